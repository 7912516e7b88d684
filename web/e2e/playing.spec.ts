/** Whole games against bots: by mouse, by keys alone, with a finger, with and without movement. */
import { expect, PHONE, STILL, test, type Device } from './inn';
import { FINGER, KEYS, MOUSE, playToTheEnd } from './hands';

/** Bots that take whatever comes along make a short evening. */
const LAST_TIME = { opponents: 2, level: 'random' };

async function expectScoresCounted({ page, ending }: Device, kings: number): Promise<void> {
  await expect(ending.getByRole('heading', { level: 2 })).toContainText(/won|crown|wins/i);
  await expect(ending.locator('.kings > li')).toHaveCount(kings);
  await expect(ending.locator('.kings > li.winner')).not.toHaveCount(0);
  // The sum that is counted out is that of the cards.
  for (const king of await ending.locator('.kings > li').all()) {
    const number = (text: string) => Number(text.replace('−', '-'));
    const cards = (await king.locator('.points').allTextContents()).map(number);
    const sum = number(await king.locator('.sum').innerText());
    expect(cards.reduce((all, each) => all + each, 0)).toBe(sum);
  }
  await expect(page).toHaveTitle(/over/i);
}

test.describe('everything moves', () => {
  test.use({ how: { reducedMotion: 'no-preference' } });

  test('two clicks start a game against bots, and it is played to the end by mouse', async ({ device }) => {
    await device.recall('wishes', LAST_TIME);
    await device.go('/');
    await device.press('Play now against bots: King of Dice');
    await device.press('Sit down and play');
    const turns = await playToTheEnd(device, MOUSE);
    expect(turns).toBeGreaterThan(2);
    await device.button('Show the result').click();
    await expectScoresCounted(device, 3);
  });
});

test('a whole game by keyboard alone', async ({ device }) => {
  const { page } = device;
  await device.recall('wishes', LAST_TIME);
  await device.go('/');
  await device.button('Play now against bots: King of Dice').waitFor();
  await device.tabTo('Play now against bots');
  await page.keyboard.press('Enter');
  await device.dialog('Play now against bots').waitFor();
  await device.tabTo('Sit down and play');
  await page.keyboard.press('Enter');
  await playToTheEnd(device, KEYS);
  await expectScoresCounted(device, 3);
  await device.expectNoViolationInAnyLight('the end');
  // What stands around the game is reached as well.
  await device.tabTo('Were the dice fair?');
  await page.keyboard.press('Enter');
  await expect(device.dialog('Were the dice fair?')).toBeVisible();
  await device.escape();
  await expect(device.dialog('Were the dice fair?')).toBeHidden();
  expect(await device.focused()).toContain('Were the dice fair?');
});

test.describe('on a phone', () => {
  test.use({ how: { ...PHONE, ...STILL } });

  test('a whole game with a finger; nothing is wider than the screen', async ({ device }) => {
    const { page } = device;
    await device.recall('wishes', LAST_TIME);
    await device.go('/');
    await device.button('Play now against bots: King of Dice').tap();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await device.button('Sit down and play').tap();
    await device.asked('keep');
    await device.expectNothingWider();
    // The answers are within reach without scrolling.
    const box = await device.question.locator('.answers').boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(844);
    await playToTheEnd(device, FINGER);
    await expectScoresCounted(device, 3);
  });
});

test('with reduced motion nothing moves', async ({ device, openTable }) => {
  await device.comeTo(await openTable([{ kind: 'here', name: 'Ana' }, { kind: 'bot', bot: 'random' }], { seed: 5, options: { first: 'Ana' } }));
  await device.asked('keep');
  await device.page.evaluate(() => {
    const moving = new Set<string>();
    Object.assign(globalThis, { moving });
    addEventListener('animationstart', ({ animationName }) => moving.add(animationName), true);
    addEventListener('transitionrun', ({ propertyName }) => moving.add(propertyName), true);
  });
  const told = device.told();
  await device.press(/^Roll all six/);
  await told;
  await device.asked('keep');
  const moved = await device.page.evaluate(() => [...(globalThis as unknown as { moving: Set<string> }).moving]);
  expect(moved).toEqual([]);
});

test('the rules of the moment, the keys and the odds are one press away', async ({ device, openTable }) => {
  const { page } = device;
  await device.comeTo(await openTable([{ kind: 'here', name: 'Ana' }, { kind: 'bot', bot: 'random' }], { seed: 5, options: { first: 'Ana' } }));
  await device.asked('keep');
  await page.keyboard.press('h');
  await expect(device.dialog('Rules of this moment')).toContainText('Keep the dice that help you');
  await device.escape();
  await page.keyboard.press('?');
  await expect(device.dialog('Keys')).toBeVisible();
  await device.escape();
  await expect(page.locator('.odds')).toHaveCount(0);
  await page.keyboard.press('o');
  await expect(page.locator('.odds').first()).toContainText('%');
  await device.page.locator('.inhabitants button').first().click();
  await expect(page.getByRole('dialog')).toContainText('Wants to see:');
});

/** Whole games against bots: by mouse, by keyboard, by touch, with and without animations. */
import { expect, PHONE, STILL, test, type Device } from './fixtures';
import { FINGER, KEYS, MOUSE, playToTheEnd } from './dice-player';

/** Bots that take whatever they can make a short game. */
const LAST_TIME = { opponents: 2, level: 'random' };

async function expectScoresCounted({ page, ending }: Device, kings: number): Promise<void> {
  await expect(ending.getByRole('heading', { level: 2 })).toContainText(/won|crown|wins/i);
  await expect(ending.locator('.kings > li')).toHaveCount(kings);
  await expect(ending.locator('.kings > li.winner')).not.toHaveCount(0);
  // The displayed sum is that of the cards.
  for (const king of await ending.locator('.kings > li').all()) {
    const number = (text: string) => Number(text.replace('−', '-'));
    const cards = (await king.locator('.points').allTextContents()).map(number);
    const sum = number(await king.locator('.sum').innerText());
    expect(cards.reduce((all, each) => all + each, 0)).toBe(sum);
  }
  await expect(page).toHaveTitle(/over/i);
}

/** Presses a button as soon as it appears, since it goes by itself when everything is counted. */
const pressAsItComes = ({ page }: Device, words: string) =>
  page.evaluate((words) => {
    const observer = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find((each) => each.textContent.includes(words));
      if (!button) return;
      observer.disconnect();
      button.click();
      Object.assign(globalThis, { pressed: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, words);

test.describe('everything moves', () => {
  test.use({ deviceOptions: { reducedMotion: 'no-preference' } });

  test('two clicks start a game against bots, and it is played to the end by mouse', async ({ device }) => {
    await device.setStored('wishes', LAST_TIME);
    await device.go('/');
    await device.press('Play now against bots: King of Dice');
    await device.press('Sit down and play');
    await pressAsItComes(device, 'Show the result');
    const turns = await playToTheEnd(device, MOUSE);
    expect(turns).toBeGreaterThan(2);
    await expect.poll(() => device.page.evaluate(() => 'pressed' in globalThis)).toBe(true);
    await expectScoresCounted(device, 3);
  });
});

test('a whole game by keyboard alone', async ({ device }) => {
  const { page } = device;
  await device.setStored('wishes', LAST_TIME);
  await device.go('/');
  await device.button('Play now against bots: King of Dice').waitFor();
  await device.tabTo('Play now against bots');
  await page.keyboard.press('Enter');
  await device.dialog('Play now against bots').waitFor();
  await device.tabTo('Sit down and play');
  await page.keyboard.press('Enter');
  await playToTheEnd(device, KEYS);
  await expectScoresCounted(device, 3);
  await device.expectFocusKept('at the end');
  await device.expectNoViolationInAnyLight('the end');
  // Everything around the game is reachable as well.
  await device.tabTo('Check the dice');
  await page.keyboard.press('Enter');
  await expect(device.dialog('Check the dice')).toBeVisible();
  await device.escape();
  await expect(device.dialog('Check the dice')).toBeHidden();
  expect(await device.focused()).toContain('Check the dice');
});

test('“Play now” remembers the length and the level of the last game', async ({ device }) => {
  const { page } = device;
  await device.go('/');
  await device.press('Play now against bots: The Thousand and One Nights');
  const [length, level] = [page.getByRole('radio', { name: '8, short' }), page.getByRole('radio', { name: 'beginner' })];
  // As the server lists them: the easiest first.
  await expect(page.locator('.level label')).toHaveText(['beginner', 'skilled', 'expert']);
  await length.check({ force: true });
  await level.check({ force: true });
  const greeted = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await device.press('Sit down and play');
  await greeted; // leaving while the page connects breaks the connection
  await device.go('/');
  await device.press('Play now against bots: The Thousand and One Nights');
  await expect(length).toBeChecked();
  await expect(level).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ deviceOptions: { ...PHONE, ...STILL } });

  test('a whole game with a finger; nothing is wider than the screen', async ({ device }) => {
    const { page } = device;
    await device.setStored('wishes', LAST_TIME);
    await device.go('/');
    await device.button('Play now against bots: King of Dice').tap();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await device.button('Sit down and play').tap();
    await device.asked('keep');
    await device.expectNothingWider();
    // The answers are visible without scrolling.
    const box = await device.question.locator('.answers').boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(844);
    await playToTheEnd(device, FINGER);
    await expectScoresCounted(device, 3);
  });
});

test('with reduced motion nothing moves', async ({ device, openTable }) => {
  await device.openTablePage(await openTable([{ kind: 'here', name: 'Ana' }, { kind: 'bot', bot: 'random' }], { seed: 5, options: { first: 'Ana' } }));
  await device.asked('keep');
  await device.page.evaluate(() => {
    const moving = new Set<string>();
    Object.assign(globalThis, { moving });
    addEventListener('animationstart', ({ animationName }) => moving.add(animationName), true);
    addEventListener('transitionrun', ({ propertyName }) => moving.add(propertyName), true);
  });
  const told = device.nextUpdate();
  await device.press(/^Roll all six/);
  await told;
  await device.asked('keep');
  const moved = await device.page.evaluate(() => [...(globalThis as unknown as { moving: Set<string> }).moving]);
  expect(moved).toEqual([]);
});

test('the rules of the moment, the keys and the odds are one press away', async ({ device, openTable }) => {
  const { page } = device;
  await device.openTablePage(await openTable([{ kind: 'here', name: 'Ana' }, { kind: 'bot', bot: 'random' }], { seed: 5, options: { first: 'Ana' } }));
  await device.asked('keep');
  await page.keyboard.press('h');
  await expect(device.dialog('Rules for this step')).toContainText('Keep the dice that help you');
  await device.escape();
  await page.keyboard.press('?');
  await expect(device.dialog('Keyboard shortcuts')).toBeVisible();
  await device.escape();
  await expect(page.locator('.odds')).toHaveCount(0);
  await page.keyboard.press('o');
  await expect(page.locator('.odds').first()).toContainText('%');
  await device.page.locator('.inhabitants button').first().click();
  await expect(page.getByRole('dialog')).toContainText('Wants:');
});

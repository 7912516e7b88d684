/** Keyboard and screen reader users never lose the focus. */
import { KEYS as DICE_KEYS } from './dice-player';
import { BOT, expect, here, LINK, TRAVELLER, type Device } from './fixtures';
import { answer, asked, KEYS as NIGHTS_KEYS, turnPageButton, night, question, untilAsked } from './nights-player';
import { test } from './scenes';

test('after Enter on Roll, Stop and every answer of King of Dice the focus is on the next question', async ({ device, openTable }) => {
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), BOT], { seed: 5, options: { first: 'Ana' } }));
  await device.asked('keep');
  const buttons = device.question.locator('.answers button:not([aria-disabled="true"])');
  for (let answers = 0; answers < 10 && !(await device.ending.isVisible()); answers++) {
    await buttons.or(device.ending).first().waitFor();
    if (await device.ending.isVisible()) break;
    // Roll once, then stop; elsewhere take the first answer.
    const isKeep = (await device.question.getAttribute('data-question')) === 'keep';
    const told = device.nextUpdate();
    const pressed = buttons.nth(isKeep && answers % 2 ? 1 : 0);
    const costs = await pressed.getAttribute('aria-haspopup');
    await pressed.focus();
    await page.keyboard.press('Enter');
    if (costs) await DICE_KEYS.confirm(device);
    await told;
    await device.expectFocusKept('after an answer');
  }
});

/** Gives the first answer (or stops rolling) by Enter; returns the kind of the question. */
async function answerByEnter(device: Device): Promise<string> {
  await device.asked();
  const kind = (await device.question.getAttribute('data-question'))!;
  const pressed = device.question.locator('.answers button').nth(kind === 'keep' ? 1 : 0);
  const costs = await pressed.getAttribute('aria-haspopup');
  await pressed.evaluate((node) => node.setAttribute('data-answered', ''));
  const told = device.nextUpdate();
  await pressed.focus();
  await device.page.keyboard.press('Enter');
  if (costs) await DICE_KEYS.confirm(device);
  await told;
  return kind;
}

test('after Enter on an answer of any other question of King of Dice the focus is where the game goes on', async ({ device, sceneTables }) => {
  for (const kind of ['take', 'place', 'bonus', 'dragon', 'again']) {
    await sceneTables.enter(device, `dice-${kind}`);
    expect(await answerByEnter(device)).toBe(kind);
    await device.expectFocusKept(kind);
  }
});

test('at the end of King of Dice the focus is on the result, while it is counted and after', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ reducedMotion: 'no-preference' });
  await sceneTables.enter(device, 'dice-last');
  await answerByEnter(device);
  const result = device.button('Show the result');
  await device.ending.waitFor();
  await device.expectFocusKept('while the points are counted');
  // It goes by itself once everything is counted.
  await result.focus({ timeout: 1000 }).catch(() => {});
  await device.page.keyboard.press('Enter');
  await expect(device.ending.getByRole('heading', { level: 2 })).not.toContainText('Counting');
  await device.expectFocusKept('on the result');
});

/** Focuses a button and presses Enter. */
async function enter({ page }: Device, name: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}
const focusedPart = ({ page }: Device, part: string) => page.evaluate((part) => document.activeElement?.closest(part) !== null, part);

test('the last tip of an introduction leads the focus on to the question', async ({ device }) => {
  await device.go('/');
  await device.press('Learn by playing: King of Dice');
  await device.asked('keep');
  await enter(device, 'Next tip');
  await expect(device.page.locator('.remark .paging button').nth(1), 'it is the last so far').toBeDisabled();
  // The button cannot be pressed any more.
  await expect.poll(() => device.page.evaluate(() => document.activeElement?.matches('.remark, .question'))).toBe(true);
  await enter(device, 'Hide this tip');
  await expect(device.page.locator('[data-remark]')).toHaveCount(0);
  await device.expectFocusKept('after the last tip');
});

test('who removes a seat, or sits down, goes on from the page', async ({ device, newDevice, openTable }) => {
  await device.go('/new/dice');
  const seats = device.page.locator('.seats > li');
  await expect(seats).toHaveCount(3);
  await enter(device, 'Remove seat 3');
  await expect(seats).toHaveCount(2);
  await expect.poll(() => focusedPart(device, 'main'), 'in a new table').toBe(true);

  const opened = await openTable([...here('Ana'), LINK, LINK], { seed: 5 });
  await device.openTablePage(opened);
  const chairs = device.page.locator('.people > *');
  await expect(chairs).toHaveCount(3);
  await chairs.nth(2).getByRole('button').focus();
  await device.page.keyboard.press('Enter');
  await device.page.getByRole('menuitem', { name: 'Remove this seat' }).focus();
  await device.page.keyboard.press('Enter');
  await expect(chairs).toHaveCount(2);
  await expect.poll(() => focusedPart(device, 'main'), 'in the waiting room').toBe(true);

  const guest = await newDevice();
  await guest.follow(opened, opened.invitation);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);
  await expect.poll(() => focusedPart(guest, 'main'), 'after sitting down').toBe(true);
});

test('in the Nights the focus goes from the answer to the page and on to the next question', async ({ device, openTable }) => {
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(20)));
  const kinds = new Set<string>();
  for (let answers = 0; answers < 16 && !kinds.has('reaction'); answers++) {
    expect(await untilAsked(device, NIGHTS_KEYS)).toBe(true);
    kinds.add((await asked(device)).kind!);
    await answer(device, NIGHTS_KEYS, ['move']);
    await question(device).or(turnPageButton(device)).first().waitFor();
    await device.expectFocusKept('after an answer');
  }
  // Screen readers read the next question because it has the focus.
  await untilAsked(device, NIGHTS_KEYS);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.question-panel') !== null)).toBe(true);
});

test('who opens the list of places by key goes on in it', async ({ device, sceneTables }) => {
  const { page } = device;
  await sceneTables.enter(device, 'nights-move');
  const places = question(device).locator('.filtered [data-option]');
  await page.keyboard.press('l');
  await expect(places.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(places.nth(1)).toBeFocused();
});

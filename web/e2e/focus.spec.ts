/** Keyboard and screen reader users never lose the focus. */
import { KEYS as DICE_KEYS } from './dice-player';
import { BOT, expect, here, TRAVELLER } from './fixtures';
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
    expect(await page.evaluate(() => document.activeElement?.closest('.question, .ending') !== null)).toBe(true);
  }
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

/** Introductions: from the lobby to the end, with remarks about what actually happens. */
import type { Locator } from '@playwright/test';
import { KEYS as DICE_KEYS, MOUSE as DICE_MOUSE, playToTheEnd } from './dice-player';
import { expect, PHONE, STILL, test, type Device } from './fixtures';
import { answer, turnPageButton, MOUSE, openList, question, untilAsked } from './nights-player';

const remark = ({ page }: Device, key: string): Locator => page.locator(`[data-remark="${key}"]`);
const before = ({ page }: Device): Locator => page.locator('.remark .paging button').first();
const next = ({ page }: Device): Locator => page.locator('.remark .paging button').nth(1);
const ROAD = ['move:baghdad', 'move:damavand'];

/** Reads all remarks from the first to the last; returns their keys. */
async function leafThrough(device: Device): Promise<string[]> {
  while (await before(device).isEnabled()) await before(device).click();
  const shown = device.page.locator('[data-remark]');
  const keys = [(await shown.getAttribute('data-remark'))!];
  for (; await next(device).isEnabled(); keys.push((await shown.getAttribute('data-remark'))!)) await next(device).click();
  return keys;
}

/** Travels as the remarks suggest: home, or via Damavand. */
async function travel(device: Device): Promise<void> {
  await openList(device, MOUSE);
  const ways = ROAD.map((way) => question(device).locator(`[data-option="${way}"]`));
  const told = device.nextUpdate();
  await (await Promise.all(ways.map(async (way) => ((await way.isVisible()) ? way : null)))).find(Boolean)!.click();
  await told;
}

/** Goes home, and answers everything else arbitrarily. */
async function goHome(device: Device): Promise<void> {
  for (let questions = 0; questions < 60 && (await untilAsked(device, MOUSE)); questions++) {
    if ((await question(device).getAttribute('data-question')) === 'move') await travel(device);
    else await answer(device, MOUSE, ['move']);
  }
}

test('one click at the door begins the introduction to King of Dice, and it is played to the end by mouse', async ({ device }) => {
  test.slow();
  await device.go('/');
  await device.press('Learn by playing: King of Dice');
  await expect(remark(device, 'dice-welcome')).toContainText('Welcome');
  await device.press('Next tip');
  await expect(remark(device, 'dice-first-roll')).toContainText('a 1, a 2 and a 3');
  await device.expectNoViolation('a table with a remark');
  await playToTheEnd(device, DICE_MOUSE);
  const heard = await leafThrough(device);
  await expect(remark(device, 'dice-enough')).toBeVisible();
  expect(heard).toEqual(expect.arrayContaining(['dice-place', 'dice-penalty', 'dice-end']));
  expect(heard.at(-1)).toBe('dice-enough');
  await device.expectNoViolation('the end of an introduction');
  const learned = device.page.url();
  await device.press('Play now against bots');
  await device.page.waitForURL((url) => url.href !== learned && url.pathname.startsWith('/t/'));
  await device.page.locator('.question').waitFor();
  await expect(device.page.locator('.remark')).toHaveCount(0);
});

test('the way home from Herat is played to the end by mouse, in French', async ({ newDevice }) => {
  test.slow();
  const device = await newDevice({ ...STILL, locale: 'fr-FR' });
  await device.go('/');
  await device.press('Apprendre en jouant : Les Mille et Une Nuits');
  await expect(remark(device, 'nights-welcome')).toContainText('Bonsoir');
  await goHome(device);
  await expect(device.ending).toBeVisible();
  const heard = await leafThrough(device);
  expect(heard).toEqual(expect.arrayContaining(['nights-treasure', 'nights-declared', 'nights-won']));
  expect(heard.at(-1)).toBe('nights-enough');
  await expect(device.button('Jouer tout de suite contre des robots')).toBeVisible();
});

test('an introduction is played by keys alone, in Spanish', async ({ newDevice }) => {
  test.slow();
  const device = await newDevice({ ...STILL, locale: 'es-ES' });
  await device.go('/');
  const way = device.button('Aprender jugando: El Rey de los Dados');
  await way.focus();
  await device.page.keyboard.press('Enter');
  await expect(remark(device, 'dice-welcome')).toContainText('Te damos la bienvenida');
  await device.asked('keep');
  await next(device).focus();
  await device.page.keyboard.press('Enter');
  await expect(remark(device, 'dice-first-roll')).toBeVisible();
  await device.escape();
  await playToTheEnd(device, DICE_KEYS);
  while (await next(device).isEnabled()) {
    await next(device).focus();
    await device.page.keyboard.press('Enter');
  }
  await expect(device.page.locator('.remark').getByRole('button', { name: 'Jugar ya contra bots' })).toBeVisible();
});

test('on a phone a remark that was put away stays away until there is another', async ({ newDevice }) => {
  const device = await newDevice({ ...PHONE, ...STILL });
  await device.go('/');
  await device.press('Learn by playing: King of Dice');
  await remark(device, 'dice-welcome').waitFor();
  await device.press('Next tip');
  await device.press('Hide this tip');
  await expect(device.page.locator('[data-remark]')).toHaveCount(0);
  await device.asked('keep');
  await device.page.keyboard.press('r');
  await expect(remark(device, 'dice-colours')).toContainText('● red');
  await expect(device.question.locator('.answers button').first()).toBeInViewport();
});

test('what is remarked on others waits until the page before it is turned', async ({ device }) => {
  await device.go('/');
  await device.press('Learn by playing: The Thousand and One Nights');
  await remark(device, 'nights-welcome').waitFor();
  await untilAsked(device, MOUSE, 'move');
  await travel(device);
  await untilAsked(device, MOUSE, 'award');
  await answer(device, MOUSE);
  // The award is on the open page; the next event is on the following one.
  await turnPageButton(device).waitFor();
  await expect(device.page.locator('article.book')).toContainText(/gains \d|any more: /);
  expect(await leafThrough(device)).not.toContain('nights-other');
  await turnPageButton(device).click();
  await expect(remark(device, 'nights-other')).toBeVisible();
});

/** Where a table shows plates, and that nothing moves when they come. */
import type { Locator, Page } from '@playwright/test';
import { expect, PHONE, STILL, type Device } from './fixtures';
import { test } from './scenes';

const plate = (page: Page | Locator, name: string) => page.locator(`[data-plate="${name}"]`);

/** Holds back what the server sends at an address until the returned function is called. */
async function holdBack({ page }: Device, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const recordShifts = ({ context }: Device) =>
  context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))).observe({ type: 'layout-shift' });
  });
const startCountingShifts = ({ page }: Device) => page.evaluate(() => void ((globalThis as unknown as { shifts: number[] }).shifts.length = 0));
const shifted = ({ page }: Device) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0));

test('the tale page and the sheet of a hero show plates, nothing moves when one comes late, and forced colours leave them theirs', async ({ device, sceneTables }) => {
  const { page } = device;
  await recordShifts(device);
  const send = await holdBack(device, '**/api/plates/**');
  const list = page.waitForResponse(/\/api\/books\/.*\/plates$/);
  await sceneTables.enter(device, 'nights-reaction');
  const { plates } = (await (await list).json()) as { plates: Record<string, { words: string }> };
  const prince = plate(page.locator('article.book'), 'beings/prince');
  await expect(prince).toBeVisible();
  await expect(prince.locator('> svg')).toHaveCount(0);
  const box = await prince.boundingBox();
  await startCountingShifts(device);
  send();
  await expect(prince.locator('> svg')).toBeVisible();
  expect(await prince.boundingBox(), 'the picture has the room that was kept for it').toEqual(box);
  expect(await shifted(device)).toBeLessThan(0.005);
  // Whoever does not see the picture hears what it shows.
  await expect(prince).toHaveRole('img');
  await expect(prince).toHaveAccessibleName(/\.$/);

  // The scene has wounded Scheherazade: her portrait shows it, and so does what is said of it.
  await page.locator('[data-spot="hero-Ana"] button').click();
  const portrait = plate(page.getByRole('dialog'), 'heroes/scheherazade-woman');
  await expect(portrait.locator('> svg')).toBeVisible();
  await expect(portrait).toHaveAccessibleName(`${plates['heroes/scheherazade-woman']!.words} ${plates['worn/wounded']!.words}`);
  // What is held lies there as cards whose pictures have the name beside them.
  const card = plate(page.getByRole('dialog'), 'statuses/respected');
  await expect(card.locator('> svg')).toBeVisible();
  await expect(card).toHaveAttribute('aria-hidden', 'true');

  const pigments = () =>
    portrait.locator('svg *').evaluateAll((all) => all.map((each) => [getComputedStyle(each).fill, getComputedStyle(each).stroke, getComputedStyle(each).color].join(' ')));
  const before = await pigments();
  expect(new Set(before).size, 'a portrait has many colours').toBeGreaterThan(8);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await pigments()).toEqual(before);
  await expect(portrait).toHaveCSS('forced-color-adjust', 'none');
});

test('an introduction is told by Scheherazade, with her portrait', async ({ device }) => {
  await device.go('/');
  await device.press('Learn by playing: The Thousand and One Nights');
  await expect(plate(device.page, 'heroes/scheherazade-woman').locator('svg').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ deviceOptions: { ...PHONE, ...STILL } });

  test('a being that has no plate gets a quiet ornament, silent to a screen reader', async ({ device, sceneTables }) => {
    const { page } = device;
    await page.route('**/api/books/*/*/plates', async (route) => {
      const answer = (await (await route.fetch()).json()) as { plates: Record<string, unknown> };
      await route.fulfill({ json: { plates: Object.fromEntries(Object.entries(answer.plates).filter(([name]) => !name.startsWith('beings/'))) } });
    });
    await sceneTables.enter(device, 'nights-reaction');
    const prince = plate(page.locator('article.book'), 'beings/prince');
    await expect(prince.locator('path')).toHaveCount(2);
    await expect(prince).toHaveAttribute('aria-hidden', 'true');
  });
});

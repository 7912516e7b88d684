/** How a table appears on a slow connection. */
import { expect, here, PHONE, STILL, test, TRAVELLER, type Device } from './fixtures';
import { night } from './nights-player';

interface Picture {
  words: string;
  top: number;
  main: boolean;
  /** How often a screen reader has been told so far. */
  told: number;
}

/** Records in every frame which placeholder text is visible, and where. */
const watch = (device: Device) =>
  device.context.addInitScript(() => {
    const pictures: Picture[] = [];
    const told = new Set<Element>();
    Object.assign(globalThis, { pictures });
    const look = () => {
      const words = document.querySelector<HTMLElement>('.loading-text > p');
      if (words?.role === 'status') told.add(words);
      const top = Math.round(words?.getBoundingClientRect().top ?? -1);
      if (document.body) pictures.push({ words: words?.innerText ?? '', top, main: !!document.querySelector('.night, .felt'), told: told.size });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Wait for two more frames, however slow the machine. */
async function seenTwice({ page }: Device): Promise<void> {
  await page.waitForFunction(() => (globalThis as unknown as { pictures: Picture[] }).pictures.some(({ words }) => words));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const [where, how] of [['on a desk', STILL], ['on a phone', { ...PHONE, ...STILL }]] as const) {
  test.describe(where, () => {
    test.use({ deviceOptions: how });

    for (const game of ['dice', 'nights']) {
      test(`the first words of a table of ${game} stand still until the table is there`, async ({ device, openTable }) => {
        const opened = await openTable([...here('Ana'), { kind: 'bot', bot: game === 'dice' ? 'random' : 'traveller' }], game === 'nights' ? night(12) : { seed: 5 });
        await watch(device);
        await device.page.route(/\/assets\/.*\.js$/, async (route) => {
          await seenTwice(device);
          await route.continue();
        });
        await device.openTablePage(opened);
        await device.page.locator('.night, .felt').waitFor();
        const pictures = await device.page.evaluate(() => (globalThis as unknown as { pictures: Picture[] }).pictures);
        const from = pictures.findIndex(({ words }) => words);
        const waited = pictures.slice(from, pictures.findIndex(({ main }) => main));
        expect(waited.length).toBeGreaterThan(1);
        expect(new Set(waited.map(({ words, top }) => `${words} at ${String(top)}`)).size, 'the same words in the same place, never none').toBe(1);
        expect(pictures.at(-1)!.told, 'a screen reader says them once').toBeLessThanOrEqual(1);
      });
    }
  });
}

test('a browser that never tells of its first picture comes to the table all the same', async ({ device, openTable }) => {
  await device.context.addInitScript(() => {
    performance.getEntriesByName = () => [];
    PerformanceObserver.prototype.observe = () => {};
  });
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(12)));
  await expect(device.page.locator('.night')).toBeVisible();
});

test('a window of middling width has the line about the goal below its heroes', async ({ device, openTable }) => {
  await device.page.setViewportSize({ width: 1280, height: 800 });
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(12)));
  await expect(device.page.locator('.strip').getByText('Goal: 12 points')).toBeVisible();
});

test.describe('with large letters on a phone', () => {
  test.use({ deviceOptions: { ...PHONE, ...STILL } });

  test('a game that is seen again is no wider than the screen', async ({ device, openTable }) => {
    await device.setStored('settings', { language: 'es', textSize: 150 });
    const opened = await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Ana' } });
    await device.openTablePage(opened);
    await device.asked('keep');
    await device.go(`/t/${opened.table}/replay`);
    await device.page.locator('.controls').waitFor();
    await device.expectNothingWider();
  });
});

test('the front door shows the storyteller without loading her game', async ({ device }) => {
  await device.go('/');
  await device.page.locator('[data-plate="heroes/scheherazade-woman"] svg').first().waitFor();
  const loaded = await device.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')));
  expect(loaded.filter((name) => /^(nights|NightsTable|table|dice)-/.test(name))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ deviceOptions: { ...PHONE, ...STILL } });

  test('nothing moves on the front door when the server tells of its games', async ({ device }) => {
    await device.context.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
    });
    let tell = () => {};
    const told = new Promise<void>((done) => (tell = done));
    await device.page.route('**/api/games', async (route) => {
      await told;
      await route.continue();
    });
    await device.go('/');
    await device.page.locator('footer').waitFor();
    await device.page.evaluate(() => document.fonts.ready);
    await device.page.evaluate(() => ((globalThis as unknown as { shifts: number[] }).shifts.length = 0));
    tell();
    await expect(device.page.locator('.actions button')).toHaveCount(6);
    await device.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shifts = await device.page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  });
});

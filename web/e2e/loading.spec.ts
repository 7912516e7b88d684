/** How a table appears on a slow connection. */
import { expect, here, PHONE, STILL, test, TRAVELLER, type Device } from './fixtures';
import { night } from './nights-player';

interface Picture {
  words: string;
  top: number;
  main: boolean;
}

/** Records in every frame which placeholder text is visible, and where. */
const watch = (device: Device) =>
  device.context.addInitScript(() => {
    const pictures: Picture[] = [];
    Object.assign(globalThis, { pictures });
    const look = () => {
      const words = document.querySelector<HTMLElement>('.loading-text > p');
      const top = Math.round(words?.getBoundingClientRect().top ?? -1);
      if (document.body) pictures.push({ words: words?.innerText ?? '', top, main: !!document.querySelector('.night, .felt') });
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

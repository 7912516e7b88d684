/** The chronicle of a game: read as a page, downloaded as an EPUB, and shared by a public link. */
import { readFileSync } from 'node:fs';
import { BOT, expect, here, test, TRAVELLER, type Opened } from './fixtures';
import { night } from './nights-player';

test('a night is read, kept and shared', async ({ device, newDevice, openTable }) => {
  test.slow();
  const opened: Opened = await openTable([TRAVELLER, TRAVELLER], night(2));
  await device.openTablePage(opened);
  const { page, ending } = device;
  // A player who joins a running game turns its pages.
  await expect(async () => {
    await page.keyboard.press(' ');
    await expect(ending).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  const home = page.getByRole('region', { name: 'Chronicle of this game' });
  await expect(home).toBeVisible();

  // Read.
  const [tale] = await Promise.all([page.waitForEvent('popup'), home.getByRole('button', { name: 'Read it' }).click()]);
  await expect(tale.getByRole('heading', { level: 1 })).toContainText('Took to the Road');
  await expect(tale.getByRole('heading', { level: 2 }).filter({ hasText: 'Chapter I' }).first()).toBeVisible();
  await expect(tale.locator('figure.map svg')).toBeVisible();
  expect(await tale.evaluate(() => document.fonts.ready.then(() => document.fonts.check('20px "EB Garamond"')))).toBe(true);
  await tale.close();

  // Download.
  const [book] = await Promise.all([page.waitForEvent('download'), home.getByRole('button', { name: 'EPUB' }).click()]);
  expect(book.suggestedFilename()).toBe(`serai-${opened.table}.epub`);
  expect(readFileSync(await book.path()).subarray(0, 2).toString()).toBe('PK');

  // Share: somebody else reads it in their own language, without a key and without JavaScript.
  await home.getByRole('button', { name: 'Share a link' }).click();
  const link = new URL(await home.getByRole('textbox').inputValue());
  await device.expectNoViolation('the ending');
  const guest = await newDevice({ locale: 'fr-FR', javaScriptEnabled: false });
  await guest.go(link.pathname);
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText('La nuit où');
  await expect(guest.page.getByText('Comment cela finit').first()).toBeVisible();
});

test('a shared chronicle can be read by everyone', async ({ device, openTable, testHouse }) => {
  const opened: Opened = await openTable([BOT, BOT], { game: 'dice', seed: 3 });
  await device.openTablePage(opened);
  await expect(device.ending).toBeVisible();
  await expect(device.page.getByRole('region', { name: 'Chronicle of this game' })).toBeVisible();
  const answer = await testHouse.fetch(`/api/tables/${opened.table}/chronicle/link`, { method: 'POST', headers: { 'serai-key': opened.host } });
  const { path } = (await answer.json()) as { path: string };
  await device.go(path);
  await expect(device.page.getByRole('heading', { level: 1 })).toContainText('Crown');
  await device.expectNoViolation('a chronicle');
  for (const width of [390, 1360]) {
    await device.page.setViewportSize({ width, height: 844 });
    await device.expectNothingWider();
  }
});

test('of a running game one reads the tale so far', async ({ device, openTable }) => {
  const opened: Opened = await openTable(here('Ana'), night(20));
  await device.openTablePage(opened);
  await device.button('Open the menu').waitFor();
  const [tale] = await Promise.all([device.page.waitForEvent('popup'), device.pick('Open the menu', 'Read the chronicle so far')]);
  await expect(tale.getByText('So far: the evening is not over yet.')).toBeVisible();
  await expect(tale.getByText('as it was told to Ana')).toBeVisible();
});

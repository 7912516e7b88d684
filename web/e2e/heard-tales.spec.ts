/** The tales that a browser remembers as heard, and the settings that turn this off and delete the list. */
import { expect, type Device } from './fixtures';
import { test } from './scenes';

const remembered = ({ page }: Device) => page.evaluate(() => Object.values((JSON.parse(localStorage.getItem('serai.heard') ?? '{}') as { packs?: object }).packs ?? {}) as Record<string, number>[]);

/** Opens a game against bots, and returns what the request for the table says was heard. */
async function heardAtNewTable(device: Device): Promise<unknown> {
  await device.go('/');
  await device.press('Play now against bots: The Thousand and One Nights');
  const request = device.page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/tables'));
  const greeted = device.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await device.dialog('Play now against bots').getByRole('button', { name: 'Sit down and play' }).click();
  const { heard } = (await request).postDataJSON() as { heard?: unknown };
  await device.page.waitForURL('**/t/*');
  await greeted; // leaving while the page connects breaks the connection
  return heard;
}

test('tales that were heard are brought to a new table, unless the settings say otherwise', async ({ device, sceneTables }) => {
  const told = await sceneTables.open('nights-award');
  await sceneTables.enter(device, told);
  await expect.poll(() => remembered(device)).toHaveLength(1);
  const [counts] = await remembered(device);
  expect(Object.values(counts!)).toEqual(Object.values(counts!).map(() => 1));
  expect(await heardAtNewTable(device)).toEqual(counts);

  const settings = device.dialog('Settings');
  const remember = settings.getByRole('switch', { name: 'Remember the tales we hear' });
  await device.go('/settings');
  await settings.getByText('Remember the tales we hear').click();
  await expect(remember).not.toBeChecked();
  expect(await heardAtNewTable(device)).toBeUndefined();

  await device.go('/settings');
  await settings.getByText('Remember the tales we hear').click();
  await settings.getByRole('button', { name: 'Forget the tales heard so far' }).click();
  await expect(settings.getByRole('status')).toHaveText('The list of tales is deleted.');
  await expect(settings.getByRole('button', { name: 'Forget the tales heard so far' })).toHaveCount(0);
  expect(await heardAtNewTable(device)).toBeUndefined();

  // The table told these tales before they were forgotten, so seeing it again must not count them.
  await sceneTables.enter(device, told);
  expect(await remembered(device)).toEqual([]);
});

/** The visitor's own tables in the lobby. */
import { kept } from '../tools/house.js';
import { expect, here, test } from './fixtures';

const BOS_TURN = { seed: 5, options: { first: 'Bo' } };

test('one’s own tables come first, tell whose turn it is, and change while one looks', async ({ device, newDevice, openTable }) => {
  const opened = await openTable(here('Ana', 'Bo'), BOS_TURN);
  const ana = { ...kept(opened), chairs: { 0: opened.chairs[0] }, keys: [opened.chairs[0]], mine: true, names: ['Ana', 'Bo'], seen: 2 };
  await device.setStored('tables', [ana, { ...kept(opened), table: 'nowhere', names: ['Ana', 'Cleo'] }]);
  const posted = device.page.waitForRequest((request) => request.url().endsWith('/api/own-tables'));
  await device.go('/');
  expect((await posted).url()).not.toContain(String(opened.chairs[0]));
  const own = device.page.getByRole('region', { name: 'Your tables' });
  const [table, gone] = [own.locator('li').nth(0), own.locator('li').nth(1)];
  await expect(table).toContainText('Waiting for Bo');
  await expect(table).toContainText('King of Dice · the last move was just made');
  await expect(gone).toContainText('This table no longer exists');
  await device.drawn();
  const rooms = await device.page.locator('.rooms').boundingBox();
  expect((await own.boundingBox())!.y).toBeLessThan(rooms!.y);
  await device.expectNoViolationInAnyLight('own tables');

  const bo = await newDevice();
  await bo.follow(opened, opened.chairs[1]);
  await bo.asked('keep');
  await bo.pick('Open the menu', 'Let a bot play for you');
  await expect(bo.page.getByText('A bot is playing for you.')).toBeVisible();
  await expect(bo.page.locator('header [role=status]')).toHaveText('Ana’s turn');
  await device.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(table).toContainText('It is your turn.');
  await expect(table).toContainText('Bo is at the table now');

  await device.press('Remove from the list: Ana and Cleo');
  await expect(own.locator('li')).toHaveCount(1);
  await device.page.reload();
  await expect(own.locator('li')).toHaveCount(1);
});

test('whoever has no table yet finds the games first', async ({ device }) => {
  await device.go('/');
  const own = device.page.getByRole('region', { name: 'Your tables' });
  await expect(own).toContainText('it appears here');
  await device.drawn();
  expect((await own.boundingBox())!.y).toBeGreaterThan((await device.page.locator('.rooms').boundingBox())!.y);
});

/** Games that last for days: what happened while one was away, the time limit, and holidays. */
import { kept } from '../tools/house.js';
import { expect, here, PHONE, STILL } from './fixtures';
import { test } from './scenes';

test('who comes back reads on a phone, by keyboard, what the others did', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ ...PHONE, ...STILL });
  const opened = await sceneTables.open('dice-keep');
  const own = { ...kept(opened), chairs: { 0: opened.chairs[0] }, keys: [opened.chairs[0]] };
  await device.setStored('tables', [{ ...own, shown: { seat: 'Ana', events: 0, at: Date.now() - 86_400_000 } }]);
  await device.go(`/t/${opened.table}`);
  await device.press('Read what happened');
  const dialog = device.dialog('While you were away');
  await expect(dialog.getByRole('region', { name: 'Page 1 of 2' })).toContainText('Five inhabitants wait by the road');
  await device.expectNoViolation('the pages of what happened');
  await device.expectNothingWider();
  await dialog.getByRole('button', { name: 'Next page' }).press('Enter');
  const second = dialog.getByRole('region', { name: 'Page 2 of 2' });
  await expect(second).toBeFocused();
  await expect(second.getByRole('heading')).toContainText('Ana');
  await device.page.keyboard.press('ArrowLeft');
  await device.page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'To the table' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(device.page.getByRole('button', { name: 'Read what happened' })).toHaveCount(0);
  await device.page.reload();
  await device.asked();
  await expect(device.page.getByRole('button', { name: 'Read what happened' })).toHaveCount(0);
});

test('the time limit is explained, and a holiday stops it for everybody', async ({ device, newDevice, openTable }) => {
  const opened = await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Ana' }, clock: { kind: 'day', count: 2, weekend_rest: true, zone: 'Europe/Paris' } });
  const bo = await newDevice();
  await device.follow(opened, opened.chairs[0]);
  await bo.follow(opened, opened.chairs[1]);
  await device.asked();
  await device.pick('Open the menu', 'Time limit and holidays');
  const dialog = device.dialog('Time limit and holidays');
  await expect(dialog).toContainText('Time for each choice: 2 days');
  await expect(dialog).toContainText('Saturdays and Sundays (time zone: Europe/Paris)');
  await expect(dialog).toContainText('The next choice is due by');
  await expect(dialog).toContainText('a bot plays on for them. They can take over again at any time');
  await device.expectNoViolation('the time limit');
  await expect(bo.page.getByRole('timer')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take a holiday' }).click();
  await expect(bo.page.locator('main').getByText('Ana has declared a holiday')).toBeVisible();
  await expect(bo.page.locator('[aria-live=polite]', { hasText: /^Ana has declared a holiday/ })).toBeAttached(); // a screen reader says it
  await expect(bo.page.getByRole('timer')).toHaveCount(0);
  await bo.press('End the holiday');
  await expect(bo.page.getByRole('timer')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Take a holiday' })).toBeVisible();
});

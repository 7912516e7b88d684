/** One person's devices share tables and settings by a secret link, encrypted in the browser. */
import { kept } from '../tools/house.js';
import { expect, here, PHONE, STILL, test } from './fixtures';

test('a phone gets the tables of a laptop by its link, and both stay in step', async ({ device: laptop, newDevice, openTable }) => {
  const phone = await newDevice({ ...PHONE, ...STILL });
  const opened = await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Ana' } });
  await laptop.setStored('tables', [{ ...kept(opened), names: ['Ana', 'Bo'] }]);
  const sent: string[] = [];
  for (const { page } of [laptop, phone]) page.on('request', (request) => request.url().includes('/api/synced/') && sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`));

  await laptop.go('/');
  await laptop.page.getByRole('link', { name: 'Use another device too' }).click();
  await laptop.press('Make a secret link');
  const link = await laptop.page.getByRole('textbox', { name: 'Link' }).inputValue();
  const secret = link.split('#')[1]!;
  await expect(laptop.page.getByRole('img', { name: 'Link for your other device' })).toBeVisible();
  await laptop.expectNoViolation('the link for another device');

  await phone.go(link.slice(new URL(link).origin.length));
  await expect(phone.page).toHaveURL(/\/devices$/);
  await phone.press('Link this device');
  await expect(phone.page.getByText('This device is now linked to your others.')).toBeVisible();
  await phone.expectNoViolation('a device that was linked');
  await phone.expectNothingWider();
  await phone.page.getByRole('link', { name: 'See your tables' }).click();
  await phone.page.getByRole('link', { name: 'Ana and Bo' }).click();
  await phone.asked();

  // Both change something while they are offline.
  laptop.expectsConnectionErrors = phone.expectsConnectionErrors = true;
  for (const { context } of [laptop, phone]) await context.setOffline(true);
  await phone.page.evaluate(() => localStorage.setItem('serai.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('serai.settings')!), theme: 'dark' })));
  await laptop.page.evaluate(() => localStorage.setItem('serai.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('serai.settings')!), textSize: 125 })));
  for (const { context } of [laptop, phone]) await context.setOffline(false);
  for (const { page } of [phone, laptop, phone]) {
    const stored = page.waitForResponse((response) => response.url().includes('/api/synced/') && response.ok());
    await page.reload();
    await stored;
  }
  for (const { page } of [laptop, phone]) {
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('serai.settings')!).textSize)).toBe(125);
  }

  await laptop.press('End the link');
  await laptop.dialog('End the link for all devices?').getByRole('button', { name: 'End the link' }).click();
  await expect(laptop.page.getByText('This device is no longer linked to others.')).toBeVisible();
  await phone.go('/devices');
  await expect(phone.page.getByText('This device is no longer linked to others.')).toBeVisible();
  expect(sent.length).toBeGreaterThan(4);
  for (const each of sent) {
    expect(each).not.toContain(secret);
    expect(each).not.toContain(opened.chairs[0]!);
  }
});

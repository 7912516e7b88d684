/** One person's devices share tables and settings by a secret link, encrypted in the browser. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decrypt, deriveKeys, isSecret } from '../src/sync/encryption';
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
  // Each is in step once it has been opened after the other has sent its change.
  const storedSettings = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('serai.settings')!) as Record<string, unknown>);
  await expect(async () => {
    for (const { page } of [phone, laptop]) {
      const synced = page.waitForResponse((response) => response.url().includes('/api/synced/') && response.ok());
      await page.reload();
      await synced;
    }
    for (const { page } of [phone, laptop]) expect(await storedSettings(page)).toMatchObject({ theme: 'dark', textSize: 125 });
  }).toPass();
  for (const { page } of [laptop, phone]) await expect(page.locator('html[data-theme=dark]')).toBeAttached();

  await laptop.press('Unlink all devices');
  await laptop.dialog('Unlink all devices?').getByRole('button', { name: 'Unlink all devices' }).click();
  await expect(laptop.page.getByText('This device is no longer linked to others.')).toBeVisible();
  await phone.go('/devices');
  await expect(phone.page.getByText('This device is no longer linked to others.')).toBeVisible();
  expect(sent.length).toBeGreaterThan(4);
  for (const each of sent) {
    expect(each).not.toContain(secret);
    expect(each).not.toContain(opened.chairs[0]!);
  }
});

/** What the server's database has for a linked person: the columns of that row. */
function storedRow(home: string, id: string): { id: string; key: string; content: string } {
  const query = "import json, sqlite3, sys; c = sqlite3.connect(sys.argv[1]); print(json.dumps(c.execute('SELECT id, key, content FROM synced_data WHERE id = ?', sys.argv[2:]).fetchone()))";
  const [id_, key, content] = JSON.parse(execFileSync('../.venv/bin/python', ['-c', query, join(home, 'serai.db'), id], { encoding: 'utf-8' })) as [string, string, string];
  return { id: id_, key, content };
}

test('the database of the server opens nothing of what linked devices share', async ({ device: laptop, newDevice, openTable, testHouse }) => {
  const opened = await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Ana' } });
  await laptop.setStored('tables', [kept(opened)]);
  const change = laptop.page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/api/synced/'));
  await laptop.go('/devices');
  await laptop.press('Make a secret link');
  const secret = (await laptop.page.getByRole('textbox', { name: 'Link' }).inputValue()).split('#')[1]!;
  const request = await change;
  expect((await request.response())!.ok()).toBe(true);
  const path = new URL(request.url()).pathname;
  const owner = path.split('/').at(-1)!;
  const syncKey = (await request.allHeaders())['serai-key']!;
  const row = storedRow(testHouse.home, owner);

  // Whoever has the link opens it, and so could play: this is worth trying.
  const right = await deriveKeys(secret);
  expect(right).toMatchObject({ id: owner, key: syncKey });
  expect(JSON.stringify(await decrypt(right, row.content))).toContain(opened.chairs[0]);

  const files = readdirSync(testHouse.home).filter((name) => name.startsWith('serai.db')).map((name) => readFileSync(join(testHouse.home, name), 'latin1'));
  expect(files.some((text) => text.includes(owner)), 'these are the files').toBe(true);
  for (const hidden of [secret, syncKey, opened.chairs[0]!]) expect(files.filter((text) => text.includes(hidden))).toEqual([]);

  // Every value of the row, as the secret of a link and as the key of a request.
  const inDigest = Buffer.from(row.key, 'hex').toString('base64url');
  const values = [row.id, row.key, inDigest, row.content.slice(0, 43), row.content.slice(-43)];
  for (const value of values) {
    const guess = value.repeat(3).slice(0, 43);
    expect(isSecret(guess)).toBe(true);
    await expect(decrypt(await deriveKeys(guess), row.content), 'as a secret').rejects.toThrow();
    await expect(decrypt({ ...(await deriveKeys(guess)), id: owner }, row.content), 'with the right id').rejects.toThrow();
    for (const key of [value, guess]) {
      const answer = await testHouse.fetch(path, { headers: { 'serai-key': key } });
      expect([answer.status, ((await answer.json()) as { key: string }).key]).toEqual([404, 'refused-no-synced-data']);
    }
  }
  const thief = await newDevice();
  thief.expectsConnectionErrors = true;
  await thief.go(`/devices#${row.content.slice(0, 43)}`);
  await thief.press('Link this device');
  await expect(thief.page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  expect(await thief.page.evaluate(() => [localStorage.getItem('serai.tables'), localStorage.getItem('serai.devices')])).toEqual([null, null]);
});

/** The service worker: pages without a server, updates beside an open table, and none without a secure context. */
import { networkInterfaces } from 'node:os';
import type { Page } from '@playwright/test';
import { FOR_NETWORK } from '../tools/house.js';
import { expect, here, openFullBrowser, STILL, test, type Opened } from './fixtures';
import { withHouse } from './shared-house';

const WITH_WORKER = { ...STILL, serviceWorkers: 'allow' } as const;

/** Waits until the worker has kept the files and the rules. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('serai-answers')).keys()).length), { message: 'the rules are kept' })
    .toBeGreaterThanOrEqual(3);
}

test('the start page and the rules open offline, and a table comes back by itself', async ({ newDevice, openTable }) => {
  const device = await newDevice(WITH_WORKER);
  device.expectsConnectionErrors = true;
  const { page, context } = device;
  const opened = await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Ana' } });
  await device.follow(opened, opened.chairs[0]);
  await device.asked();
  await workerReady(page);
  await context.setOffline(true);
  await device.go('/rules/dice');
  await expect(page.locator('section.chapter').first()).toBeVisible();
  await device.go('/');
  await expect(page.getByRole('region', { name: 'Your tables' })).toContainText('Ana and Bo');
  await device.go(`/t/${opened.table}`);
  await expect(page.getByText('The connection is lost.').first()).toBeVisible();
  await context.setOffline(false);
  await device.asked('keep');
});

test('an update does not break a table that is open, and nothing personal is kept', async ({ newDevice, openTable }) => {
  const device = await newDevice(WITH_WORKER);
  device.expectsConnectionErrors = true;
  const { page, context } = device;
  const opened = await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Ana' } });
  await device.follow(opened, opened.chairs[0]);
  await device.asked();
  await workerReady(page);
  await page.reload();
  await device.asked();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The files of this version are gone from the server, as after an update.
  await context.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await device.pick('Open the menu', 'Keyboard shortcuts');
  await device.escape();
  await device.go('/rules/nights');
  await expect(page.locator('section.chapter').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
    return all.flat().filter((path) => !path.startsWith('/assets/'));
  });
  expect(kept.filter((path) => /^\/(t|c|socket|api\/(tables|own))/.test(path))).toEqual([]);
});

test('by an IP address of the network, without a secure context, no worker is offered and all works', async ({ newDevice }) => {
  const address = Object.values(networkInterfaces()).flat().find((each) => each?.family === 'IPv4' && !each.internal)?.address;
  test.skip(!address, 'this machine has no network');
  await withHouse(FOR_NETWORK, async (house) => {
    const opened = (await house.openTable({ chairs: here('Ana', 'Bo'), terms: { seed: 5, options: { first: 'Ana' } } })) as Opened;
    house.origin = `http://${address!}:${house.port}`;
    const device = await newDevice(WITH_WORKER, house);
    await device.follow(opened, opened.chairs[0]);
    await device.asked();
    expect(await device.page.evaluate(() => isSecureContext || 'serviceWorker' in navigator)).toBe(false);
    await device.page.close();
  });
});

test('the browser finds that Serai can be installed', async ({ testHouse }, testInfo) => {
  // Neither the headless shell nor a private window checks that.
  const installabilityErrors = async (profile: string, manifest?: object) => {
    const context = await openFullBrowser(testInfo.outputPath(profile));
    if (manifest) await context.route('**/manifest.webmanifest', (route) => route.fulfill({ contentType: 'application/manifest+json', body: JSON.stringify(manifest) }));
    const page = await context.newPage();
    await page.goto(`${testHouse.origin}/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const session = await context.newCDPSession(page);
    const { installabilityErrors: errors } = await session.send('Page.getInstallabilityErrors');
    await context.close();
    return errors.map(({ errorId }) => errorId);
  };
  expect(await installabilityErrors('real')).toEqual([]);
  expect(await installabilityErrors('without-icons', { name: 'Serai', start_url: '/', display: 'standalone' }), 'the check can fail').toContain('manifest-missing-suitable-icon');
});

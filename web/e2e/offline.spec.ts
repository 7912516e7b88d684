/** The service worker: pages without a server, updates beside an open table, and none without a secure context. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findFullBrowser } from '../tools/chromium.js';
import { FAST, kept, NOTICES_FOR_NETWORK } from '../tools/house.js';
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

test('a new version of the worker waits until no page of the old one is open', async ({ newDevice }, testInfo) => {
  const client = testInfo.outputPath('client');
  cpSync('dist', client, { recursive: true });
  const worker = join(client, 'worker.js');
  const first = readFileSync(worker, 'utf-8');
  const version = /^const VERSION = '(\w+)';$/m.exec(first)![1]!;
  const second = first.replace(`'${version}'`, "'second'").replace('const FILES = [', 'const FILES = ["/assets/second.css", ');
  writeFileSync(join(client, 'assets/second.css'), '/* a file of the second version */');

  await withHouse((port, home) => ['env', `SERAI_CLIENT=${client}`, ...FAST(port, home)], async (house) => {
    const device = await newDevice(WITH_WORKER, house);
    device.expectsConnectionErrors = true;
    const { page, context } = device;
    const opened = (await house.openTable({ chairs: here('Ana', 'Bo'), terms: { seed: 5, options: { first: 'Ana' } } })) as Opened;
    await device.follow(opened, opened.chairs[0]);
    await device.asked();
    await workerReady(page);
    await page.reload();
    await device.asked();
    expect(await keptVersions(page)).toEqual([version]);

    writeFileSync(worker, second);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await expect.poll(() => keptVersions(page)).toEqual([version, 'second'].sort());
    await expect.poll(() => workerStates(page), { message: 'the second waits' }).toEqual({ active: 'activated', waiting: 'installed', installing: null });
    // The server has only the files of the second version; the table goes on with those of the first.
    await context.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    const updated = device.nextUpdate();
    await device.question.locator('.answers button:not([aria-disabled="true"])').first().click();
    await updated;
    await device.pick('Open the menu', 'Keyboard shortcuts');
    await device.escape();

    // Another page of the first version is opened, and the table is closed: still the first one.
    const other = await context.newPage();
    await other.goto(`${house.origin}/rules/dice`);
    await expect(other.locator('section.chapter').first()).toBeVisible();
    await page.goto('about:blank');
    expect(await workerStates(other)).toMatchObject({ active: 'activated', waiting: 'installed' });
    expect(await keptVersions(other)).toContain(version);

    // Now no page of the first version is open.
    await other.goto('about:blank');
    await context.unroute('**/assets/**');
    await device.go('/');
    await expect(page.getByRole('region', { name: 'Your tables' })).toContainText('Ana and Bo');
    await expect.poll(() => workerStates(page), { message: 'the second has taken over' }).toEqual({ active: 'activated', waiting: null, installing: null });
    await expect.poll(() => keptVersions(page)).toEqual(['second']);
    await page.getByRole('link', { name: 'Ana and Bo' }).click();
    await device.asked();
    await page.close();
  });
});

/** The versions whose files the browser keeps. */
const keptVersions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).flatMap((name) => /^serai-files-(.*)$/.exec(name)?.[1] ?? []).sort());

const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration())!;
    return { active: active?.state ?? null, waiting: waiting?.state ?? null, installing: installing?.state ?? null };
  });

test('by an IP address of the network, without a secure context, neither worker, push nor device link is offered, and all works', async ({ newDevice }) => {
  const address = Object.values(networkInterfaces()).flat().find((each) => each?.family === 'IPv4' && !each.internal)?.address;
  test.skip(!address, 'this machine has no network');
  await withHouse(NOTICES_FOR_NETWORK, async (house) => {
    const opened = (await house.openTable({ chairs: here('Ana', 'Bo'), terms: { seed: 5, options: { first: 'Ana' } } })) as Opened;
    house.origin = `http://${address!}:${house.port}`;
    const device = await newDevice(WITH_WORKER, house);
    const { page } = device;
    await device.setStored('tables', [kept(opened)]);
    await device.go('/');
    expect(await page.evaluate(() => isSecureContext || 'serviceWorker' in navigator)).toBe(false);
    await expect(page.getByRole('region', { name: 'Your tables' })).toContainText('Ana and Bo');
    const notices = page.getByRole('link', { name: 'Be told when it is your turn' });
    await expect(notices).toBeVisible();
    await expect(page.getByRole('link', { name: 'Use another device too' })).toHaveCount(0);
    await notices.click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['By e-mail', 'In a chat room']);
    for (const link of [`/devices#${'a'.repeat(43)}`, '/devices']) {
      await device.go(link);
      await expect(page.getByText('Browsers can link devices only over a secure address (https).')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
    await device.follow(opened, opened.chairs[0]);
    await device.asked();
    await page.close();
  });
});

test('the browser finds that Serai can be installed', async ({ testHouse }, testInfo) => {
  // Neither the headless shell nor a private window checks that.
  test.skip(!findFullBrowser() && !process.env.CI, 'this machine has only the headless shell of Chromium');
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

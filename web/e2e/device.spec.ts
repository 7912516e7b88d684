/** Device features: covering secrets, notifications, sound, installation, reconnecting when online. */
import type { BrowserContext } from '@playwright/test';
import { BOT, expect, here, test } from './fixtures';
import { choose, MOUSE, playUntilAsked, stop } from './dice-player';

const FIRST = { seed: 5, options: { first: 'Ana' } };

/** Makes every question secret, since King of Dice has no secret ones. */
async function makeSecret(context: BrowserContext, said: string[]): Promise<void> {
  await context.routeWebSocket(/\/socket$/, (line) => {
    const house = line.connectToServer();
    line.onMessage((text) => {
      said.push(String(text));
      house.send(text);
    });
    house.onMessage((told) => line.send(String(told).replaceAll('"secret":false', '"secret":true')));
  });
}

test('one device for two: what is secret lies covered until the right person has it', async ({ device, openTable }) => {
  const said: string[] = [];
  await makeSecret(device.context, said);
  await device.openTablePage(await openTable(here('Ana', 'Bo'), FIRST));
  const cover = device.page.getByRole('region', { name: /^Hand the device to/ });
  await expect(cover.getByRole('heading', { name: 'Hand the device to Ana' })).toBeVisible();
  await expect(device.page.locator('.dice-area')).toHaveCount(0);
  // The server shows no seat until somebody takes the device.
  expect(said[0]).toContain('"covered":true');
  await device.expectNoViolation('the cover');
  await device.page.keyboard.press('Enter');
  await device.asked('keep');

  await stop(device, MOUSE);
  const bo = cover.getByRole('heading', { name: 'Hand the device to Bo' });
  for (const asksAna = device.button('I am Ana'); !(await bo.isVisible()); ) {
    await asksAna.or(device.question).or(bo).first().waitFor();
    if (await asksAna.isVisible()) await asksAna.click();
    else if (await device.question.isVisible()) await device.question.locator('.answers button:not([aria-disabled="true"])').last().click({ timeout: 1000 }).catch(() => {});
  }
  await expect(device.page.locator('.dice-area')).toHaveCount(0);
  await device.press('I am Bo');
  await device.asked('keep');
});

test('whoever looks elsewhere is called when it is their turn', async ({ device: ana, newDevice, openTable }) => {
  await ana.context.addInitScript(() => {
    const calls: { title: string; body?: string }[] = [];
    class Called {
      static permission = 'default';
      static requestPermission() {
        Called.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(title: string, { body }: NotificationOptions = {}) {
        calls.push({ title, body });
      }
    }
    const badges: number[] = [];
    Object.assign(globalThis, { Notification: Called, calls, badges });
    Object.assign(navigator, { setAppBadge: async (count: number) => badges.push(count), clearAppBadge: async () => badges.push(0) });
  });
  const calls = () => ana.page.evaluate(() => (globalThis as unknown as { calls: { title: string; body: string }[] }).calls);
  const badge = () => ana.page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1));
  const icon = ana.page.locator('link[rel=icon]');
  const bo = await newDevice();
  const opened = await openTable(here('Ana', 'Bo'), FIRST);
  await bo.follow(opened, opened.chairs[1]);
  await ana.follow(opened, opened.chairs[0]);
  await ana.asked('keep');
  await expect(ana.page).toHaveTitle('● Your turn · Serai');
  await expect(icon).toHaveAttribute('href', '/seal-turn.svg');
  expect(await badge()).toBe(1);
  await ana.pick('Open the menu', 'Notify me when it is my turn');
  await expect(ana.page.getByText('Your browser will notify you when it is your turn.')).toBeVisible();

  await playUntilAsked(bo, ana);
  await expect(icon).toHaveAttribute('href', '/seal.svg');
  await expect(ana.page).toHaveTitle('Bo’s turn · Serai');
  expect(await badge()).toBe(0);
  expect(await calls()).toEqual([]);
  await ana.page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true }));
  await playUntilAsked(ana, bo);
  await expect.poll(calls).toEqual([{ title: 'Your turn', body: 'It is your turn at the table of Ana and Bo.' }]);
});

test('it is silent until sound is asked for', async ({ device, openTable }) => {
  await device.context.addInitScript(() => {
    const heard = { count: 0 };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when: number[]) {
      heard.count++;
      start.call(this, when[0]);
    };
    Object.assign(globalThis, { heard });
  });
  const heard = () => device.page.evaluate(() => (globalThis as unknown as { heard: { count: number } }).heard.count);
  await device.openTablePage(await openTable([...here('Ana'), BOT], FIRST));
  await device.asked('keep');
  await choose(device, MOUSE, 0);
  await device.asked('keep');
  expect(await heard()).toBe(0);
  await device.press('Settings');
  await device.page.getByRole('switch', { name: /^Sound/ }).click();
  const volume = device.page.getByRole('slider', { name: 'Volume' });
  const before = Number(await volume.inputValue());
  await volume.focus();
  await device.page.keyboard.press('ArrowLeft');
  expect(Number(await volume.inputValue())).toBeLessThan(before);
  await device.escape();
  await device.page.keyboard.press('r');
  await expect.poll(heard).toBeGreaterThan(0);
});

test('the page can be installed', async ({ device }) => {
  await device.go('/');
  const session = await device.context.newCDPSession(device.page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as { name: string; display: string; start_url: string; icons: { src: string; sizes: string; type: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: 'Serai', display: 'standalone', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    const response = await device.page.request.get(device.house.origin + src);
    expect(response.headers()['content-type'], src).toBe(type);
    if (type === 'image/png') expect(`${(await response.body()).readUInt32BE(16)}x${(await response.body()).readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // An incognito window never offers to install a page.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('as soon as the device is online again, so is the table', async ({ device, openTable }) => {
  device.expectsConnectionErrors = true;
  let lose = (): Promise<void> => Promise.resolve();
  let isLost = false;
  // Accept a connection only after the device comes online: the page would also retry by itself, with growing delays.
  const knockedOnline = () => device.page.evaluate(() => (globalThis as unknown as { upon: string }).upon === 'online');
  await device.context.routeWebSocket(/\/socket$/, async (line) => {
    lose = () => line.close();
    if (isLost && !(await knockedOnline())) void line.close();
    else line.connectToServer();
  });
  await device.openTablePage(await openTable([...here('Ana'), BOT], FIRST));
  await device.asked('keep');
  await device.page.evaluate(() => {
    const Plain = WebSocket;
    globalThis.WebSocket = class extends Plain {
      constructor(address: string | URL) {
        super(address);
        Object.assign(globalThis, { upon: globalThis.event?.type ?? '' });
      }
    };
  });
  await device.context.setOffline(true);
  isLost = true;
  await lose();
  const lost = device.page.getByRole('main').getByText('The connection is lost.');
  await expect(lost).toBeVisible();
  await expect(device.button(/^Roll all six/)).toHaveAttribute('aria-disabled', 'true');
  await device.context.setOffline(false);
  await expect(lost).toBeHidden();
  await device.asked('keep');
  await choose(device, MOUSE, 0);
  await device.asked('keep');
});

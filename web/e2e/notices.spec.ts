/** Notices of the server: the service worker shows them without an open page, and a click leads to the table. */
import type { BrowserContextOptions } from '@playwright/test';
import { kept, WITH_NOTICES, type House } from '../tools/house.js';
import { expect, here, PHONE, STILL, test, type Device, type Opened } from './fixtures';
import { withHouse } from './shared-house';

/** What came to an address: a room, a mailbox or a browser. */
async function receivedAt(house: House, address: string): Promise<Record<string, string>[]> {
  const received = (await (await house.fetch('/received')).json()) as Record<string, Record<string, string>[]>;
  return received[address] ?? [];
}

/** Waits for the notice with this text, and returns all of it. */
async function waitForNotice(house: House, address: string, text: string): Promise<string> {
  const newest = async () => (await receivedAt(house, address)).at(-1)?.text ?? '';
  await expect.poll(newest, { message: `a notice at ${address}` }).toContain(text);
  return newest();
}

test('a notice is shown by the browser, and leads to its table', async ({ newDevice, openTable }) => {
  const device = await newDevice({ ...STILL, serviceWorkers: 'allow', permissions: ['notifications'] });
  const { page, context, house } = device;
  const opened = await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Ana' } });
  await device.openTablePage(opened);
  await device.asked();
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const version of versions) if (version.status === 'activated') found(version.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready));
  const registrationId = await registered;
  // A browser without a desktop shows no notifications, so the worker notes what it would show.
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = (title, options) => Promise.resolve(void shown.push({ title, ...options }));
    Object.assign(self, { shown });
  });
  const url = `/t/${opened.table}`;
  const data = JSON.stringify({ title: 'King of Dice', body: 'Ana, it is your turn.', url, tag: 'n1' });
  await session.send('ServiceWorker.deliverPushMessage', { origin: house.origin, registrationId, data });
  await expect.poll(() => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)).toMatchObject([{ title: 'King of Dice', body: 'Ana, it is your turn.', tag: 'n1', data: url }]);
});

test('a server without notices offers none', async ({ device }) => {
  await device.go('/');
  await expect(device.page.getByRole('link', { name: 'See your statistics' })).toBeVisible();
  await expect(device.page.getByRole('link', { name: 'Be told when it is your turn' })).toHaveCount(0);
  await device.go('/notices');
  await expect(device.page.getByText('This server sends no notices.')).toBeVisible();
  await device.expectNoViolation('the page of notices');
});

const WIDTHS: Record<string, BrowserContextOptions> = { desk: STILL, phone: { ...PHONE, ...STILL } };

test('notices are ordered, changed and stopped, on a desk and on a phone', async ({ newDevice }) => {
  await withHouse(WITH_NOTICES, async (house) => {
    for (const [width, options] of Object.entries(WIDTHS)) {
      const device = await newDevice(options, house);
      await openFromStartPage(device);
      await device.expectNoViolationInAnyLight(`the offered notices, ${width}`);
      await device.expectNothingWider();
      await orderInRoom(device, width);
      await orderByMail(device, width);
      await device.page.close();
    }
    const device = await newDevice({ ...STILL, serviceWorkers: 'allow', permissions: ['notifications'] }, house);
    await device.context.addInitScript(replacePushService, `${house.origin}/browsers/ana`);
    await openFromStartPage(device);
    await orderForBrowser(device);
    await device.page.close();
  });
});

/** Runs in the page. A browser under test reaches no push service, so its subscription leads to the test server. */
function replacePushService(endpoint: string): void {
  let subscription: object | undefined;
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      const keys = { p256dh: encode(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))), auth: encode(crypto.getRandomValues(new Uint8Array(16))) };
      subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe: () => Promise.resolve((subscription = undefined) === undefined) };
      Object.assign(globalThis, { serverKey: applicationServerKey });
      return subscription;
    },
  });
}

async function orderForBrowser(device: Device): Promise<void> {
  const { page, house } = device;
  const own = page.getByRole('region', { name: 'From this browser' });
  await device.press('Turn on notifications');
  await expect(page.getByText('You will be told when it is your turn.')).toBeVisible();
  await expect.poll(async () => (await receivedAt(house, 'ana')).length, { message: 'a notice for the browser' }).toBe(1);
  const [notice] = await receivedAt(house, 'ana');
  expect(notice).toMatchObject({ 'content-encoding': 'aes128gcm' });
  const serverKey = await page.evaluate(() => (globalThis as unknown as { serverKey: string }).serverKey);
  expect(notice!.authorization, 'signed with the key that the browser was given').toContain(`k=${serverKey}`);
  await own.getByRole('button', { name: 'Stop the notices' }).click();
  await expect(own.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  // This is said last, when the browser has given up its subscription too.
  await expect(page.getByText('You will get no more notices, and the server has forgotten the address.')).toBeVisible();
  const isSubscribed = () => page.evaluate(async () => Boolean(await (await navigator.serviceWorker.ready).pushManager.getSubscription()));
  expect(await isSubscribed()).toBe(false);
}


/** Somebody whose turn it is comes from the start page, with a table in this browser. */
async function openFromStartPage(device: Device): Promise<void> {
  const opened = (await device.house.openTable({ chairs: here('Ana', 'Bo'), terms: { seed: 5, options: { first: 'Ana' } } })) as Opened;
  await device.setStored('tables', [kept(opened)]);
  await device.go('/');
  await device.page.getByRole('link', { name: 'Be told when it is your turn' }).click();
  await expect(device.page.getByRole('heading', { level: 2 })).toHaveText(['From this browser', 'By e-mail', 'In a chat room']);
}

async function orderInRoom(device: Device, width: string): Promise<void> {
  const { page, house } = device;
  const room = page.getByRole('region', { name: 'In a chat room' });
  const address = room.getByLabel('Address of the webhook');
  device.expectsConnectionErrors = true; // Chromium notes a refused request as an error
  await address.fill('http://10.0.0.1/room');
  await device.press('Send notices there');
  await expect(address).toHaveAccessibleDescription(/lead to a server on the internet/);
  await address.fill(`${house.origin}/rooms/${width}`);
  await device.press('Send notices there');
  await expect(page.getByRole('status').filter({ hasText: 'You will be told when it is your turn.' })).toBeVisible();
  device.expectsConnectionErrors = false;
  await expect(room).toContainText(`/rooms/${width}`);
  await waitForNotice(house, width, 'Ana, it is your turn in King of Dice');

  const digest = room.getByRole('switch', { name: 'Once a day, a list of my turns' });
  const eachTurn = room.getByRole('switch', { name: 'At each of my turns' });
  for (const [control, on] of [[digest, true], [eachTurn, false]] as const) {
    await expect(control).toBeChecked({ checked: !on });
    const changed = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await control.press('Space');
    expect((await changed).request().postDataJSON()).toMatchObject({ [control === digest ? 'digest' : 'each_turn']: on });
    await expect(control).toBeChecked({ checked: on });
  }
  await device.expectNoViolationInAnyLight(`ordered notices, ${width}`);
  await device.expectNothingWider();
  const confirmed = page.waitForResponse((response) => response.request().method() === 'GET' && response.url().includes('/api/notices/'));
  await page.reload();
  await confirmed; // asked after the end of the notices, the server would refuse
  await expect(digest).toBeChecked();
  await expect(eachTurn).not.toBeChecked();

  await room.getByRole('button', { name: 'Stop the notices' }).click();
  await expect(page.getByText('You will get no more notices, and the server has forgotten the address.')).toBeVisible();
  await expect(address).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('serai.notices'))).toBe('[]');
  expect(await receivedAt(house, width)).toHaveLength(1);
}

/** The address is confirmed by the link in the first mail, and the notices end by the link in the second. */
async function orderByMail(device: Device, width: string): Promise<void> {
  const { page, house } = device;
  const address = `${width}@example.org`;
  const byMail = page.getByRole('region', { name: 'By e-mail' });
  await byMail.getByLabel('Your e-mail address').fill(address);
  await device.press('Send the link');
  await expect(byMail).toContainText('Not confirmed yet: follow the link in the mail.');
  await follow(device, await waitForNotice(house, address, '/notices/confirm/'));
  await device.expectNoViolationInAnyLight(`the confirmation, ${width}`);
  await device.press('Send me notices');
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
  const notice = await waitForNotice(house, address, 'Ana, it is your turn in King of Dice');
  await device.go('/notices');
  await expect(byMail.getByRole('switch', { name: 'At each of my turns' })).toBeChecked();
  await expect(byMail.getByText('Not confirmed yet')).toHaveCount(0);
  await follow(device, notice);
  await device.expectNothingWider();
  await device.press('Stop the notices');
  await expect(page.getByText('You will get no more notices')).toBeVisible();
  device.expectsConnectionErrors = true; // the page asks for an order that has ended
  await device.go('/notices');
  await expect(byMail.getByLabel('Your e-mail address')).toBeVisible();
}

/** Follows the link of the server's page of notices in a mail. */
async function follow(device: Device, mail: string): Promise<void> {
  const [path, step] = /\/notices\/(confirm|stop)\/\S+/.exec(mail)!;
  await device.go(path);
  await expect(device.button(step === 'confirm' ? 'Send me notices' : 'Stop the notices')).toBeVisible();
}

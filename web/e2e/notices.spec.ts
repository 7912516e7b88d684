/** Notices of the server: the service worker shows them without an open page, and a click leads to the table. */
import { expect, here, STILL, test } from './fixtures';

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

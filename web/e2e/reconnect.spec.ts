/** Nothing is lost: reload, lost connection, killed server, another device. */
import type { Page } from '@playwright/test';
import { FAST } from '../tools/house.js';
import { BOT, expect, here, LINK, STILL, test } from './fixtures';
import { choose, MOUSE } from './dice-player';
import { withHouse } from './shared-house';

const TERMS = { seed: 5, options: { first: 'Ana' } };
const dice = (page: Page) =>
  page.locator('.dice-area .columns button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.replace(/, kept$/, '')));

test('a reload in mid-game finds the table as it was', async ({ device, openTable }) => {
  await device.openTablePage(await openTable([...here('Ana'), BOT], TERMS));
  await device.asked('keep');
  await choose(device, MOUSE, 0);
  await device.asked('keep');
  const before = await dice(device.page);
  await device.page.reload();
  await device.asked('keep');
  expect(await dice(device.page)).toEqual(before);
  await choose(device, MOUSE);
  await device.asked();
});

test('a line that is lost as a choice is answered is found again without a reload, and the choice counts once', async ({ device, newDevice, openTable }) => {
  const opened = await openTable(here('Ana', 'Bo'), TERMS);
  let cut = false;
  await device.context.routeWebSocket(/\/socket$/, (line) => {
    const house = line.connectToServer();
    line.onMessage((said) => {
      cut ||= said.includes('"choose"') && !lost;
      house.send(said);
    });
    house.onMessage((told) => {
      if (!cut) return line.send(told);
      cut = false;
      lost = true;
      void house.close();
      void line.close();
    });
  });
  let lost = false;
  const looker = await newDevice();
  await looker.follow(opened, opened.gallery);
  await device.openTablePage(opened);
  await device.asked('keep');
  await device.page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await device.press(/^Roll all six/);
  await expect(device.page.getByText('1 roll left')).toBeVisible();
  await device.asked('keep');
  expect(lost).toBe(true);
  const log = (page: Page) => page.getByRole('log', { name: 'What has happened' }).innerText();
  await expect(async () => expect(await log(device.page)).toBe(await log(looker.page))).toPass();
  expect((await log(device.page)).match(/rolls all six/g)).toHaveLength(2);
  expect(await device.page.evaluate(() => 'stayed' in globalThis)).toBe(true);
});

const testOfOneHouse = test.extend({ testHouse: async ({}, use) => withHouse(FAST, use) });
testOfOneHouse('after a house was killed and opened again the game goes on without a reload', async ({ device, openTable, testHouse }) => {
  device.expectsConnectionErrors = true;
  let killed = false;
  // The page would retry by itself; here the player asks for it.
  await device.context.routeWebSocket(/\/socket$/, async (line) => {
    if (killed && !(await device.page.evaluate(() => 'tried' in globalThis))) void line.close();
    else line.connectToServer();
  });
  await device.openTablePage(await openTable([...here('Ana'), BOT], TERMS));
  await device.asked('keep');
  await choose(device, MOUSE, 0);
  await device.asked('keep');
  const before = await dice(device.page);
  await device.page.evaluate(() => {
    Object.assign(globalThis, { stayed: true });
    addEventListener('click', () => Object.assign(globalThis, { tried: true }), { capture: true });
  });
  killed = true;
  await testHouse.close('SIGKILL');
  await expect(device.page.locator('.above').getByText('The connection is lost.')).toBeVisible();
  await testHouse.open();
  await device.button('Reconnect now').click();
  await device.asked('keep');
  expect(await dice(device.page)).toEqual(before);
  await choose(device, MOUSE);
  await device.asked();
  expect(await device.page.evaluate(() => 'stayed' in globalThis)).toBe(true);
});

test('a device that goes offline says so, and on return the table is there by itself', async ({ device, newDevice, openTable }) => {
  device.expectsConnectionErrors = true;
  let dead = false;
  // A lost network closes no socket; messages just do not arrive.
  await device.context.routeWebSocket(/\/socket$/, (line) => {
    if (dead) return;
    const house = line.connectToServer();
    line.onMessage((said) => void (dead || house.send(said)));
    house.onMessage((told) => void (dead || line.send(told)));
  });
  const opened = await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Bo' } });
  const bo = await newDevice();
  await bo.follow(opened, opened.chairs[1]);
  await device.follow(opened, opened.chairs[0]);
  await expect(device.page.locator('header [role=status]')).toHaveText('Bo’s turn');
  await device.page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  dead = true;
  await device.context.setOffline(true);
  await expect(device.page.locator('.above').getByText('The connection is lost.')).toBeVisible();
  await expect(device.page.locator('[aria-live]').filter({ hasText: 'The connection is lost.' })).toHaveCount(1);
  await bo.asked('keep');
  await choose(bo, MOUSE, 0);
  await expect(bo.page.getByText('1 roll left')).toBeVisible();
  dead = false;
  await device.context.setOffline(false);
  await expect(device.page.getByText('1 roll left')).toBeVisible();
  await expect(device.page.locator('.above').getByText('The connection is lost.')).toHaveCount(0);
  await expect(device.page.locator('[aria-live]').filter({ hasText: 'The connection is back.' })).toHaveCount(1);
  expect(await device.page.evaluate(() => 'stayed' in globalThis)).toBe(true);
});

test('a connection that dies without a word is said within three seconds, though nobody touches the page', async ({ device, openTable }) => {
  device.expectsConnectionErrors = true;
  const { page, context } = device;
  let dead = false;
  let beats = 0;
  await context.routeWebSocket(/\/socket$/, (line) => {
    const house = line.connectToServer();
    line.onMessage((said) => void (dead || house.send(said)));
    house.onMessage((told) => {
      if (dead) return;
      if (told.includes('"heartbeat"')) beats++;
      line.send(told);
    });
  });
  await page.clock.install({ time: 0 });
  const opened = await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Bo' } });
  await device.follow(opened, opened.chairs[0]);
  await expect(page.locator('header [role=status]')).toHaveText('Bo’s turn');
  const lost = page.locator('.above').getByText('The connection is lost.');
  await expect.poll(() => beats, 'the house is heard though nothing happens').toBeGreaterThan(0);
  // From here on, the page's clock advances only when the test says so.
  await page.clock.pauseAt(3_600_000);
  beats = 0;
  await expect.poll(() => beats).toBeGreaterThan(1);
  await expect(lost).toHaveCount(0);
  dead = true;
  await page.clock.runFor(3000);
  await expect(lost).toBeVisible();
  dead = false;
  await page.clock.resume();
  await expect(lost).toHaveCount(0);
});

test('a page that cannot be fetched says so, and comes by itself when the house answers', async ({ device }) => {
  device.expectsConnectionErrors = true;
  const { page } = device;
  let gone = false;
  await device.context.route(/\/(assets|health)\b/, (route) => (gone ? route.abort() : route.continue()));
  await device.go('/');
  await device.button('Play now against bots: King of Dice').waitFor();
  gone = true;
  await page.getByRole('link', { name: 'Read the rules: King of Dice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'This page could not be loaded.' })).toBeVisible();
  await expect(device.button('Reconnect now')).toBeVisible();
  gone = false;
  await expect(page.getByRole('heading', { level: 1, name: 'The rules' })).toBeVisible();
});

test('the private link is the seat on another device', async ({ device, newDevice, openTable }) => {
  await device.openTablePage(await openTable([...here('Ana'), BOT], TERMS));
  await device.asked('keep');
  await device.pick('Open the menu', 'Continue on another device');
  const link = await device.dialog('Continue on another device').locator('.qr input').inputValue();
  const phone = await newDevice({ ...STILL, viewport: { width: 390, height: 844 } });
  await phone.page.goto(link);
  await phone.asked('keep');
  expect(phone.page.url()).not.toContain('#');
  expect(await dice(phone.page)).toEqual(await dice(device.page));
  await device.escape();
  // Each device sees what the other does.
  await choose(phone, MOUSE, 0);
  await expect(async () => expect(await dice(device.page)).toEqual(await dice(phone.page))).toPass();
});

test('a second private link on the same device adds its seat', async ({ device, openTable }) => {
  const opened = await openTable(here('Ana', 'Bo'), TERMS);
  await device.follow(opened, opened.chairs[1]);
  const own = device.page.locator('.people .badge', { hasText: 'you' });
  await expect(own).toHaveCount(1);
  await device.follow(opened, opened.chairs[0]);
  await expect(own).toHaveCount(2);
  await device.asked('keep');
  expect(device.page.url()).not.toContain('#');
});

test('private links opened in quick succession each bring their own seat', async ({ device, openTable }) => {
  const opened = await openTable(here('Ana', 'Bo', 'Inés'), TERMS);
  await device.follow(opened, opened.chairs[2]);
  await expect(device.page).not.toHaveURL(/#/); // the page is running, and the first key has been sent
  for (const chair of [0, 1]) {
    await device.page.evaluate((key) => (location.hash = key), String(opened.chairs[chair]));
  }
  await expect(device.page.locator('.people .badge', { hasText: 'you' })).toHaveCount(3);
  const kept = () => device.page.evaluate(() => (JSON.parse(localStorage.getItem('serai.tables') ?? '[]') as { chairs: object }[])[0]?.chairs);
  await expect.poll(kept).toEqual({ 0: opened.chairs[0], 1: opened.chairs[1], 2: opened.chairs[2] });
  expect(device.page.url()).not.toContain('#');
});

test('whoever sat down as the line was lost is at the table when it is found', async ({ device, openTable }) => {
  device.expectsConnectionErrors = true;
  const opened = await openTable([...here('Ana'), LINK], TERMS);
  let lost = false;
  await device.context.routeWebSocket(/\/socket$/, (line) => {
    const house = line.connectToServer();
    house.onMessage((told) => {
      if (lost || !told.includes('"key-given"')) return line.send(told);
      lost = true;
      void house.close();
      void line.close();
    });
  });
  await device.follow(opened, opened.invitation);
  await device.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await device.press('Sit down');
  const own = device.page.locator('.people .badge', { hasText: 'you' });
  await expect(own).toContainText('Bo');
  expect(lost).toBe(true);
  await device.page.reload();
  await expect(own).toContainText('Bo');
});

test('a table that is not there is said in a sentence, with a way out', async ({ device }) => {
  await device.go('/t/nowhere#secret');
  await expect(device.page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  expect(device.page.url()).not.toContain('#');
  await device.page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(device.button('Play now against bots: King of Dice')).toBeVisible();
});

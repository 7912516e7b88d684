/** Replays: stepping, sliding, and continuing from a turn. */
import { expect, here, PHONE, STILL, type Device } from './fixtures';
import { KEYS, MOUSE, playToTheEnd, stop } from './dice-player';
import { answer, MOUSE as READER, untilAsked } from './nights-player';
import { test } from './scenes';

const slider = ({ page }: Device) => page.getByRole('slider', { name: 'Position in the game' });
const moment = async (device: Device) => Number(/Step (\d+)/.exec((await slider(device).getAttribute('aria-valuetext'))!)![1]);
const said = ({ page }: Device) => page.locator('.controls .where');
const eyes = ({ page }: Device) => page.locator('.bar .seen');
const lastMoment = async (device: Device) => Number(await slider(device).getAttribute('max')) + 1;

async function slide(device: Device, to: number): Promise<void> {
  await slider(device).fill(String(to - 1));
  await expect(said(device)).toContainText(`Step ${String(to)} of`);
}

/** Opens the replay from the ending, and goes through it by mouse and keyboard. */
async function lookThrough(device: Device): Promise<void> {
  const { keyboard } = device.page;
  await device.press('Watch the replay');
  await expect(device.page).toHaveURL(/\/t\/[^/]+\/replay$/);
  await expect(said(device)).toContainText('Step 1 of');
  const last = await lastMoment(device);
  expect(last).toBeGreaterThan(6);
  await slide(device, 4);
  await keyboard.press('ArrowRight');
  await expect.poll(() => moment(device)).toBe(5);
  await keyboard.press('ArrowLeft');
  await expect.poll(() => moment(device)).toBe(4);
  await keyboard.press('PageDown');
  await expect(device.button('Play on from here')).toBeVisible();
  await keyboard.press('End');
  await expect.poll(() => moment(device)).toBe(last);
  await expect(device.button(/^Play on/)).toBeHidden();
  await keyboard.press('Home');
  await expect.poll(() => moment(device)).toBe(1);
}

/** Opens a what-if table from the current turn. */
async function openWhatIf(device: Device): Promise<void> {
  await device.press(/^Play on from/);
  await device.dialog('What if…?').getByRole('button', { name: 'Start playing', exact: true }).click();
  await expect(device.page).not.toHaveURL(/replay/);
  await expect(device.page.getByText(/^What if: from turn \d+ of a game of Ana/)).toBeVisible();
}

test('a game of dice is seen again from its end, and played on from a turn of it to another end', async ({ device, sceneTables }) => {
  test.slow();
  const opened = await sceneTables.play({ game: 'dice', seats: ['Ana', 'Bo'], seed: 51, bot: 'random', options: { first: 'Ana' } });
  await device.follow(opened, opened.chairs[0]);
  await lookThrough(device);
  await expect(device.page.locator('.dice-area')).toBeVisible();
  await device.expectNoViolation('a replay of dice');
  const [notices, controls] = await Promise.all(['.notices', '.controls'].map((each) => device.page.locator(each).boundingBox()));
  expect(notices!.y + notices!.height, 'notices appear above the controls').toBeLessThanOrEqual(controls!.y);

  // It plays by itself, and stops on request.
  await device.press('Play');
  await expect.poll(() => moment(device)).toBeGreaterThan(1);
  await device.press('Pause');

  // The same game as spectators saw it.
  await device.pick('Choose a point of view', 'As spectators saw it');
  await expect(eyes(device)).toHaveText('As spectators saw it');
  await device.pick('Choose a point of view', 'As Ana saw it');
  await expect(eyes(device)).toHaveText('As Ana saw it');

  await slide(device, Math.round((await lastMoment(device)) * 0.7));
  await openWhatIf(device);
  await playToTheEnd(device, MOUSE);
  await device.go('/');
  const tables = device.page.getByRole('region', { name: 'Your tables' });
  await expect(tables.getByText(/What if: from turn \d+ of another game/)).toHaveCount(1);
  await tables.getByRole('button', { name: /^Watch the replay/ }).first().click();
  await expect(said(device)).toContainText('Step 1 of');
});

test('a short night is seen again, page by page, and played on', async ({ device, sceneTables }) => {
  test.slow();
  const opened = await sceneTables.play({ game: 'nights', seats: ['Ana', 'Bo'], seed: 3, bot: 'traveller', options: { goal: 2 } });
  await sceneTables.enter(device, opened);
  await lookThrough(device);
  await expect(device.page.locator('article.book')).toBeVisible();
  await expect(device.page.locator('.while-waiting, .question-panel .waiting'), 'a replay waits for nobody').toHaveCount(0);
  await device.expectNoViolation('a replay of the Nights');

  // Stepping turns a pending page before the game continues.
  const pages = new Set<string>();
  for (let i = 0; i < 14; i++) {
    await device.page.keyboard.press('ArrowRight');
    pages.add(await device.page.locator('article.book .page').last().innerText());
  }
  expect(pages.size).toBeGreaterThan(6);

  await device.page.keyboard.press('PageDown');
  await openWhatIf(device);
  expect(await untilAsked(device, READER), 'the night goes on').toBe(true);
  await answer(device, READER);
});

test.describe('on a phone', () => {
  test.use({ deviceOptions: { ...PHONE, ...STILL } });

  test('one looks back in the midst of a game; nothing is wider than the screen', async ({ device, openTable }) => {
    await device.openTablePage(await openTable(here('Ana', 'Bo'), { seed: 5, options: { first: 'Ana' } }));
    await device.asked('keep');
    await stop(device, KEYS);
    await expect(device.page.getByRole('status').filter({ hasText: 'Bo’s turn' })).toBeVisible();
    await device.asked('keep');
    await device.pick('Open the menu', 'Watch the game so far');
    await expect(said(device)).toContainText('Step 1 of');
    // On a shared device only public information is shown until a player asks for their seat.
    await device.press('Choose a point of view');
    await expect(device.page.getByRole('menuitem', { name: 'As spectators saw it' })).toBeHidden();
    await expect(device.page.getByRole('menuitem', { name: 'As Bo saw it' })).toBeVisible();
    await device.escape();
    await device.expectNothingWider();
    const { y, height } = (await device.page.locator('.controls').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(844);
    await device.button('Next turn').tap();
    await expect.poll(() => moment(device)).toBeGreaterThan(1);
    // On its side there is room for one row only.
    await device.page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await device.page.locator('.controls').boundingBox())!.height).toBeLessThan(80);
    expect((await slider(device).boundingBox())!.width).toBeGreaterThan(100);
    await device.expectNothingWider();
    await device.press('Back to the table');
    await device.asked();
  });
});

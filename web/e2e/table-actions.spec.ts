/** Table actions: undo, spectators, shared devices, bots that take over, a rematch, game files. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BOT, expect, here, test, type Device, type Opened } from './fixtures';
import { choose, MOUSE, playToTheEnd, playUntilAsked, stop } from './dice-player';

const FIRST = { options: { first: 'Ana' } };
const SERAI = fileURLToPath(new URL('../../.venv/bin/serai', import.meta.url));

/** Each on their own device, by their private links. */
async function sitApart(opened: Opened, ...devices: Device[]): Promise<void> {
  for (const [chair, device] of devices.entries()) await device.follow(opened, opened.chairs[chair]);
}
const log = ({ page }: Device) => page.getByRole('log', { name: 'What has happened' });

test('a choice is taken back freely as long as nothing new has come to light', async ({ device, openTable }) => {
  await device.openTablePage(await openTable([...here('Ana'), BOT, BOT], { seed: 16, ...FIRST }));
  await device.asked('keep');
  await stop(device, MOUSE);
  await device.asked('take');
  await device.button('Undo').waitFor();
  await device.page.keyboard.press('u');
  await device.asked('keep');
  await expect(log(device)).toContainText('Ana undoes the last choice.');
});

test('after a roll the others are asked, and may agree or let it stand', async ({ device: ana, newDevice, openTable }) => {
  const bo = await newDevice();
  await sitApart(await openTable(here('Ana', 'Bo'), { seed: 5, ...FIRST }), ana, bo);
  await ana.asked('keep');
  await choose(ana, MOUSE, 0);
  await ana.asked('keep');

  await ana.press(/^Ask to undo/);
  await expect(ana.page.getByText('Waiting for Bo.')).toBeVisible();
  await bo.press('Refuse');
  await expect(ana.page.getByText('Ana’s choice stays as it is.').first()).toBeVisible();
  await expect(ana.page.getByText('1 roll left')).toBeVisible();

  await ana.press(/^Ask to undo/);
  await bo.press('Agree');
  await expect(log(ana)).toContainText('and the others agree');
  await expect(ana.page.getByText('2 rolls left')).toBeVisible();
  await ana.asked('keep');
});

test('whoever has the gallery’s link watches and cannot play', async ({ device: ana, newDevice, openTable }) => {
  const opened = await openTable([...here('Ana'), BOT], { seed: 5, ...FIRST });
  await ana.openTablePage(opened);
  const looker = await newDevice();
  await looker.follow(opened, opened.gallery);
  await expect(looker.page.getByText('You are watching')).toBeVisible();
  expect(looker.page.url()).not.toContain('#');
  await expect(ana.page.getByText('1 spectator')).toBeVisible();
  await ana.asked('keep');
  await choose(ana, MOUSE, 0);
  await expect(looker.page.getByText('1 roll left')).toBeVisible();
  await expect(looker.page.locator('.dice-area .columns button')).toHaveCount(0);
  await expect(looker.question).toHaveCount(0);
});

test('two people on one device play in turns to the end', async ({ device }) => {
  const { page } = device;
  await device.go('/new/dice');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await page.getByRole('group', { name: 'Seat 2' }).getByRole('radio', { name: 'on this device' }).check();
  await page.getByRole('textbox', { name: 'Name' }).nth(1).fill('Bo');
  await device.press('Remove seat 3');
  await device.press('Create the table');
  const turns = new Set<string>();
  await device.asked();
  for (let i = 0; i < 4; i++) {
    turns.add(await page.locator('header [role=status]').innerText());
    await choose(device, MOUSE);
    await device.asked();
  }
  expect([...turns].sort()).toEqual(['Ana’s turn', 'Bo’s turn']);
  await playToTheEnd(device, MOUSE);
  await expect(device.ending.locator('.kings > li')).toHaveCount(2);
});

test('a seat is handed to a bot and taken back', async ({ device: ana, newDevice, openTable }) => {
  const bo = await newDevice();
  await sitApart(await openTable(here('Ana', 'Bo'), { seed: 5, ...FIRST }), ana, bo);
  await ana.asked('keep');
  await ana.pick('Open the menu', 'Let a bot play for you');
  await expect(ana.page.getByText('A bot is playing for you.')).toBeVisible();
  await bo.asked('keep');
  await expect(log(bo)).toContainText('Ana lets');
  await ana.press('Take over from the bot');
  await expect(log(bo)).toContainText('Ana is back.');
  await playUntilAsked(ana, bo);
});

test('a finished game is played again, taken out, verified and brought in', async ({ device: ana, newDevice, openTable }, info) => {
  const bo = await newDevice();
  await sitApart(await openTable(here('Ana', 'Bo'), { seed: null }), ana, bo);
  await Promise.all([playToTheEnd(ana, MOUSE), playToTheEnd(bo, MOUSE)]);

  const downloading = ana.page.waitForEvent('download');
  await ana.press('Download the game');
  const file = info.outputPath('record.jsonl');
  await (await downloading).saveAs(file);
  const { stdout } = await promisify(execFile)(SERAI, ['verify', file], { env: { ...process.env, LANG: 'C.UTF-8' } });
  expect(stdout).toContain('is genuine');

  await ana.press('Check the dice');
  await expect(ana.dialog('Check the dice').locator('code')).toHaveCount(2);
  await ana.dialog('Check the dice').getByRole('button', { name: 'Check now' }).click();
  await expect(ana.dialog('Check the dice').getByRole('status')).toContainText('The dice were fair');
  await ana.escape();

  // Bo is asked, declines and changes his mind; the rematch has the same players and the same keys.
  await ana.press('Play again');
  const heard = ({ page }: Device, text: string) => page.locator('[aria-live]').filter({ hasText: text });
  await expect(bo.page.locator('.status').filter({ hasText: 'Ana would like to play again.' })).toBeVisible();
  await expect(heard(bo, 'Ana would like to play again.')).toHaveCount(1);
  const request = ana.page.getByText('You would like to play again. Waiting for Bo.');
  await expect(request).toBeVisible();
  await ana.drawn();
  const { y, height } = (await request.boundingBox())!;
  expect((await ana.button('Watch the replay').boundingBox())!.y, 'the sentence has a line of its own').toBeGreaterThanOrEqual(y + height);
  await bo.press('No, thank you');
  await expect(heard(ana, 'Bo prefers not to play again.')).toHaveCount(1);
  await expect(ana.button('Play without Bo')).toHaveCount(0);
  await bo.press('Play again after all');
  await expect(async () => expect(ana.page.url()).toBe(bo.page.url())).toPass();
  await Promise.race([ana.asked('keep'), bo.asked('keep')]);

  const reader = await newDevice();
  await reader.go('/');
  await reader.page.locator('input[type=file]').setInputFiles(file);
  await expect(reader.ending).toBeVisible();
  await expect(reader.ending.locator('.kings > li')).toHaveCount(2);

  const wrong = await newDevice();
  wrong.expectsConnectionErrors = true;
  await wrong.go('/');
  await wrong.page.locator('input[type=file]').setInputFiles({ name: 'x.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from('nonsense') });
  await expect(wrong.page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
});

/** Variants of the Nights: each is chosen in the lobby, with an explanation, and marked at the table. */
import type { Locator } from '@playwright/test';
import { expect, PHONE, STILL, test, type Device } from './fixtures';
import { answer, MOUSE, question, untilAsked } from './nights-player';

const DOOR = 'Play now against bots: The Thousand and One Nights';
const way = ({ page }: Device, id: string): Locator => page.locator(`.variants [data-variant="${id}"]`);
const wished = (more: Record<string, unknown> = {}) => ({ name: 'Ana', opponents: 1, level: 'wanderer', ...more });

/** Opens the lobby's dialog, switches a variant on, and starts. */
async function play(device: Device, name: string, sentence: RegExp): Promise<void> {
  await device.go('/');
  await device.press(DOOR);
  const dialog = device.dialog('Play now against bots');
  await dialog.getByText('More options').click();
  await expect(dialog.getByText(sentence)).toBeVisible();
  await dialog.getByText(name, { exact: true }).click();
  await device.press('Sit down and play');
  await question(device).waitFor();
}

test.beforeEach(({ device }) => device.setStored('wishes', wished()));

test('solitaire: the cards of the night and what is still to do are counted', async ({ device }) => {
  await device.go('/');
  await device.press(DOOR);
  await device.page.getByRole('radio', { name: 'none, solitaire' }).check();
  await expect(device.dialog('Play now against bots').getByText(/You play alone, against the clock/)).toBeVisible();
  await device.press('Sit down and play');
  await question(device).waitFor();
  await expect(way(device, 'solitaire').locator('.status')).toHaveText(/^Morning · \d+ cards left · quests 0 of 2 · not yet Fabulous$/);
  await way(device, 'solitaire').locator('summary').click();
  await expect(way(device, 'solitaire').locator('p')).toBeVisible();
  const left = await way(device, 'solitaire').locator('.status').innerText();
  await way(device, 'solitaire').locator('summary').click();
  await untilAsked(device, MOUSE, 'card');
  await answer(device, MOUSE);
  await expect(way(device, 'solitaire').locator('.status')).not.toHaveText(left);
});

test('a short night names its goal', async ({ device }) => {
  await device.go('/');
  await device.press(DOOR);
  await expect(device.dialog('Play now against bots').getByRole('group', { name: /^How long/ }).getByRole('radio')).toHaveCount(3);
  await device.page.getByRole('radio', { name: '8, short' }).check();
  await expect(device.dialog('Play now against bots').getByText(/More points make a longer game/)).toBeVisible();
  await device.press('Sit down and play');
  await expect(way(device, 'goal')).toContainText('Goal: 8 points');
  await device.expectNoViolation('a short night');
});

test('the merchant’s road shows how long a fortune has lasted', async ({ device }) => {
  await play(device, 'The merchant’s road', /If you end three turns in a row with Fabulous wealth/);
  await expect(way(device, 'merchant')).toContainText('Fabulous 0 of 3 turns');
  await untilAsked(device, MOUSE, 'skill');
  await expect(device.page.locator('.hero-list .pips').first()).toBeVisible();
});

test('one status at a time has one slot', async ({ device }) => {
  await play(device, 'One status at a time', /A new status replaces the old one/);
  await untilAsked(device, MOUSE, 'skill');
  await expect(device.page.locator('.hero-list .slot.empty').first()).toBeVisible();
  await expect(way(device, 'one-status')).toBeVisible();
});

test('skills by lot are dealt, and said', async ({ device }) => {
  await play(device, 'Random skills', /dealt at random/);
  await untilAsked(device, MOUSE, 'move');
  await expect(way(device, 'random-skills').locator('.status')).toHaveText(/^Your random skills: .+, .+ and .+$/);
});

test('retelling has its moment: one is asked, the others vote', async ({ device }) => {
  test.slow();
  await play(device, 'Retelling the tale', /tell what happened in your own words/);
  await expect(way(device, 'storytelling')).toBeVisible();
  await untilAsked(device, MOUSE, 'retell');
  await expect(way(device, 'storytelling')).toHaveClass(/now/);
  await device.expectNoViolation('the moment of retelling');
});

test('on a phone the line of ways stays narrow, and its sentence opens in place', async ({ newDevice }) => {
  const device = await newDevice({ ...PHONE, ...STILL });
  await device.setStored('wishes', wished({ nights: { goal: 8, merchant: true, 'one-status': true } }));
  await device.go('/');
  await device.press(DOOR);
  await device.press('Sit down and play');
  await way(device, 'goal').locator('summary').tap();
  await expect(way(device, 'goal').locator('p')).toBeInViewport();
  await device.expectNothingWider();
});

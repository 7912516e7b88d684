/** Players of King of Dice: by mouse, by keyboard, by touch. They keep two dice in the first turns, then never. */
import { expect, type Locator } from '@playwright/test';
import type { Device } from './fixtures';

export interface InputMethod {
  keepDice: (device: Device, dice: number[]) => Promise<void>;
  roll: (device: Device) => Promise<void>;
  stop: (device: Device) => Promise<void>;
  /** Stops even though it costs something. */
  confirm: (device: Device) => Promise<void>;
  liftCup: (device: Device) => Promise<void>;
  /** Takes the first answer. */
  answer: (device: Device) => Promise<void>;
}

/** Finds buttons by their shortcuts, in any language. */
const byKey = (device: Device, key: string) => device.question.locator(`button[aria-keyshortcuts="${key}"]`);
const die = (device: Device, number: number) => device.page.locator(`.dice-area button[aria-keyshortcuts="${String(number)}"]`);
const cup = (device: Device) => device.question.locator('button[data-cup]');
const stopAnyway = ({ page }: Device) => page.locator('dialog:modal button[aria-keyshortcuts="s"]');
const answers = (device: Device) => device.question.locator('.answers button');

const pointerInput = (press: (button: Locator) => Promise<void>): InputMethod => ({
  keepDice: async (device, dice) => {
    for (const number of dice) await press(die(device, number));
  },
  roll: (device) => press(byKey(device, 'r')),
  stop: (device) => press(byKey(device, 's')),
  confirm: (device) => press(stopAnyway(device)),
  liftCup: (device) => press(cup(device)),
  answer: (device) => press(answers(device).first()),
});
/** Moves the mouse away: a button that appears under a resting pointer ignores clicks for a moment. */
export const moveMouseAway = (button: Locator) => button.page().mouse.move(1, 1);
export const MOUSE = pointerInput((button) => button.click().then(() => moveMouseAway(button)));
export const FINGER = pointerInput((button) => button.tap().then(() => moveMouseAway(button)));

export const KEYS: InputMethod = {
  keepDice: async (device, dice) => {
    for (const number of dice) await device.page.keyboard.press(String(number));
  },
  roll: (device) => device.page.keyboard.press('r'),
  stop: (device) => device.page.keyboard.press('s'),
  confirm: async (device) => {
    await stopAnyway(device).waitFor();
    await device.page.keyboard.press('s');
  },
  liftCup: (device) => device.page.keyboard.press('Enter'),
  answer: async (device) => {
    const key = await answers(device).first().getAttribute('aria-keyshortcuts');
    await device.page.keyboard.press(key ?? 'Enter');
  },
};

/** Stops rolling, and confirms it if it costs something. */
export async function stop(device: Device, hand: InputMethod): Promise<void> {
  const costs = await byKey(device, 's').getAttribute('aria-haspopup');
  await hand.stop(device);
  if (costs) await hand.confirm(device);
}

/** Answers one question; `turn` counts the questions before it. */
export async function choose(device: Device, hand: InputMethod, turn = 99): Promise<void> {
  const kind = await device.question.getAttribute('data-question');
  if (await cup(device).isVisible()) {
    await hand.liftCup(device);
    await cup(device).waitFor({ state: 'detached' });
    await device.asked(kind ?? '');
  }
  const told = device.nextUpdate();
  if (kind !== 'keep') await hand.answer(device);
  else if (turn < 3) {
    const lying = await Promise.all([1, 4].map(async (each) => ((await die(device, each).getAttribute('aria-pressed')) === 'true' ? [] : [each])));
    await hand.keepDice(device, lying.flat());
    await expect(device.page.locator('.dice-area button[aria-pressed="true"]')).toHaveCount(2);
    await hand.roll(device);
  } else await stop(device, hand);
  await told;
}

/** Plays until the game is over; returns the number of questions. */
export async function playToTheEnd(device: Device, hand: InputMethod): Promise<number> {
  const ready = device.page.locator('.question[data-question] .answers button:not([aria-disabled="true"])').first();
  // Animations of other players' turns can be skipped.
  const hurry = device.page.locator('.question:not([data-question]) button');
  for (let turn = 0; ; ) {
    await ready.or(device.ending).or(hurry).first().waitFor();
    if (await device.ending.isVisible()) return turn;
    if (await ready.isVisible()) await choose(device, hand, turn++);
    else await hurry.click({ timeout: 500 }).catch(() => {});
  }
}

/** The others play until this device is asked. */
export async function playUntilAsked(here: Device, ...others: Device[]): Promise<void> {
  for (;;) {
    const asked = await Promise.race([here, ...others].map((device) => device.asked().then(() => device)));
    if (asked === here) return;
    await choose(asked, MOUSE);
  }
}

/** Several devices at one table; plays on the device that is asked. */
export async function playTogether(...hands: [Device, InputMethod][]): Promise<void> {
  await Promise.all(hands.map(([device, hand]) => playToTheEnd(device, hand)));
}

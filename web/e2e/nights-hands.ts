/** How somebody plays the Nights: with a mouse, with keys alone, with a finger. All play alike: once out of Baghdad, then home to stay. */
import { expect, type Locator, type Page } from '@playwright/test';
import { takeAway } from './hands';
import type { Device } from './inn';

/** The terms of a night that goes the same way each time. */
export const night = (goal: number, more: Record<string, unknown> = {}) => ({ game: 'nights', seed: 3, options: { goal, ...more } });

export interface Hand {
  /** Gives up after `timeout` milliseconds, if there are any. */
  press: (device: Device, button: Locator, timeout?: number) => Promise<void>;
  /** Gives a point more to story than to destiny. */
  divide: (device: Device) => Promise<void>;
  /** Goes to the nearest space, on the map itself. */
  travel: (device: Device) => Promise<void>;
}

/** The question to whoever holds the device. */
export const question = ({ page }: Device): Locator => page.locator('.asked[data-question]');
/** What can be answered and has not been, if only by opening the list: answers are known by their ids, whatever the language. */
const CLOSED = 'button[aria-keyshortcuts="l"][aria-expanded="false"]';
const ANSWERS = `[data-option], [data-card], ${CLOSED}`;
const READY = `:is(${ANSWERS}):not([aria-disabled="true"], [data-answered])`;
const ready = (device: Device) => question(device).locator(READY);
export const option = (device: Device, id: string) => question(device).locator(`[data-option="${id}"]`);
/** The button at the foot of the page: skips what still appears, scrolls on, turns. */
export const leaf = ({ page }: Device): Locator => page.locator('article.book footer button[aria-keyshortcuts=" "]');
export const cover = ({ page }: Device): Locator => page.locator('.cover button');
const lit = ({ page }: Device) => page.locator('.map button.spot[tabindex="0"]');
const caption = ({ page }: Device) => page.locator('.captions .button').first();

const isFocused = (button: Locator) => button.evaluate((node) => node === document.activeElement);
/** Whether Enter and the space bar, or letters, belong to what has the focus. */
const isBusy = ({ page }: Device) => page.evaluate(() => Boolean(document.activeElement?.closest('button, a, summary, input:not([type=range])')));

async function tabTo(device: Device, button: Locator): Promise<void> {
  for (let i = 0; i < 120 && !(await isFocused(button)); i++) await device.page.keyboard.press('Tab');
  expect(await isFocused(button), 'Tab leads there').toBe(true);
}

/** Finds a far answer of a long list as one does: by typing. */
async function find(device: Device, button: Locator): Promise<void> {
  const { keyboard } = device.page;
  await keyboard.press('/');
  await keyboard.type(await button.locator('.answer').innerText());
  for (let i = 0; i < 20 && !(await isFocused(button)); i++) await keyboard.press('ArrowDown');
  expect(await isFocused(button), 'the list leads there').toBe(true);
}

const pointing = (press: (button: Locator, timeout?: number) => Promise<void>, touch: (page: Page, x: number, y: number) => Promise<void>): Hand => ({
  press: (_, button, timeout) => press(button, timeout),
  divide: (device) => press(question(device).locator('.divide button').first()),
  travel: async (device) => {
    const { x, y, width, height } = (await lit(device).boundingBox())!;
    await touch(device.page, x + width / 2, y + height / 2);
    await press(caption(device));
  },
});
export const MOUSE = pointing(
  (button, timeout) => button.click({ timeout }).then(() => takeAway(button)),
  ({ mouse }, x, y) => mouse.click(x, y),
);
export const FINGER = pointing(
  (button, timeout) => button.tap({ timeout }).then(() => takeAway(button)),
  ({ touchscreen }, x, y) => touchscreen.tap(x, y),
);

export const KEYS: Hand = {
  press: async (device, button, timeout) => {
    const { keyboard } = device.page;
    const key = await button.getAttribute('aria-keyshortcuts', { timeout });
    if (key && !(/^(Enter| )$/.test(key) && (await isBusy(device)))) {
      await keyboard.press(key === ' ' ? 'Space' : key);
      return;
    }
    if (!key && (await question(device).locator('.filtered').isVisible())) await find(device, button);
    else await tabTo(device, button);
    await keyboard.press('Enter');
  },
  divide: async (device) => {
    await tabTo(device, question(device).locator('input[type=range]'));
    await device.page.keyboard.press('ArrowLeft');
  },
  travel: async (device) => {
    await tabTo(device, lit(device));
    await device.page.keyboard.press('Enter');
  },
};

/** What is asked now, and everything that can be answered where it stands. */
export const asked = async (device: Device) => ({
  kind: await question(device).getAttribute('data-question'),
  words: await question(device).locator('.question').innerText(),
  answers: await question(device).locator('[data-option], [data-card]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option ?? (each as HTMLElement).dataset.card!)),
});

/** Answers what is asked now, whatever it is; returns its kind. `before` are the kinds of all questions so far. */
export async function answer(device: Device, hand: Hand, before: readonly string[] = []): Promise<string> {
  const kind = (await question(device).getAttribute('data-question'))!;
  if (kind === 'goal') {
    await hand.divide(device);
    await seal(device, hand, question(device).locator('[data-option]'));
  } else if (kind === 'skill') {
    await hand.press(device, question(device).locator('[data-card]').nth(before.length % 3));
    await seal(device, hand, question(device).locator('[data-option]'));
  } else if (kind === 'move' && !before.includes('move') && (await lit(device).isVisible())) {
    await markAnswered(device);
    await hand.travel(device);
  } else {
    await openList(device, hand);
    await seal(device, hand, option(device, await wanted(device)));
  }
  return kind;
}

/** Opens the list of a question whose answers lie on the map. */
export async function openList(device: Device, hand: Hand): Promise<void> {
  const list = question(device).locator(CLOSED);
  if (await list.isVisible()) await hand.press(device, list);
}

/** So that a game ends: home, stay there, and say so as soon as it may be said. */
async function wanted(device: Device): Promise<string> {
  const options = await question(device).locator('[data-option]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option!));
  return ['declare', 'move:baghdad', 'stay', 'done'].find((each) => options.includes(each)) ?? options.find((each) => each !== 'pay:under-geas')!;
}

/** An answer that is on its way is not given twice: the next question has buttons of its own. */
const markAnswered = (device: Device) =>
  question(device).locator(ANSWERS).evaluateAll((all) => all.forEach((each) => each.setAttribute('data-answered', '')));
async function seal(device: Device, hand: Hand, button: Locator): Promise<void> {
  await markAnswered(device);
  await hand.press(device, button);
}

/** What a device shows that somebody has to act upon. */
type Sight = 'question' | 'page' | 'cover' | 'end';

/** Waits until somebody has to act, and says how. */
async function sight(device: Device): Promise<Sight> {
  for (;;) {
    await ready(device).or(leaf(device)).or(cover(device)).or(device.ending).first().waitFor({ timeout: 0 });
    if (await device.ending.isVisible()) return 'end';
    if (await cover(device).isVisible()) return 'cover';
    if (await ready(device).first().isVisible()) return 'question';
    if (await leaf(device).isVisible()) return 'page';
  }
}

/** Turns pages and uncovers until there is a question, of one kind or any; returns whether there is one before the end. */
export async function untilAsked(device: Device, hand: Hand, kind = ''): Promise<boolean> {
  for (;;) {
    const seen = await sight(device);
    if (seen === 'end') return false;
    if (seen === 'question') {
      if (!kind || (await question(device).getAttribute('data-question')) === kind) return true;
      await answer(device, hand);
    } else await act(device, hand, seen);
  }
}

async function act(device: Device, hand: Hand, seen: 'page' | 'cover'): Promise<void> {
  // It may be gone by the time it is pressed: what appears by itself has appeared.
  await hand.press(device, seen === 'cover' ? cover(device) : leaf(device), 5000).catch((error: unknown) => {
    if (!/Timeout|detached|not visible/.test(String(error))) throw error;
  });
}

/** Plays until the night is over; returns the kinds of all its questions. `see` is called before each is answered. */
export async function playNight(device: Device, hand: Hand, see?: (kind: string, before: readonly string[]) => Promise<void>): Promise<string[]> {
  const kinds: string[] = [];
  while (await untilAsked(device, hand)) {
    await see?.((await question(device).getAttribute('data-question'))!, kinds);
    kinds.push(await answer(device, hand, kinds));
    if (kinds.length > 250) throw new Error(`A night without end: ${kinds.slice(-12).join(', ')}`);
  }
  return kinds;
}

/** Several devices at one table: whoever is asked plays. */
export async function playTogether(...hands: [Device, Hand][]): Promise<void> {
  await Promise.all(hands.map(([device, hand]) => playNight(device, hand)));
}

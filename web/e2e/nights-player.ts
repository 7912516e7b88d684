/** Players of the Nights: by mouse, by keyboard, by touch. They leave Baghdad once, then go home and stay. */
import { expect, type Locator, type Page } from '@playwright/test';
import { moveMouseAway } from './dice-player';
import type { Device } from './fixtures';

/** Terms for a game that always takes the same course. */
export const night = (goal: number, more: Record<string, unknown> = {}) => ({ game: 'nights', seed: 3, options: { goal, ...more } });

export interface InputMethod {
  /** Gives up after `timeout` milliseconds, if there is one. */
  press: (device: Device, button: Locator, timeout?: number) => Promise<void>;
  /** Moves a point from destiny to story. */
  divide: (device: Device) => Promise<void>;
  /** Goes to the nearest space, on the map. */
  travel: (device: Device) => Promise<void>;
}

/** The question to the player at this device. */
export const question = ({ page }: Device): Locator => page.locator('.question-panel[data-question]');
/** Answers that can be given, including those behind the list; found by id, in any language. */
const CLOSED = 'button[aria-keyshortcuts="l"][aria-expanded="false"]';
const ANSWERS = `[data-option], [data-card], ${CLOSED}`;
const READY = `:is(${ANSWERS}):not([aria-disabled="true"], [data-answered])`;
export const ready = (device: Device) => question(device).locator(READY);
export const option = (device: Device, id: string) => question(device).locator(`[data-option="${id}"]`);
/** The button at the foot of the page: skips animations, scrolls, turns the page. */
export const turnPageButton = ({ page }: Device): Locator => page.locator('article.book footer button[aria-keyshortcuts=" "]');
export const cover = ({ page }: Device): Locator => page.locator('.cover button');
const mapSpot = ({ page }: Device) => page.locator('.map button.spot[tabindex="0"]');
const caption = ({ page }: Device) => page.locator('.captions .button').first();

const isFocused = (button: Locator) => button.evaluate((node) => node === document.activeElement);
/** Whether the focused element uses Enter and the space bar, or letters, itself. */
const isBusy = ({ page }: Device) => page.evaluate(() => Boolean(document.activeElement?.closest('button, a, summary, input:not([type=range])')));

async function tabTo(device: Device, button: Locator): Promise<void> {
  for (let i = 0; i < 120 && !(await isFocused(button)); i++) await device.page.keyboard.press('Tab');
  expect(await isFocused(button), 'Tab leads there').toBe(true);
}

/** Finds an answer in a long list by typing. */
async function find(device: Device, button: Locator): Promise<void> {
  const { keyboard } = device.page;
  await keyboard.press('/');
  await keyboard.type(await button.locator('.answer').innerText());
  for (let i = 0; i < 20 && !(await isFocused(button)); i++) await keyboard.press('ArrowDown');
  expect(await isFocused(button), 'the list leads there').toBe(true);
}

const pointerInput = (press: (button: Locator, timeout?: number) => Promise<void>, touch: (page: Page, x: number, y: number) => Promise<void>): InputMethod => ({
  press: (_, button, timeout) => press(button, timeout),
  divide: (device) => press(question(device).locator('.divide button').first()),
  travel: async (device) => {
    const { x, y, width, height } = (await mapSpot(device).boundingBox())!;
    await touch(device.page, x + width / 2, y + height / 2);
    await press(caption(device));
  },
});
export const MOUSE = pointerInput(
  (button, timeout) => button.click({ timeout }).then(() => moveMouseAway(button)),
  ({ mouse }, x, y) => mouse.click(x, y),
);
export const FINGER = pointerInput(
  (button, timeout) => button.tap({ timeout }).then(() => moveMouseAway(button)),
  ({ touchscreen }, x, y) => touchscreen.tap(x, y),
);

export const KEYS: InputMethod = {
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
    await tabTo(device, mapSpot(device));
    await device.page.keyboard.press('Enter');
  },
};

/** By Enter, on what has the focus; a click would reach it as well. */
export const ENTER: InputMethod = {
  ...KEYS,
  press: async (device, button, timeout) => {
    await button.click({ trial: true, timeout });
    await button.focus();
    await device.page.keyboard.press('Enter');
  },
};

/** The open question and all its answers. */
export const asked = async (device: Device) => ({
  kind: await question(device).getAttribute('data-question'),
  words: await question(device).locator('.question').innerText(),
  answers: await question(device).locator('[data-option], [data-card]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option ?? (each as HTMLElement).dataset.card!)),
});

/** Answers the open question; returns its kind. `before` are the kinds of all questions so far. */
export async function answer(device: Device, hand: InputMethod, before: readonly string[] = []): Promise<string> {
  const kind = (await question(device).getAttribute('data-question'))!;
  if (kind === 'goal') {
    await hand.divide(device);
    await submit(device, hand, question(device).locator('[data-option]'));
  } else if (kind === 'skill') {
    await hand.press(device, question(device).locator('[data-card]').nth(before.length % 3));
    await submit(device, hand, question(device).locator('[data-option]'));
  } else if (kind === 'move' && !before.includes('move') && (await mapSpot(device).isVisible())) {
    await markAnswered(device);
    await hand.travel(device);
  } else {
    await openList(device, hand);
    await submit(device, hand, option(device, await wanted(device)));
  }
  return kind;
}

/** Answers until the page tells the opening of a tale: a master may be asked about the die before. */
export async function answerUntilTale(device: Device, hand: InputMethod): Promise<void> {
  const opening = device.page.locator('article.book .passage.opening').first();
  do {
    await answer(device, hand);
    await opening.or(ready(device).first()).first().waitFor();
  } while (!(await opening.isVisible()));
}

/** Opens the list of a question whose answers are on the map. */
export async function openList(device: Device, hand: InputMethod): Promise<void> {
  const list = question(device).locator(CLOSED);
  if (await list.isVisible()) await hand.press(device, list);
}

/** To finish the game: go home, stay there, and declare as soon as possible. */
async function wanted(device: Device): Promise<string> {
  const options = await question(device).locator('[data-option]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option!));
  return ['declare', 'move:baghdad', 'stay', 'done'].find((each) => options.includes(each)) ?? options.find((each) => each !== 'pay:under-geas')!;
}

/** Do not send an answer twice: the next question has new buttons. */
const markAnswered = (device: Device) =>
  question(device).locator(ANSWERS).evaluateAll((all) => all.forEach((each) => each.setAttribute('data-answered', '')));
async function submit(device: Device, hand: InputMethod, button: Locator): Promise<void> {
  await markAnswered(device);
  await hand.press(device, button);
}

/** What a device shows that needs an action. */
type Task = 'question' | 'page' | 'cover' | 'end';

/** Waits until somebody has to act, and says how. */
async function waitForTask(device: Device): Promise<Task> {
  for (;;) {
    await ready(device).or(turnPageButton(device)).or(cover(device)).or(device.ending).first().waitFor({ timeout: 0 });
    if (await device.ending.isVisible()) return 'end';
    if (await cover(device).isVisible()) return 'cover';
    if (await ready(device).first().isVisible()) return 'question';
    if (await turnPageButton(device).isVisible()) return 'page';
  }
}

/** Turns pages and uncovers seats until there is a question, of one kind or any; returns false if the game ends first. */
export async function untilAsked(device: Device, hand: InputMethod, kind = ''): Promise<boolean> {
  for (;;) {
    const seen = await waitForTask(device);
    if (seen === 'end') return false;
    if (seen === 'question') {
      if (!kind || (await question(device).getAttribute('data-question')) === kind) return true;
      await answer(device, hand);
    } else await act(device, hand, seen);
  }
}

async function act(device: Device, hand: InputMethod, seen: 'page' | 'cover'): Promise<void> {
  // The button may be gone by then, since animations end by themselves.
  await hand.press(device, seen === 'cover' ? cover(device) : turnPageButton(device), 5000).catch((error: unknown) => {
    if (!/Timeout|detached|not visible/.test(String(error))) throw error;
  });
}

/** Plays until the game is over; returns the kinds of all questions. `see` is called before each answer. */
export async function playNight(device: Device, hand: InputMethod, see?: (kind: string, before: readonly string[]) => Promise<void>): Promise<string[]> {
  const kinds: string[] = [];
  while (await untilAsked(device, hand)) {
    await see?.((await question(device).getAttribute('data-question'))!, kinds);
    kinds.push(await answer(device, hand, kinds));
    if (kinds.length > 250) throw new Error(`A night without end: ${kinds.slice(-12).join(', ')}`);
  }
  return kinds;
}

/** Several devices at one table; plays on the device that is asked. */
export async function playTogether(...hands: [Device, InputMethod][]): Promise<void> {
  await Promise.all(hands.map(([device, hand]) => playNight(device, hand)));
}

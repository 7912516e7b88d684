import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardAgainstMisclicks } from '../src/misclickGuard';

let stop: () => void;
/** The element under each point of the page. */
let under: (x: number) => Element | null;

const settled = () => vi.advanceTimersByTimeAsync(20);
const point = (type: string, clientX: number, target: EventTarget = window, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new MouseEvent(type, { clientX, clientY: 0, bubbles: true }), { pointerType }));
function add(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  document.body.append(button);
  return button;
}
const isFresh = (button: Element) => button.hasAttribute('data-fresh');

beforeEach(() => {
  vi.useFakeTimers();
  document.elementFromPoint = (x) => under(x);
  under = () => null;
  stop = guardAgainstMisclicks();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

it('a button that appears under a resting pointer rests for 600 ms', async () => {
  point('pointermove', 10);
  const button = add('Roll the die again');
  under = (x) => (x === 10 ? button : null);
  await settled();
  expect(isFresh(button)).toBe(true);
  await vi.advanceTimersByTimeAsync(600);
  expect(isFresh(button)).toBe(false);
});

it('one that appears elsewhere is pressed at once, and so is one where a finger was long ago', async () => {
  point('pointermove', 10);
  const button = add('Roll');
  under = (x) => (x === 200 ? button : null);
  await settled();
  point('pointermove', 200);
  await settled();
  expect(isFresh(button)).toBe(false);
  point('pointerdown', 300, window, 'touch');
  await vi.advanceTimersByTimeAsync(700);
  const later = add('Stop');
  under = () => later;
  await settled();
  expect(isFresh(later)).toBe(false);
});

it('a button that comes to lie where another was just pressed rests too', async () => {
  const [choose, again] = [add('Make your choice'), add('Roll the die again')];
  under = () => choose;
  await vi.advanceTimersByTimeAsync(1000);
  point('pointerdown', 10, choose);
  under = () => again;
  choose.remove();
  await settled();
  expect(isFresh(again)).toBe(true);
});

it('what was pressed stays in reach while it stays where it is', async () => {
  const next = add('Next tip');
  under = () => next;
  await vi.advanceTimersByTimeAsync(1000);
  point('pointerdown', 10, next);
  add('Hide this tip');
  await settled();
  expect(isFresh(next)).toBe(false);
});

it('a new button that the pointer was moved onto keeps its press, whatever else appears meanwhile', async () => {
  point('pointermove', 10);
  const card = add('Magic');
  under = (x) => (x === 200 ? card : null);
  await vi.advanceTimersByTimeAsync(100);
  point('pointermove', 200);
  point('pointerdown', 200, card);
  add('Turn the page');
  await settled();
  expect(isFresh(card)).toBe(false);
});

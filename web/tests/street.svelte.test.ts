/** Cards of King of Dice slide along the row, unless motion is reduced. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '../src/dice/catalogue.svelte';
import Street from '../src/dice/Street.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';
import { settings } from '../src/settings.svelte';
import { DICE_FIXTURE } from './dice-fixture';

const WIDTH = 100;
const measure = vi.fn(function (this: Element) {
  return new DOMRect([...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH, 0, WIDTH, WIDTH);
});
const animate = vi.fn();
let mounted: Record<string, unknown> | undefined;

beforeAll(async () => {
  await loadLanguage('en');
  catalogue.shown = DICE_FIXTURE.cards.en;
});
beforeEach(() => {
  Object.assign(Element.prototype, { getBoundingClientRect: measure, getAnimations: () => [], animate });
  vi.clearAllMocks();
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  settings.motion = 'system';
});

/** Takes the first card of the row; the others move up. */
function takeFirstCard(): void {
  const board = DICE_FIXTURE.choice.before;
  const props = $state({ board, take: () => {}, read: () => {}, takePlace: () => {} });
  mounted = mount(Street, { target: document.body, props });
  flushSync();
  vi.clearAllMocks();
  props.board = { ...board, row: [...board.row.slice(1), { ...board.row[0]!, card: null }] };
  flushSync();
}

it('slides each card from its old position to the new one', () => {
  settings.motion = 'full';
  takeFirstCard();
  const starts = animate.mock.calls.filter(([, how]) => (how as { id?: string }).id === 'slide').map(([[start]]) => (start as { transform: string }).transform);
  expect(starts).toEqual(Array(DICE_FIXTURE.choice.before.row.length - 1).fill(`translate(${String(WIDTH)}px, 0px)`));
});

it('measures nothing if motion is reduced', () => {
  settings.motion = 'reduced';
  takeFirstCard();
  expect(measure).not.toHaveBeenCalled();
});

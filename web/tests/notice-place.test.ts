import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import Notices from '../src/components/Notices.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';
import { settings } from '../src/settings.svelte';
import { dismissNotice, showNotice } from '../src/notices.svelte';
import { shiftToFreePlace } from '../src/components/noticePlace';

const ROOM = { width: 1366 };
const NOTICE = { left: 533, top: 700, right: 833, bottom: 750 };

it('a notice stays at the lower edge where it covers no button', () => {
  expect(shiftToFreePlace(NOTICE, ROOM, [{ left: 0, top: 600, right: 500, bottom: 768 }])).toEqual({ x: 0, y: 0 });
});

it('it moves to the side, or above the buttons, whichever is nearer', () => {
  const answers = { left: 520, top: 620, right: 1020, bottom: 720 };
  expect(shiftToFreePlace(NOTICE, ROOM, [answers])).toEqual({ x: 8 - 533, y: 0 });
  const { x, y } = shiftToFreePlace(NOTICE, ROOM, [{ ...answers, left: 0, right: 1366 }]);
  expect(x).toBe(0);
  expect(NOTICE.bottom + y).toBeLessThanOrEqual(answers.top - 8);
  expect(NOTICE.bottom + y).toBeGreaterThan(answers.top - 20);
});

it('it stays where everything is full of buttons', () => {
  expect(shiftToFreePlace(NOTICE, ROOM, [{ left: 0, top: 0, right: 1366, bottom: 768 }])).toEqual({ x: 0, y: 0 });
});

it('a notice on the page moves away from a button, and back when that is gone', async () => {
  await loadLanguage('en');
  settings.motion = 'reduced';
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Roll</button>';
  const button = document.querySelector('button')!;
  button.checkVisibility = () => true;
  button.getBoundingClientRect = () => new DOMRect(400, 600, 600, 160);
  const mounted = mount(Notices, { target: document.body });
  const notices = document.querySelector<HTMLElement>('.notices')!;
  const shift = () => notices.style.translate.split(' ').map(parseFloat) as [number, number];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [x, y] = shift();
    return this.matches('.notice') ? new DOMRect(533 + x, 700 + y, 300, 50) : new DOMRect(0, 0, 0, 0);
  });
  const id = showNotice('The rematch begins.');
  flushSync();
  const moved = shift();
  expect(moved).not.toEqual([0, 0]);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(shift(), 'it stays there').toEqual(moved);
  button.remove();
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(shift()).toEqual([0, 0]);
  dismissNotice(id);
  await unmount(mounted);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

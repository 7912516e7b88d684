import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { showNotice, notices, liveRegion } from '../src/notices.svelte';
import Clock from '../src/table/Clock.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';

/** The remaining seconds a clock can show. */
const CLOCKS = [30, 60, 120, 300];

let mounted: Record<string, unknown> | undefined;

function start(seconds: number, mine = true): HTMLElement {
  mounted = mount(Clock, { target: document.body, props: { deadline: performance.now() + seconds * 1000, mine } });
  flushSync();
  return document.querySelector<HTMLElement>('.clock')!;
}

/** Lets the clock run out; returns all announcements in between. */
function runOut(seconds: number): string[] {
  const said: string[] = [];
  const hear = () => {
    flushSync();
    const text = liveRegion.text.trim();
    if (text && said.at(-1) !== text) said.push(text);
  };
  hear();
  for (let passed = 0; passed < seconds + 2; passed++) {
    vi.advanceTimersByTime(1000);
    hear();
  }
  return said;
}

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  liveRegion.text = '';
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  notices.splice(0);
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('a clock', () => {
  it.each(CLOCKS)('of %i seconds runs to its end and announces the last thirty and ten', (seconds) => {
    const clock = start(seconds);
    expect(clock.textContent).toBe(`${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`);
    expect(runOut(seconds)).toEqual(['Time left: 0:30', 'Time left: 0:10']);
    expect(clock.textContent).toBe('0:00');
    expect(clock.getAttribute('aria-label')).toBe('Time is up');
  });

  it('of days tells them and runs on', () => {
    expect(start(2 * 86_400).textContent).toBe('2 days');
    expect(runOut(5)).toEqual([]);
  });

  it('of another announces nothing', () => {
    start(30, false);
    expect(runOut(30)).toEqual([]);
  });
});

it('an effect that gives a notice runs once', () => {
  const stop = $effect.root(() => {
    $effect(() => void showNotice('A lamp is lit.'));
  });
  flushSync();
  expect(notices.map(({ text }) => text)).toEqual(['A lamp is lit.']);
  stop();
});

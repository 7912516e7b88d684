import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../src/house/api';
import type { ReplayFrame, ReplayInfo, View } from '../src/house/messages';
import Controls from '../src/replay/Controls.svelte';
import { CHUNK_SIZE, FrameCache } from '../src/replay/frameCache';
import { ReplayConnection } from '../src/replay/replayConnection.svelte';
import LogOnlyReplay from '../src/replay/LogOnlyReplay.svelte';
import { turnText } from '../src/replay/turnText';
import { parseRoute } from '../src/router.svelte';
import { settings } from '../src/settings.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';

const LENGTH = 60;
/** Two events per frame. */
const frameAt = (number: number): ReplayFrame => ({
  since: 2 * number,
  events: ['first', 'second'].map((key) => ({ key: `${key}-${number}`, args: {} })),
  view: { game: 'dice', seat: 'Ana', turn: Math.floor(number / 10), outcome: null, waiting: [], sitters: {} } as unknown as View,
  steps: [],
  words: null,
  told: [],
});
const shown: ReplayInfo = {
  table: 'kestrel',
  terms: { game: 'dice' } as ReplayInfo['terms'],
  phase: 'over',
  seat: 'Ana',
  seats: ['Ana'],
  names: { Ana: 'Ana', Bo: 'Bo' },
  frames: LENGTH,
  turns: Array.from({ length: 6 }, (_, turn) => ({ turn, frame: 10 * turn, seat: turn % 2 ? 'Ana' : 'Bo' })),
  playable: true,
};

let asked: [number, number][];
let replay: ReplayConnection;
const fetchFrames = (since: number, until: number): Promise<ReplayFrame[]> => {
  asked.push([since, until]);
  return Promise.resolve(Array.from({ length: until - since }, (_, i) => frameAt(since + i)));
};
const heard = () => replay.events.map(({ key }) => key);

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  replay = new ReplayConnection(shown, fetchFrames);
});
afterEach(() => {
  replay.close();
  vi.useRealTimers();
  settings.keys = true;
});

describe('a reel', () => {
  it('fetches a piece once, and only the pieces that are wanted', async () => {
    const reel = new FrameCache(LENGTH, fetchFrames);
    await Promise.all([reel.fetchRange(3, 5), reel.fetchRange(0, 1)]);
    expect(asked).toEqual([[0, CHUNK_SIZE]]);
    await reel.fetchRange(CHUNK_SIZE - 1, CHUNK_SIZE + 1);
    expect(asked).toEqual([[0, CHUNK_SIZE], [CHUNK_SIZE, 2 * CHUNK_SIZE]]);
    reel.prefetch(LENGTH - 1);
    reel.prefetch(LENGTH);
    expect(asked.at(-1)).toEqual([2 * CHUNK_SIZE, LENGTH]);
  });

  it('asks again for what did not come', async () => {
    let fails = true;
    const reel = new FrameCache(LENGTH, (since, until) => (fails ? Promise.reject(new Refused('No.', 'lost')) : fetchFrames(since, until)));
    await expect(reel.fetchRange(0, 1)).rejects.toThrow('No.');
    fails = false;
    expect(await reel.fetchRange(0, 1)).toEqual([frameAt(0)]);
  });
});

describe('a replay', () => {
  it('leaps anywhere: the events begin with the turn before, so that one can leaf back', async () => {
    await replay.jumpTo(34);
    expect(replay.at).toBe(34);
    expect(replay.jumped).toBe(true);
    expect(replay.view).toEqual(frameAt(34).view);
    expect(replay.since).toBe(2 * 20);
    expect(heard().at(0)).toBe('first-20');
    expect(heard().at(-1)).toBe('second-34');
    await replay.jumpTo(1000);
    expect(replay.at).toBe(LENGTH - 1);
    await replay.jumpTo(-5);
    expect(replay.at).toBe(0);
  });

  it('steps on as things happened: what is new comes after what is there', async () => {
    await replay.jumpTo(8);
    const before = heard();
    const { since } = replay;
    await replay.step(1);
    expect(replay.jumped).toBe(false);
    expect(replay.since).toBe(since);
    expect(heard()).toEqual([...before, 'first-9', 'second-9']);
    await replay.step(-1);
    expect(replay.jumped).toBe(true);
    expect(heard()).toEqual(before);
  });

  it('stays where it is before the first and after the last frame', async () => {
    await replay.jumpTo(0);
    await replay.step(-1);
    expect(replay.at).toBe(0);
    await replay.jumpTo(LENGTH - 1);
    await replay.step(1);
    expect(replay.at).toBe(LENGTH - 1);
    expect(replay.isAtEnd).toBe(true);
  });

  it('goes to the beginning of this turn, of the next and of the one before', async () => {
    await replay.jumpTo(14);
    expect(replay.isAtTurnStart).toBe(false);
    await replay.stepTurn(-1);
    expect(replay.at).toBe(10);
    expect(replay.isAtTurnStart).toBe(true);
    await replay.stepTurn(-1);
    expect(replay.at).toBe(0);
    await replay.stepTurn(1);
    await replay.stepTurn(1);
    expect(replay.at).toBe(20);
    await replay.jumpTo(55);
    await replay.stepTurn(1);
    expect(replay.at).toBe(LENGTH - 1);
  });

  it('turns a page that waits before it goes on', async () => {
    await replay.jumpTo(3);
    let waits = true;
    replay.turnPage = () => {
      const waited = waits;
      waits = false;
      return waited;
    };
    await replay.step(1);
    expect(replay.at).toBe(3);
    await replay.step(1);
    expect(replay.at).toBe(4);
  });

  it('shows the frame that was wanted last, whichever comes first', async () => {
    const held: (() => void)[] = [];
    replay = new ReplayConnection(shown, async (since, until) => {
      await new Promise<void>((done) => held.push(done));
      return fetchFrames(since, until);
    });
    const first = replay.jumpTo(5);
    const second = replay.jumpTo(50);
    expect(replay.wanted).toBe(50);
    held.reverse().forEach((come) => come());
    await Promise.all([first, second]);
    expect(replay.at).toBe(50);
  });

  it('plays by itself, at the speed that is wanted, until it is paused or at its end', async () => {
    await replay.jumpTo(0);
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.at).toBe(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(replay.at).toBe(3);
    replay.speed = 4;
    await vi.advanceTimersByTimeAsync(2000);
    const there = replay.at;
    expect(there).toBeGreaterThan(4);
    replay.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.at).toBe(there);
    await replay.jumpTo(LENGTH - 2);
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.at).toBe(LENGTH - 1);
    expect(replay.playing).toBe(false);
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.at).toBe(0);
  });

  it('says what went wrong and stays where it was', async () => {
    let fails = false;
    replay = new ReplayConnection(shown, (since, until) => (fails ? Promise.reject(new Refused('Not now.', 'lost')) : fetchFrames(since, until)));
    await replay.jumpTo(4);
    fails = true;
    await replay.jumpTo(50);
    expect(replay.loadError?.message).toBe('Not now.');
    expect([replay.at, replay.wanted]).toEqual([4, 4]);
    fails = false;
    await replay.jumpTo(50);
    expect(replay.loadError).toBeNull();
  });

  it('lets nothing be chosen, and asks the house for nothing', async () => {
    await replay.jumpTo(1);
    expect(replay.asked).toEqual({});
    await expect(replay.ask({ type: 'hurry' })).rejects.toBeInstanceOf(Refused);
  });

  it('reads on from before, without leaving its moment', async () => {
    await replay.jumpTo(34);
    await replay.loadEarlierEvents();
    expect(replay.at).toBe(34);
    expect(replay.since).toBe(0);
  });
});

describe('the controls', () => {
  let mounted: Record<string, unknown> | undefined;
  const openWhatIf = vi.fn();
  async function show(): Promise<void> {
    await replay.jumpTo(12);
    mounted = mount(Controls as Component, { target: document.body, props: { replay, openWhatIf } });
    flushSync();
  }
  const slider = () => document.querySelector<HTMLInputElement>('input[type=range]')!;
  async function press(key: string, how: KeyboardEventInit = {}, target: EventTarget = document.body): Promise<void> {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
  }
  afterEach(async () => {
    if (mounted) await unmount(mounted);
    mounted = undefined;
    document.body.innerHTML = '';
  });

  it('say the moment in words and mark every turn', async () => {
    await show();
    expect(slider().getAttribute('aria-valuetext')).toBe('Turn 1: Ana. Step 13 of 60');
    expect(slider().max).toBe('59');
    expect(document.querySelectorAll('.marks i')).toHaveLength(6);
    expect(document.querySelectorAll('.marks i.passed')).toHaveLength(2);
  });

  it('go where the slider is drawn', async () => {
    await show();
    slider().value = '42';
    slider().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(replay.at).toBe(42);
    expect(slider().getAttribute('aria-valuetext')).toContain('Turn 4: Bo');
  });

  it('are wound by keys', async () => {
    await show();
    await press('ArrowRight');
    expect(replay.at).toBe(13);
    await press('ArrowLeft', {}, slider());
    expect(replay.at).toBe(12);
    await press('ArrowRight', { shiftKey: true });
    expect(replay.at).toBe(20);
    await press('PageUp');
    expect(replay.at).toBe(10);
    await press('PageDown');
    expect(replay.at).toBe(20);
    await press('End');
    expect(replay.at).toBe(59);
    await press('Home');
    expect(replay.at).toBe(0);
    await press(' ');
    expect(replay.playing).toBe(true);
    await press(' ');
    expect(replay.playing).toBe(false);
  });

  it('leave keys to texts, and to whoever wants no keys', async () => {
    await show();
    const text = document.body.appendChild(document.createElement('input'));
    await press('ArrowRight', {}, text);
    expect(replay.at).toBe(12);
    settings.keys = false;
    await press('ArrowRight');
    expect(replay.at).toBe(12);
    await press('ArrowRight', {}, slider());
    expect(replay.at).toBe(13);
  });

  it('play on from the turn that is shown', async () => {
    await show();
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Play on'))!;
    expect(button.textContent).toContain('from this turn');
    await press('PageUp');
    expect(button.textContent).toContain('from here');
    button.click();
    expect(openWhatIf).toHaveBeenCalledOnce();
  });
});

it('tells what was told where no board can be laid any more', async () => {
  const told = [[{ kind: 'section' as const, text: 'The jinni bows.', number: 0, ornament: '' }], []];
  replay = new ReplayConnection(shown, (since, until) =>
    Promise.resolve(Array.from({ length: until - since }, (_, i) => ({ ...frameAt(since + i), view: null, told }))),
  );
  await replay.jumpTo(11);
  expect(replay.view).toBeNull();
  const mounted = mount(LogOnlyReplay as Component, { target: document.body, props: { replay } });
  flushSync();
  expect(document.querySelectorAll('.log-only li, .log-only p').length).toBeGreaterThan(2);
  expect(document.body.textContent).toContain('The jinni bows.');
  expect(document.body.textContent).toContain('another version of the rules');
  await unmount(mounted);
});

it('names a turn and whose it is', () => {
  expect(turnText(shown, shown.turns[0])).toBe('Set-up');
  expect(turnText(shown, shown.turns[3])).toBe('Turn 3: Ana');
  expect(turnText(shown, { turn: 3, frame: 1, seat: '' })).toBe('Turn 3');
});

it('has an address of its own', () => {
  expect(parseRoute('/t/kestrel/replay')).toEqual({ page: 'replay', id: 'kestrel' });
  expect(parseRoute('/t/kestrel/else').page).toBe('not-found');
});

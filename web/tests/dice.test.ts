import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOf, printed, sortOf } from '../src/dice/cards';
import { countOut, partsOf } from '../src/dice/counting';
import DiceTable from '../src/dice/DiceTable.svelte';
import { BEATS, Staging } from '../src/dice/staging.svelte';
import { Telling } from '../src/dice/telling.svelte';
import { keptBeside, optionOf, toggled } from '../src/dice/tray';
import { chancePhrase, spokenEvent } from '../src/dice/words';
import type { Connection } from '../src/house/connection.svelte';
import type { Decision, DiceBoard, DiceSubject, RowCard, TableEvent, View } from '../src/house/messages';
import { settings } from '../src/settings.svelte';
import { colourOf } from '../src/words/dice';
import { speak } from '../src/words/say.svelte';

const GAME = join(import.meta.dirname, '../../src/serai/games/dice');

const slot = (card: string | null, met = false, place_open = false): RowCard => ({ card, points: card ? printed(card) : 0, met, place_open });
const row = (...cards: (string | null)[]) => cards.map((card) => slot(card));
const die = (number: number, i: number) => ({ number, colour: colourOf(i, number) });

const BOARD: DiceBoard = {
  seat: 'Ana',
  row: row('elf-run-5', 'dwarf-four-6', 'fairy-3-red-2-blue', 'orc-4-2', 'dragon-28'),
  piles: {
    city: { card: 'city-2', points: 2, left: 3 },
    mine: { card: 'mine-2', points: 2, left: 3 },
    workshop: { card: 'workshop-2', points: 2, left: 3 },
    'orc-village': { card: 'orc-village-2', points: 2, left: 3 },
    forest: { card: 'forest-2', points: 2, left: 3 },
  },
  penalties: { card: 'penalty-3', points: -3, left: 7 },
  draw_pile: 21,
  discards: [],
  stacks: { Ana: ['orc-3'], Bo: [] },
  scores: { Ana: 2, Bo: 0 },
  dice: [1, 2, 3, 4, 5, 5].map(die),
  rolls_left: 2,
};
const VIEW: View = {
  game: 'dice',
  seat: 'Ana',
  turn: 1,
  events: 0,
  sitters: { Ana: { name: 'Ana', bot: null }, Bo: { name: 'Bo', bot: 'king' } },
  board: BOARD,
  waiting: ['Ana'],
  decision: null,
  chosen: null,
  undo: null,
  takeback: null,
  outcome: null,
};
const viewOf = (board: Partial<DiceBoard> = {}, more: Partial<View> = {}): View => ({ ...VIEW, board: { ...BOARD, ...board }, ...more });
const told = (key: string, args: TableEvent['args']): TableEvent => ({ key, args });
const rolled = (seat: string, dice: number[], thrown: number[], left: number) => told('rolled', { seat, dice, thrown, left });

beforeAll(() => speak('en'));

describe('what is printed', () => {
  it('is what the game says of its inhabitants', () => {
    const text = readFileSync(join(GAME, 'cards.py'), 'utf-8');
    const found = [...text.matchAll(/Inhabitant\(\s*"([a-z0-9-]+)", "\w+", [^)]*\)?[^)]*?\), (-?\d+)\s*\)/g)];
    expect(found).toHaveLength(40);
    for (const [, id, points] of found) expect([id, printed(id!), sortOf(id!)]).toEqual([id, Number(points), 'inhabitant']);
  });

  it('is what the game says of the faces of its dice', () => {
    const text = readFileSync(join(GAME, 'faces.py'), 'utf-8');
    const patterns = [...text.matchAll(/\("", ((?:"\w+"(?:, )?){6})\)/g)].map(([, names]) => names!.replaceAll('"', '').split(', '));
    expect(patterns).toHaveLength(3);
    expect([0, 2, 4].map((each) => [1, 2, 3, 4, 5, 6].map((number) => colourOf(each, number)))).toEqual(patterns);
    expect(colourOf(1, 1)).toBe(colourOf(0, 1));
  });

  it('is known of places and villains by their ids', () => {
    expect([sortOf('orc-village-3'), placeOf('orc-village-3'), printed('orc-village-3')]).toEqual(['place', 'orc-village', 3]);
    expect([sortOf('penalty-4'), printed('penalty-4')]).toEqual(['penalty', -4]);
    expect([sortOf('orc-4-2'), printed('orc-4-2')]).toEqual(['inhabitant', 8]);
  });
});

describe('the tray', () => {
  it('is an option in the words of the game', () => {
    expect(optionOf(new Set())).toBe('keep:');
    expect(optionOf(new Set([3, 0, 2]))).toBe('keep:1,3,4');
    expect(optionOf(new Set([0, 1, 2, 3, 4, 5]))).toBe('stop');
  });

  it('takes a die and gives it back', () => {
    const once = toggled(new Set([1]), 4);
    expect([...once]).toEqual([1, 4]);
    expect([...toggled(once, 1)]).toEqual([4]);
  });

  it('holds what was not thrown', () => {
    expect([...keptBeside([3, 4, 6])]).toEqual([0, 1, 4]);
    expect(keptBeside([1, 2, 3, 4, 5, 6]).size).toBe(0);
  });
});

describe('counting a stack', () => {
  const stack = ['orc-3', 'fairy-2-red-2-green', 'mine-2', 'fairy-3-blue-2-green', 'penalty-2', 'dragon-28', 'fairy-2-blue-2-green'];

  it('adds card after card; each of three fairies brings three', () => {
    expect(countOut(stack).map(({ points }) => points)).toEqual([2, 3, 2, 3, -2, -4, 3]);
    expect(countOut(stack).at(-1)?.sum).toBe(7);
    expect(countOut([])).toEqual([]);
  });

  it('tells what each kind of card brings', () => {
    expect(partsOf(stack)).toEqual([['inhabitants', 2], ['places', 2], ['fairies', 9], ['villains', -2], ['dragons', -4]]);
  });
});

describe('the staging', () => {
  let lasts = true;
  let heard: string[];
  let staging: Staging;
  beforeEach(() => {
    vi.useFakeTimers();
    lasts = true;
    heard = [];
    staging = new Staging({ lasting: (time) => (lasts ? time : 0), told: (event) => heard.push(event.key) });
    staging.follow(VIEW, [], 0);
  });
  afterEach(() => vi.useRealTimers());

  const bot = [
    told('took', { seat: 'Ana', card: 'elf-run-5', points: 3 }),
    told('took-place', { seat: 'Ana', card: 'city-2', points: 2 }),
    told('refilled', { card: 'gnome-4-red' }),
    told('turn', { seat: 'Bo', rolls: 3 }),
    rolled('Bo', [6, 6, 6, 6, 1, 2], [1, 2, 3, 4, 5, 6], 2),
  ];
  const end = viewOf({
    seat: 'Bo',
    row: [slot('gnome-4-red'), slot('dwarf-four-6', true, true), ...BOARD.row.slice(2)],
    piles: { ...BOARD.piles, city: { card: 'city-3', points: 3, left: 2 } },
    stacks: { Ana: ['orc-3', 'city-2', 'elf-run-5'], Bo: [] },
    draw_pile: 20,
    dice: [6, 6, 6, 6, 1, 2].map(die),
  });

  it('shows how things stand at a first look, and moves nothing', () => {
    expect(staging.board).toBe(BOARD);
    expect(staging.busy).toBe(false);
  });

  it('plays what happens in order, and ends exactly where the view is', async () => {
    staging.follow(end, bot, 0);
    expect(staging.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(staging.picked).toBe('elf-run-5');
    await vi.advanceTimersByTimeAsync(BEATS.pick);
    expect(staging.flight).toMatchObject({ card: 'elf-run-5', from: 'row-0', to: 'stack-Ana' });
    expect(staging.board?.row[0]?.card).toBeNull();
    expect(staging.played).toBe(0);
    await vi.advanceTimersByTimeAsync(BEATS.fly);
    expect(staging.board?.stacks.Ana).toEqual(['orc-3', 'elf-run-5']);
    expect(staging.played).toBe(1);
    expect(staging.flight).toMatchObject({ card: 'city-2', from: 'place-city' });
    await vi.advanceTimersByTimeAsync(BEATS.fly);
    expect(staging.board?.stacks.Ana).toEqual(['orc-3', 'city-2', 'elf-run-5']);
    expect(staging.board?.row.map(({ card }) => card)).toEqual(end.board && (end.board as DiceBoard).row.map(({ card }) => card));
    await vi.advanceTimersByTimeAsync(BEATS.step + BEATS.pick);
    expect(staging.rolling.size).toBe(6);
    expect(staging.played).toBe(bot.length - 1);
    expect(staging.board?.row.some(({ met }) => met)).toBe(false);
    await vi.advanceTimersByTimeAsync(BEATS.roll);
    expect(staging.played).toBe(bot.length);
    expect(staging.board).toBe(end.board);
    expect(staging.busy).toBe(false);
    expect(heard).toEqual(bot.map(({ key }) => key));
  });

  it('is where the view is at once for those who hurry, and everything is told', async () => {
    staging.follow(end, bot, 0);
    await vi.advanceTimersByTimeAsync(30);
    staging.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(staging.board).toBe(end.board);
    expect([staging.busy, staging.flight, staging.picked, staging.rolling.size]).toEqual([false, null, null, 0]);
    expect(heard).toHaveLength(bot.length);
  });

  it('moves nothing where nothing should move', async () => {
    lasts = false;
    const seen: boolean[] = [];
    staging.follow(end, bot, 0);
    for (let i = 0; i < 40; i++) {
      seen.push(staging.flight !== null || staging.rolling.size > 0);
      await Promise.resolve();
    }
    expect(seen).not.toContain(true);
    expect(staging.board).toBe(end.board);
  });

  it('goes on with what comes while it plays', async () => {
    staging.follow(end, bot, 0);
    await vi.advanceTimersByTimeAsync(100);
    const more = rolled('Bo', [6, 6, 6, 6, 3, 6], [5, 6], 1);
    const last = { ...end, board: { ...(end.board as DiceBoard), dice: [6, 6, 6, 6, 3, 6].map(die), rolls_left: 1 } };
    staging.follow(last, [...bot, more], 0);
    await vi.advanceTimersByTimeAsync(4000);
    expect(staging.board).toBe(last.board);
    expect([...staging.tray]).toEqual([0, 1, 2, 3]);
    expect(heard).toHaveLength(bot.length + 1);
  });

  it('jumps after a gap, after a choice was taken back, and where nobody watches', async () => {
    staging.follow(end, bot.slice(3), 30);
    expect([staging.board, staging.busy]).toEqual([end.board, false]);
    const undone = viewOf();
    staging.follow(undone, [...bot.slice(3), told('undone', { seat: 'Ana', agreed: [] })], 30);
    expect([staging.board, staging.busy]).toEqual([undone.board, false]);
    const hidden = viewOf({ rolls_left: 1 });
    staging.follow(hidden, [...bot.slice(3), told('undone', { seat: 'Ana', agreed: [] }), rolled('Ana', [1, 1, 1, 1, 1, 1], [1], 1)], 30, false);
    expect([staging.board, staging.busy]).toEqual([hidden.board, false]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(staging.board).toBe(hidden.board);
  });

  it('forgets what it was playing when it jumps', async () => {
    staging.follow(end, bot, 0);
    await vi.advanceTimersByTimeAsync(100);
    const later = viewOf({ draw_pile: 3 });
    staging.follow(later, [], 90);
    await vi.advanceTimersByTimeAsync(4000);
    expect([staging.board, staging.busy, staging.flight]).toEqual([later.board, false, null]);
  });

  it('keeps the tray when the same dice lie there after a lost connection', () => {
    staging.toggle(2);
    staging.follow(viewOf(), [], 40);
    expect([...staging.tray]).toEqual([2]);
    staging.follow(viewOf({ rolls_left: 1 }), [], 50);
    expect(staging.tray.size).toBe(0);
  });

  it('lifts the head of whoever is taken at once, and hands a dragon on', async () => {
    const taken = viewOf({ row: row('gnome-4-red', 'elf-run-5', 'dwarf-four-6', 'fairy-3-red-2-blue', 'orc-4-2'), stacks: { Ana: ['orc-3'], Bo: ['dragon-28'] }, seat: 'Bo', dice: [] });
    staging.follow(
      taken,
      [
        rolled('Ana', [6, 6, 6, 6, 4, 5], [5, 6], 0),
        told('only-option', { seat: 'Ana', kind: 'take', option: 'dragon-28' }),
        told('took', { seat: 'Ana', card: 'dragon-28', points: -4 }),
        told('dragon-given', { seat: 'Ana', to: 'Bo', card: 'dragon-28', points: -4 }),
        told('refilled', { card: 'gnome-4-red' }),
      ],
      0,
    );
    await vi.advanceTimersByTimeAsync(BEATS.roll);
    expect(staging.board?.row.filter(({ met }) => met).map(({ card }) => card)).toEqual(['dragon-28']);
    await vi.advanceTimersByTimeAsync(BEATS.look + BEATS.pick + BEATS.fly);
    expect(staging.board?.stacks.Ana).toEqual(['orc-3']);
    expect(staging.flight).toMatchObject({ from: 'stack-Ana', to: 'stack-Bo' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(staging.board).toBe(taken.board);
  });
});

describe('for the ear', () => {
  it('dice are told in words, and what happens around the table is left to the table', () => {
    const roll = rolled('Bo', [1, 2, 3, 4, 5, 6], [5, 6], 1);
    expect(spokenEvent(roll, { Bo: 'Bea' })).toBe(
      'Bea rolls dice 5 and 6 again: 1, blue square; 2, green triangle; 3, green triangle; 4, green triangle; 5, red circle; 6, green triangle.',
    );
    expect(spokenEvent(told('penalty', { seat: 'Bo', card: 'penalty-1', points: -1 }), {})).toContain('−1 point');
    expect(spokenEvent(told('undone', { seat: 'Bo', agreed: [] }), {})).toBe('');
  });

  it('whom the hypnotist brings along is not told as won by the dice', () => {
    const telling = new Telling(() => false);
    telling.told(told('took', { seat: 'Bo', card: 'orc-3', points: 2, along: true }), VIEW);
    expect(telling.deed).toBe('The hypnotist brings along the cuddly orc for Bo as well: 2 points.');
    telling.told(told('took', { seat: 'Bo', card: 'orc-3', points: 2 }), VIEW);
    expect(telling.deed).toContain('wins over');
  });

  it('what another did last is not said beside one’s own dice', () => {
    const telling = new Telling(() => false);
    telling.told(told('took', { seat: 'Bo', card: 'orc-3' }), VIEW);
    telling.told(rolled('Bo', [1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5], 2), VIEW);
    expect(telling.deed).toContain('Bo');
    telling.told(rolled('Ana', [1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5], 2), VIEW);
    expect(telling.deed).toBe('');
  });

  it('only what is certain is called certain', () => {
    expect([1, 0.99999, 0.00001, 0].map(chancePhrase)).toEqual(['100.0%', '99.9%', '0.1%', '0.0%']);
  });
});

describe('the table', () => {
  let mounted: Record<string, unknown> | undefined;
  let choose: ReturnType<typeof vi.fn<(seat: string, option: string) => Promise<void>>>;
  const KEEPS = ['stop', 'keep:', 'keep:2', 'keep:2,5'];
  const asks = (kind: string, options: string[], subject: DiceSubject | null = null): Partial<View> => ({ decision: { seat: 'Ana', kind, options, subject, secret: false } satisfies Decision });

  async function lay(view: View): Promise<HTMLElement> {
    choose = vi.fn(() => Promise.resolve());
    const connection = { status: 'open', view, asked: view.decision ? { Ana: 3 } : {}, events: [], since: 0, choose, ask: vi.fn() };
    mounted = mount(DiceTable, { target: document.body, props: { connection: connection as unknown as Connection } });
    flushSync();
    await vi.waitFor(() => expect(document.querySelector('.inhabitants, .ending')).not.toBeNull(), 10_000);
    return document.body;
  }
  const press = (key: string) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  beforeEach(() => {
    settings.motion = 'reduced';
  });
  afterEach(async () => {
    if (mounted) await unmount(mounted);
    mounted = undefined;
    document.body.innerHTML = '';
    settings.motion = 'system';
  });

  it('keeps dice by key and rolls the others', async () => {
    const page = await lay(viewOf({}, asks('keep', KEEPS)));
    const dice = [...page.querySelectorAll('.tray button')];
    expect(dice.map((each) => each.getAttribute('aria-label'))[2]).toBe('Die 3: 3, green triangle');
    press('2');
    press('5');
    expect(dice[1]?.getAttribute('aria-pressed')).toBe('true');
    expect(dice[1]?.getAttribute('aria-label')).toBe('Die 2: 2, green triangle, kept');
    press('r');
    expect(choose).toHaveBeenCalledExactlyOnceWith('Ana', 'keep:2,5');
  });

  it('has nothing to roll where all six are kept, and stops instead', async () => {
    const page = await lay(viewOf({}, asks('keep', KEEPS)));
    const [roll, stop] = page.querySelectorAll('.answers button');
    for (const key of '123456') press(key);
    expect(roll?.textContent).toContain('No die left to roll');
    expect(roll?.getAttribute('aria-disabled')).toBe('true');
    expect(stop?.classList).toContain('now');
    press('r');
    expect(choose).not.toHaveBeenCalled();
    press('Enter');
    expect(choose).toHaveBeenCalledExactlyOnceWith('Ana', 'stop');
  });

  it('sends nothing that is not among the options', async () => {
    await lay(viewOf({}, asks('keep', KEEPS)));
    press('1');
    press('r');
    expect(choose).not.toHaveBeenCalled();
    press('s');
    expect(choose).toHaveBeenCalledExactlyOnceWith('Ana', 'stop');
  });

  it('takes the card that is pressed, and reads the others', async () => {
    const cards = [slot('elf-run-5', true), slot('dwarf-four-6'), slot('fairy-3-red-2-blue'), slot('orc-4-2', true), slot('dragon-28')];
    const page = await lay(viewOf({ row: cards, rolls_left: 0 }, asks('take', ['elf-run-5', 'orc-4-2'])));
    const [elf, dwarf] = page.querySelectorAll<HTMLButtonElement>('.inhabitants button');
    expect(elf?.getAttribute('aria-label')).toBe('Arrogant elf: a run of five, 3 points, met');
    dwarf?.click();
    flushSync();
    expect(choose).not.toHaveBeenCalled();
    expect(page.querySelector('dialog')?.textContent).toContain('four 6s');
    page.querySelector('dialog')?.close();
    elf?.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith('Ana', 'elf-run-5');
  });

  it('takes a card by the key of its slot', async () => {
    await lay(viewOf({ row: [slot('elf-run-5', true), ...BOARD.row.slice(1, 3), slot('orc-4-2', true), slot(null)], rolls_left: 0 }, asks('take', ['elf-run-5', 'orc-4-2'])));
    press('4');
    expect(choose).toHaveBeenCalledExactlyOnceWith('Ana', 'orc-4-2');
  });

  it.each([
    ['place', ['place', 'leave'], { card: 'city-2' }, 'place'],
    ['bonus', ['bonus', 'leave'], { card: 'dwarf-four-6' }, 'bonus'],
    ['dragon', ['Bo'], { card: 'dragon-28' }, 'Bo'],
    ['again', ['again', 'pass'], null, 'again'],
  ])('asks about %s with real buttons', async (kind, options, subject, first) => {
    const page = await lay(viewOf({ rolls_left: 0 }, asks(kind, options, subject)));
    const group = page.querySelector('[role=group]');
    expect(document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toContain('Ana');
    expect(group?.querySelectorAll('button')).toHaveLength(options.length);
    press('1');
    expect(choose).toHaveBeenCalledExactlyOnceWith('Ana', first);
  });

  it('says when a place is the last of its pile', async () => {
    const piles = { ...BOARD.piles, city: { card: 'city-4', points: 4, left: 1 } };
    const page = await lay(viewOf({ piles, rolls_left: 0 }, asks('place', ['place', 'leave'], { card: 'city-4' })));
    expect(page.querySelector('.question')?.textContent).toContain('the game ends');
  });

  it('asks nothing of those who watch', async () => {
    const page = await lay(viewOf({ seat: 'Bo' }, { seat: null, waiting: ['Bo'] }));
    expect(page.querySelector('.question')?.textContent).toContain('Bo is playing.');
    expect(page.querySelectorAll('.columns button, .question button')).toHaveLength(0);
    expect(page.querySelectorAll('.tray [role=img]')).toHaveLength(6);
  });

  it('crowns the winner and tells why it is over', async () => {
    const page = await lay(viewOf({ dice: [] }, { outcome: { ending: 'place-mine', winners: ['Ana'], scores: { Ana: 2, Bo: 0 } } }));
    expect(page.querySelector('.won')?.textContent).toContain('Ana wears the crown tonight!');
    expect(page.querySelector('.ending')?.textContent).toContain('nothing is left in the mine');
    expect(page.querySelector('.winner .sum')?.textContent).toBe('2');
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../src/dice/catalogue.svelte';
import DiceTable from '../src/dice/DiceTable.svelte';
import Ending from '../src/dice/Ending.svelte';
import { DELAYS, EventPlayback } from '../src/dice/eventPlayback.svelte';
import { Announcer } from '../src/dice/announcer.svelte';
import { keptDice, keepOption, withDieToggled } from '../src/dice/tray';
import { roundedChancePhrase } from '../src/dice/phrases';
import { boardsAfterEvents } from '../src/house/boards';
import type { Connection } from '../src/house/connection.svelte';
import type { Choice, Decision, DiceBoard, DiceSubject, Passage, RowCard, TableEvent, View, RenderedText } from '../src/house/messages';
import { settings } from '../src/settings.svelte';
import { pointsPhrase } from '../src/i18n/phrases';
import { loadLanguage } from '../src/i18n/say.svelte';
import { DICE_FIXTURE } from './dice-fixture';

const slot = (card: string | null, met = false, place_open = false): RowCard => ({ card, points: card ? DICE_FIXTURE.cards.en.cards[card]!.points : 0, met, place_open });
const row = (...cards: (string | null)[]) => cards.map((card) => slot(card));
/** Sample dice; the client does not know which face has which colour. */
const die = (number: number, i: number) => ({ number, colour: ['blue', 'green', 'green', 'green', 'red', 'green'][i]! });

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

const said = (text: string, heard?: string): Passage[] => [{ kind: 'said', text, number: 0, ornament: '', ...(heard ? { heard } : {}) }];
/** Events as a table receives them, with the boards after the last ones. */
const known = (events: TableEvent[], boards: (DiceBoard | null)[] = [], since = 0) => ({ events, told: events.map(({ key }) => said(key)), boards, since });

beforeAll(async () => {
  await loadLanguage('en');
  catalogue.shown = DICE_FIXTURE.cards.en;
});

describe('the tray', () => {
  it('is an option in the words of the game', () => {
    expect(keepOption(new Set())).toBe('keep:');
    expect(keepOption(new Set([3, 0, 2]))).toBe('keep:1,3,4');
    expect(keepOption(new Set([0, 1, 2, 3, 4, 5]))).toBe('stop');
  });

  it('takes a die and gives it back', () => {
    const once = withDieToggled(new Set([1]), 4);
    expect([...once]).toEqual([1, 4]);
    expect([...withDieToggled(once, 1)]).toEqual([4]);
  });

  it('holds what was not thrown', () => {
    expect([...keptDice([3, 4, 6])]).toEqual([0, 1, 4]);
    expect(keptDice([1, 2, 3, 4, 5, 6]).size).toBe(0);
  });
});

describe('the staging', () => {
  let lasts = true;
  let heard: string[];
  let playback: EventPlayback;
  beforeEach(() => {
    vi.useFakeTimers();
    lasts = true;
    heard = [];
    playback = new EventPlayback({ motionDuration: (time) => (lasts ? time : 0), onEvent: (event) => heard.push(event.key) });
    playback.queueEvents(VIEW, known([]));
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
  const taken = { ...BOARD, row: [slot(null), ...BOARD.row.slice(1)], stacks: { Ana: ['orc-3', 'elf-run-5'], Bo: [] } };
  const placed = { ...taken, piles: (end.board as DiceBoard).piles, stacks: (end.board as DiceBoard).stacks };
  const filled = { ...placed, row: row('gnome-4-red', ...BOARD.row.slice(1).map(({ card }) => card)), draw_pile: 20 };
  const handed = { ...filled, seat: 'Bo', dice: [], rolls_left: 3 };
  const boards = [taken, placed, filled, handed, end.board as DiceBoard];

  it('shows how things stand at a first look, and moves nothing', () => {
    expect(playback.board).toBe(BOARD);
    expect(playback.busy).toBe(false);
  });

  it('plays what happens in order, and ends exactly where the view is', async () => {
    playback.queueEvents(end, known(bot, boards));
    expect(playback.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.picked).toBe('elf-run-5');
    await vi.advanceTimersByTimeAsync(DELAYS.pick);
    expect(playback.flight).toMatchObject({ card: 'elf-run-5', from: 'row-0', to: 'stack-Ana' });
    expect(playback.board?.row[0]?.card).toBeNull();
    expect(playback.played).toBe(0);
    await vi.advanceTimersByTimeAsync(DELAYS.fly);
    expect(playback.board?.stacks.Ana).toEqual(['orc-3', 'elf-run-5']);
    expect(playback.played).toBe(1);
    expect(playback.flight).toMatchObject({ card: 'city-2', from: 'place-city' });
    await vi.advanceTimersByTimeAsync(DELAYS.fly);
    expect(playback.board?.stacks.Ana).toEqual(['orc-3', 'city-2', 'elf-run-5']);
    expect(playback.board?.row.map(({ card }) => card)).toEqual(end.board && (end.board as DiceBoard).row.map(({ card }) => card));
    await vi.advanceTimersByTimeAsync(DELAYS.step + DELAYS.pick);
    expect(playback.rolling.size).toBe(6);
    expect(playback.played).toBe(bot.length - 1);
    expect(playback.board?.row.some(({ met }) => met)).toBe(false);
    await vi.advanceTimersByTimeAsync(DELAYS.roll);
    expect(playback.played).toBe(bot.length);
    expect(playback.board).toBe(end.board);
    expect(playback.busy).toBe(false);
    expect(heard).toEqual(bot.map(({ key }) => key));
  });

  it('is where the view is at once for those who hurry, and everything is told', async () => {
    playback.queueEvents(end, known(bot, boards));
    await vi.advanceTimersByTimeAsync(30);
    playback.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.board).toBe(end.board);
    expect([playback.busy, playback.flight, playback.picked, playback.rolling.size]).toEqual([false, null, null, 0]);
    expect(heard).toHaveLength(bot.length);
  });

  it('moves nothing where nothing should move', async () => {
    lasts = false;
    const seen: boolean[] = [];
    playback.queueEvents(end, known(bot, boards));
    for (let i = 0; i < 40; i++) {
      seen.push(playback.flight !== null || playback.rolling.size > 0);
      await Promise.resolve();
    }
    expect(seen).not.toContain(true);
    expect(playback.board).toBe(end.board);
  });

  it('goes on with what comes while it plays', async () => {
    playback.queueEvents(end, known(bot, boards));
    await vi.advanceTimersByTimeAsync(100);
    const more = rolled('Bo', [6, 6, 6, 6, 3, 6], [5, 6], 1);
    const last = { ...end, board: { ...(end.board as DiceBoard), dice: [6, 6, 6, 6, 3, 6].map(die), rolls_left: 1 } };
    playback.queueEvents(last, known([...bot, more], [...boards, last.board]));
    await vi.advanceTimersByTimeAsync(4000);
    expect(playback.board).toBe(last.board);
    expect([...playback.tray]).toEqual([0, 1, 2, 3]);
    expect(heard).toHaveLength(bot.length + 1);
  });

  it('jumps after a gap, after a choice was taken back, and where nobody watches', async () => {
    playback.queueEvents(end, known(bot.slice(3), boards.slice(3), 30));
    expect([playback.board, playback.busy]).toEqual([end.board, false]);
    const undone = viewOf();
    const back = [...bot.slice(3), told('undone', { seat: 'Ana', agreed: [] })];
    playback.queueEvents(undone, known(back, [undone.board as DiceBoard], 30));
    expect([playback.board, playback.busy]).toEqual([undone.board, false]);
    const hidden = viewOf({ rolls_left: 1 });
    playback.queueEvents(hidden, known([...back, rolled('Ana', [1, 1, 1, 1, 1, 1], [1], 1)], [hidden.board as DiceBoard], 30), false);
    expect([playback.board, playback.busy]).toEqual([hidden.board, false]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(playback.board).toBe(hidden.board);
  });

  it('jumps where the house does not say how the board changed, and tells everything', () => {
    playback.queueEvents(end, known(bot, [null, null, null, null, end.board as DiceBoard]));
    expect([playback.board, playback.busy]).toEqual([end.board, false]);
    expect(heard).toEqual(bot.map(({ key }) => key));
  });

  it('plays what the house sends of a choice, through every board that it says', async () => {
    const { before, events, steps, view, words } = DICE_FIXTURE.choice;
    const boards = boardsAfterEvents(before, events.length, steps, view.board as DiceBoard);
    const seen: [string, string | undefined, DiceBoard][] = [];
    playback = new EventPlayback({ motionDuration: (time) => time, onEvent: ({ key }, [passage], board) => seen.push([key, passage?.text, board]) });
    playback.queueEvents(viewOf(before), known([], [], 5));
    playback.queueEvents(view, { events, told: words.en.told, boards, since: 5 });
    await vi.advanceTimersByTimeAsync(4000);
    expect(playback.covered, 'the first throw waits under the cup').toBe(true);
    playback.liftCup();
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toEqual(events.map(({ key }, i) => [key, words.en.told[i]?.[0]?.text, boards[i]]));
    expect(playback.board).toBe(view.board);
  });

  it('lifts the cup when the viewer skips, when something else comes, and has none where nothing moves', async () => {
    const { before, events, steps, view, words } = DICE_FIXTURE.choice;
    const boards = boardsAfterEvents(before, events.length, steps, view.board as DiceBoard);
    const throwing = async (lasts: boolean) => {
      playback = new EventPlayback({ motionDuration: (time) => (lasts ? time : 0) });
      playback.queueEvents(viewOf(before), known([], [], 5));
      playback.queueEvents(view, { events, told: words.en.told, boards, since: 5 });
      await vi.advanceTimersByTimeAsync(4000);
    };
    await throwing(false);
    expect([playback.covered, playback.board]).toEqual([false, view.board]);
    await throwing(true);
    playback.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.covered, playback.board]).toEqual([false, view.board]);
    await throwing(true);
    expect(playback.covered).toBe(true);
    playback.queueEvents(viewOf({ ...(view.board as DiceBoard), rolls_left: 1 }), known([], [], 5 + events.length));
    await vi.advanceTimersByTimeAsync(4000);
    expect([playback.covered, playback.busy]).toEqual([false, false]);
  });

  it('forgets what it was playing when it jumps', async () => {
    playback.queueEvents(end, known(bot, boards));
    await vi.advanceTimersByTimeAsync(100);
    const later = viewOf({ draw_pile: 3 });
    playback.queueEvents(later, known([], [], 90));
    await vi.advanceTimersByTimeAsync(4000);
    expect([playback.board, playback.busy, playback.flight]).toEqual([later.board, false, null]);
  });

  it('keeps the tray when the same dice lie there after a lost connection', () => {
    playback.toggleDie(2);
    playback.queueEvents(viewOf(), known([], [], 40));
    expect([...playback.tray]).toEqual([2]);
    playback.queueEvents(viewOf({ rolls_left: 1 }), known([], [], 50));
    expect(playback.tray.size).toBe(0);
  });

  it('lifts the head of whoever is taken at once, and hands a dragon on', async () => {
    const after = viewOf({ row: row('gnome-4-red', 'elf-run-5', 'dwarf-four-6', 'fairy-3-red-2-blue', 'orc-4-2'), stacks: { Ana: ['orc-3'], Bo: ['dragon-28'] }, seat: 'Bo', dice: [] });
    const met = { ...BOARD, row: [...BOARD.row.slice(0, 4), slot('dragon-28', true)], dice: [6, 6, 6, 6, 4, 5].map(die), rolls_left: 0 };
    const gone = { ...met, row: [...BOARD.row.slice(0, 4), slot(null)] };
    const given = { ...gone, stacks: { Ana: ['orc-3'], Bo: ['dragon-28'] } };
    const events = [
      rolled('Ana', [6, 6, 6, 6, 4, 5], [5, 6], 0),
      told('only-option', { seat: 'Ana', kind: 'take', option: 'dragon-28' }),
      told('took', { seat: 'Ana', card: 'dragon-28', points: -4 }),
      told('dragon-given', { seat: 'Ana', to: 'Bo', card: 'dragon-28', points: -4 }),
      told('refilled', { card: 'gnome-4-red' }),
    ];
    playback.queueEvents(after, known(events, [met, met, gone, given, after.board as DiceBoard]));
    await vi.advanceTimersByTimeAsync(DELAYS.roll);
    expect(playback.board?.row.filter(({ met }) => met).map(({ card }) => card)).toEqual(['dragon-28']);
    await vi.advanceTimersByTimeAsync(DELAYS.look + DELAYS.pick + DELAYS.fly);
    expect(playback.board?.stacks.Ana).toEqual(['orc-3']);
    expect(playback.flight).toMatchObject({ from: 'stack-Ana', to: 'stack-Bo' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(playback.board).toBe(after.board);
  });
});

describe('for the ear', () => {
  it('dice are told in words, and what happens around the table is left to the table', () => {
    const telling = new Announcer(() => false);
    telling.announceEvent(rolled('Bo', [1, 2, 3, 4, 5, 6], [5, 6], 1), said('Bo rolls: 1■', 'Bo rolls: 1 blue'), BOARD, VIEW);
    telling.announceEvent(told('undone', { seat: 'Bo', agreed: [] }), said('Bo undoes the last choice.'), BOARD, VIEW);
    expect(telling.lines.map(({ text }) => text)).toEqual(['Bo rolls: 1 blue']);
  });

  it('what another did last is not said beside one’s own dice', () => {
    const telling = new Announcer(() => false);
    telling.announceEvent(told('took', { seat: 'Bo', card: 'orc-3' }), said('Bo wins over the orc.'), BOARD, VIEW);
    telling.announceEvent(rolled('Bo', [1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5], 2), said('Bo rolls.'), BOARD, VIEW);
    expect(telling.lastAction).toBe('Bo wins over the orc.');
    telling.announceEvent(rolled('Ana', [1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5], 2), said('Ana rolls.'), BOARD, VIEW);
    expect(telling.lastAction).toBe('');
  });

  it('only what is certain is called certain', () => {
    expect([1, 0.99999, 0.4212, 0.00001, 0].map(roundedChancePhrase)).toEqual(['100%', '99%', '42%', '1%', '0%']);
  });
});

describe('the table', () => {
  let mounted: Record<string, unknown> | undefined;
  let choose: ReturnType<typeof vi.fn<(seat: string, option: string) => Promise<void>>>;
  const KEEPS = ['stop', 'keep:', 'keep:2', 'keep:2,5'];
  const asks = (kind: string, options: string[], subject: DiceSubject | null = null): Partial<View> => ({ decision: { seat: 'Ana', kind, options, subject, secret: false } satisfies Decision });

  /** The texts of a view. */
  function wordsFor({ decision }: View, more: Partial<RenderedText>): RenderedText {
    const choices = (decision?.options ?? []).map((option): Choice => ({ option, label: `choose ${option}`, group: '', sign: '', note: '', there: '', about: '', space: '', way: null }));
    return { book: '', told: [], question: decision ? 'Ana, what now?' : '', subject: '', moment: '', choices, names: {}, ending: [], ...more };
  }
  async function lay(view: View, more: Partial<RenderedText> = {}): Promise<HTMLElement> {
    choose = vi.fn(() => Promise.resolve());
    const words = wordsFor(view, more);
    const connection = { status: 'open', view, words, chairs: [0], asked: view.decision ? { Ana: 3 } : {}, events: [], told: [], boards: [], since: 0, choose, ask: vi.fn() };
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

  it('asks nothing of a player for whom a bot plays', async () => {
    const sitters = { ...VIEW.sitters, Ana: { name: 'Ana', bot: 'king' } };
    const page = await lay(viewOf({}, { ...asks('keep', KEEPS), sitters }));
    expect(page.querySelector('.answers')).toBeNull();
    press('s');
    expect(choose).not.toHaveBeenCalled();
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

  it('says what stopping brings, and asks once more where it costs something', async () => {
    const stop = { option: 'stop', label: 'stop here', group: '', sign: '', note: '→ villain, −1 point', there: '', about: 'You meet nobody.', space: '', way: null };
    const page = await lay(viewOf({}, asks('keep', KEEPS)), { choices: [stop] });
    expect(page.querySelectorAll('.answers button')[1]?.textContent).toMatch(/Stop here\s*→ villain, −1 point/);
    press('s');
    const dialog = page.querySelector<HTMLDialogElement>('dialog[open]');
    expect(dialog?.textContent).toContain('You meet nobody.');
    expect(choose).not.toHaveBeenCalled();
    const [, goOn, anyway] = dialog!.querySelectorAll('button');
    goOn?.click();
    flushSync();
    expect(page.querySelector('dialog[open]')).toBeNull();
    expect(choose).not.toHaveBeenCalled();
    press('s');
    page.querySelectorAll<HTMLButtonElement>('dialog[open] button')[2]?.click();
    expect(anyway).toBeDefined();
    expect(choose).toHaveBeenCalledExactlyOnceWith('Ana', 'stop');
  });

  it('explains the three kinds of dice', async () => {
    const page = await lay(viewOf({}, asks('keep', KEEPS)));
    page.querySelector<HTMLButtonElement>('.tray .below button')?.click();
    flushSync();
    const faces = [...page.querySelectorAll('dialog[open] dd')].map((kind) => [...kind.querySelectorAll('[role=img]')].map((face) => face.getAttribute('aria-label')));
    expect(faces.map((kind) => kind.length)).toEqual([6, 6, 6]);
    expect(new Set(faces.flat()).size).toBe(18);
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
    expect(page.querySelector<HTMLDialogElement>('dialog[open]')?.textContent).toContain('four 6s');
    page.querySelector<HTMLDialogElement>('dialog[open]')?.close();
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

  it('says what the house notes beside an answer', async () => {
    const view = viewOf({ rolls_left: 0 }, asks('place', ['place', 'leave'], { card: 'city-2' }));
    const [take, leave] = wordsFor(view, {}).choices;
    const page = await lay(view, { choices: [{ ...take!, note: 'Taking it ends the game.' }, leave!] });
    expect(page.querySelector('.question .note')?.textContent).toBe('Taking it ends the game.');
    expect([...page.querySelectorAll('.answers button')].map((each) => each.textContent?.trim())).toEqual([expect.stringContaining('Choose place'), expect.stringContaining('Choose leave')]);
  });

  it('asks nothing of those who watch', async () => {
    const page = await lay(viewOf({ seat: 'Bo' }, { seat: null, waiting: ['Bo'] }));
    expect(page.querySelector('.question')?.textContent).toContain('Bo is playing.');
    expect(page.querySelectorAll('.columns button, .question button')).toHaveLength(0);
    expect(page.querySelectorAll('.tray [role=img]')).toHaveLength(6);
  });

  it('counts the stacks as the house does, crowns the winner and tells why it is over', async () => {
    const { view, words } = DICE_FIXTURE.end;
    const page = await lay(view, words.en);
    const [winner] = view.outcome!.winners;
    const [won, why] = words.en.ending;
    expect(page.querySelector('.won')?.textContent).toContain(won);
    expect(page.querySelector('.ending')?.textContent).toContain(why);
    expect(page.querySelector('.winner .sum')?.textContent).toBe(String(view.outcome!.scores[winner!]).replace('-', '−'));
    const points = [...page.querySelectorAll('.winner .points')].map((each) => Number(each.textContent?.replace('−', '-')));
    expect(points).toEqual(words.en.sums![winner!]!.points);
    expect(page.querySelector('.winner .parts')?.textContent).toContain(words.en.sums![winner!]!.text);
    // A screen reader says the points once, before what they are made of.
    const heard = [...page.querySelectorAll('.winner .name > :not([aria-hidden=true]), .winner .parts')].map((each) => each.textContent?.trim());
    expect(heard.slice(-2)).toEqual([pointsPhrase(view.outcome!.scores[winner!]!), words.en.sums![winner!]!.text]);
  });

  describe('the ending', () => {
    const SEATS = ['Ana', 'Bo', 'Cleo', 'Dov'];
    /** An ending with these points; each player has as many cards as their place at the table. */
    function ended(points: number[], winners: string[]): View {
      const { view } = DICE_FIXTURE.end;
      const [card] = Object.values((view.board as DiceBoard).stacks).flat();
      const stacks = Object.fromEntries(SEATS.map((seat, i) => [seat, Array<string>(i).fill(card!)]));
      const sitters = Object.fromEntries(SEATS.map((seat) => [seat, { ...Object.values(view.sitters)[0]!, name: seat }]));
      return { ...view, seat: 'Ana', sitters, board: { ...(view.board as DiceBoard), stacks }, outcome: { ...view.outcome!, winners, scores: Object.fromEntries(SEATS.map((seat, i) => [seat, points[i]!])) } };
    }
    const ranks = (page: HTMLElement) => [...page.querySelectorAll('.kings > li')].map((king) => [king.querySelector('h3')!.textContent, king.querySelector('.sum')!.textContent]);

    it('ranks the kings from the winner down; equal points share a rank', async () => {
      const page = await lay(ended([3, 7, -2, 3], ['Bo']), DICE_FIXTURE.end.words.en);
      expect(ranks(page)).toEqual([
        ['1. Bo', '7'],
        ['2. Ana', '3'],
        ['2. Dov', '3'],
        ['4. Cleo', '−2'],
      ]);
      expect(page.querySelectorAll('.small-crown')).toHaveLength(1);
    });

    it('puts who wins a tie above who loses it', async () => {
      const page = await lay(ended([5, 1, 5, 0], ['Cleo']), DICE_FIXTURE.end.words.en);
      expect(ranks(page).map(([name]) => name)).toEqual(['1. Cleo', '2. Ana', '3. Bo', '4. Dov']);
    });

    it('ranks nobody before all stacks have been counted', async () => {
      settings.motion = 'full';
      const { board, outcome } = ended([3, 7, -2, 3], ['Bo']);
      mounted = mount(Ending, { target: document.body, props: { board: board as DiceBoard, outcome: outcome!, names: {}, sentences: ['Bo wins.', 'No villain is left.'], fresh: true, look: () => {} } });
      flushSync();
      expect(ranks(document.body).map(([name]) => name)).toEqual(SEATS);
      document.querySelector<HTMLElement>('.ending')!.click();
      flushSync();
      expect(ranks(document.body)[0]).toEqual(['1. Bo', '7']);
    });
  });
});

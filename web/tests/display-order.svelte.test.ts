/** The frame around a table shows nothing before the table does. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../src/dice/catalogue.svelte';
import DiceTable from '../src/dice/DiceTable.svelte';
import type { Connection, DisplayProgress } from '../src/house/connection.svelte';
import type { DiceBoard, NightsBoard, Passage, RoomInfo, TableEvent, View } from '../src/house/messages';
import { boardUpToRead } from '../src/nights/partialBoard';
import NightsTable from '../src/nights/NightsTable.svelte';
import { settings } from '../src/settings.svelte';
import { TurnStatus } from '../src/table/turnStatus.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';
import { DICE_FIXTURE } from './dice-fixture';
import { fixtureOf } from './nights-fixture';

const chair = (seat: string, bot: string | null) => ({ seat, name: seat, bot, held: !bot, here: true });

/** The parts of a connection that a table and its frame use; tests set what the server would send. */
class Told {
  status = 'open';
  room = $state.raw({ phase: 'playing', closed: false, chairs: [chair('Ana', null), chair('Bo', 'king')], terms: { game: '', options: {} } } as unknown as RoomInfo);
  chairs = [0];
  view = $state.raw<View | null>(null);
  asked = $state.raw<Record<string, number>>({});
  events = $state.raw<TableEvent[]>([]);
  told = $state.raw<Passage[][]>([]);
  boards = $state.raw<(object | null)[]>([]);
  words = null;
  since = 0;
  settledEvents = $state(0);
  displayedEvents = $state(Infinity);
  display = $state.raw<DisplayProgress | null>(null);
  jumped = false;
  past = false;
  table = 'kestrel';
  ask = vi.fn();

  update(view: View, events: TableEvent[], passages: Passage[][] = [], asked = {}): void {
    this.events = [...this.events, ...events];
    this.told = [...this.told, ...(passages.length ? passages : events.map(() => []))];
    this.boards = [...this.boards, ...events.map(() => view.board as object)];
    this.view = view;
    this.asked = asked;
    flushSync();
  }
}

let connection: Told;
let turnStatus: TurnStatus;
let mounted: Record<string, unknown> | undefined;

async function lay(table: typeof DiceTable | typeof NightsTable, view: View, events: TableEvent[] = [], passages: Passage[][] = []): Promise<void> {
  connection = new Told();
  connection.update(view, events, passages);
  turnStatus = new TurnStatus(connection as unknown as Connection, () => false);
  mounted = mount(table as Component<{ connection: Connection }>, { target: document.body, props: { connection: connection as unknown as Connection } });
  flushSync();
  await vi.advanceTimersByTimeAsync(500);
  flushSync();
}
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
};

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
  settings.motion = 'system';
  vi.useRealTimers();
});

describe('King of Dice', () => {
  beforeAll(() => {
    catalogue.shown = DICE_FIXTURE.cards.en;
  });
  const card = (name: string) => ({ card: name, points: 1, met: false, place_open: false });
  const pile = (name: string) => ({ card: name, points: 2, left: 3 });
  const board = (seat: string, more: Partial<DiceBoard> = {}): DiceBoard => ({
    seat,
    row: ['elf-run-5', 'dwarf-four-6', 'fairy-3-red-2-blue', 'orc-4-2', 'dragon-28'].map(card),
    piles: { city: pile('city-2'), mine: pile('mine-2'), workshop: pile('workshop-2'), 'orc-village': pile('orc-village-2'), forest: pile('forest-2') },
    penalties: { card: 'penalty-3', points: -3, left: 7 },
    draw_pile: 21,
    discards: [],
    stacks: { Ana: ['orc-3'], Bo: [] },
    scores: { Ana: 2, Bo: 0 },
    dice: [],
    rolls_left: 3,
    ...more,
  });
  const view = (at: DiceBoard, more: Partial<View> = {}): View =>
    ({ game: 'dice', seat: 'Ana', turn: 1, events: 0, sitters: { Ana: { name: 'Ana', bot: null }, Bo: { name: 'Bo', bot: 'king' } }, board: at, waiting: ['Bo'], decision: null, chosen: null, undo: null, takeback: null, outcome: null, ...more }) as View;
  const rolled = { key: 'rolled', args: { seat: 'Bo', dice: [1, 2, 3, 4, 5, 6], thrown: [0, 1, 2, 3, 4, 5], left: 0 } };
  const turn = (seat: string) => ({ key: 'turn', args: { seat, rolls: 3 } });

  it('is not over before the last dice lie', async () => {
    await lay(DiceTable, view(board('Bo')));
    expect(turnStatus.statusText).toBe('Bo’s turn');
    connection.room = { ...connection.room, phase: 'over' };
    connection.update(view(board('Bo'), { waiting: [], outcome: { ending: 'place-mine', winners: ['Bo'], scores: { Ana: 2, Bo: 3 } } }), [rolled, { key: 'ended', args: { ending: 'place-mine' } }]);
    expect([turnStatus.over, turnStatus.statusText]).toEqual([false, 'Bo’s turn']);
    await pass(300);
    expect([turnStatus.over, turnStatus.statusText]).toEqual([false, 'Bo’s turn']);
    await pass(5000);
    expect([turnStatus.over, turnStatus.statusText]).toEqual([true, 'The game is over']);
  });

  it('is nobody’s turn before the dice of the last one lie', async () => {
    await lay(DiceTable, view(board('Bo')));
    const decision = { seat: 'Ana', kind: 'keep', options: ['stop', 'keep:'], subject: null, secret: false };
    connection.update(view(board('Ana'), { waiting: ['Ana'], decision }), [rolled, turn('Ana')], [], { Ana: 1 });
    expect([turnStatus.turn, turnStatus.awaited, turnStatus.statusText]).toEqual([false, true, 'Bo’s turn']);
    await pass(5000);
    expect([turnStatus.turn, turnStatus.statusText]).toEqual([true, 'Your turn']);
  });
});

describe('the Nights', () => {
  const before = fixtureOf('move').view.board as NightsBoard;
  const [own, other] = Object.keys(before.heroes) as [string, string];
  const richer = (seat: string): NightsBoard => ({ ...before, heroes: { ...before.heroes, [seat]: { ...before.heroes[seat]!, story: before.heroes[seat]!.story + 1 } } });
  const gained = (seat: string) => ({ key: 'story-gained', args: { seat, points: 1 } });
  const stories = ({ heroes }: NightsBoard) => [own, other].map((seat) => heroes[seat]!.story - before.heroes[seat]!.story);

  it('shows a hero as before while something untold concerns them, and as after once all is told', () => {
    const turn = { key: 'turn', args: { seat: other, reader: own, matrix_reader: own } };
    const after = { ...richer(own), seat: other };
    expect(stories(boardUpToRead(before, after, [], [gained(own), turn]))).toEqual([0, 0]);
    const told = boardUpToRead(before, after, [gained(own)], [turn]);
    expect([...stories(told), told.seat]).toEqual([1, 0, before.seat]);
    expect(boardUpToRead(before, after, [gained(own), turn], [gained(other)]).seat).toBe(other);
  });

  it('has meters, log and turn follow the page', async () => {
    // A digest tells a whole turn at once.
    settings.botPace = 'told';
    const passage = (kind: Passage['kind'], text: string): Passage => ({ kind, text, number: 0, ornament: '' });
    const sitters = Object.fromEntries(Object.keys(before.heroes).map((seat) => [seat, { name: seat, bot: null }]));
    const view = (board: NightsBoard, more: Partial<View> = {}): View => ({ ...fixtureOf('move').view, seat: own, sitters, board, waiting: [other], decision: null, outcome: null, ...more });
    const turn = { key: 'turn', args: { seat: other, reader: own, matrix_reader: own } };
    await lay(NightsTable, view({ ...before, seat: other }), [turn], [[passage('turn', 'The other goes.')]]);
    const meters = () => [...document.querySelectorAll('.hero-list .story .visually-hidden')].map((each) => each.textContent);
    const first = meters();
    const told = [{ key: 'destiny', args: { seat: other, face: '+' } }, gained(other)];
    const decision = { seat: own, kind: 'move', options: ['stay'], subject: null, secret: false };
    connection.update(view({ ...richer(other), seat: other }, { waiting: [own], decision }), told, [[passage('said', 'A plus.')], [passage('gain', 'One Story Point.')]], { [own]: 1 });
    expect([turnStatus.turn, turnStatus.awaited, connection.displayedEvents, meters()]).toEqual([false, true, 1, first]);
    await pass(5000);
    expect([turnStatus.turn, connection.displayedEvents]).toEqual([true, 3]);
    expect(meters()).toHaveLength(first.length);
    expect(meters()).not.toEqual(first);
    // A question during another player's turn.
    expect(turnStatus.statusText).toBe('A question for you');
    settings.botPace = 'quick';
  });

  it('has its end counted out for whoever was there, and not again on a second visit', async () => {
    const over = fixtureOf('end-shared').view;
    const ended = { key: 'ended', args: { ending: over.outcome!.ending } };
    const heading = () => document.querySelector('.ending h1')?.textContent;
    await lay(NightsTable, { ...over, outcome: null });
    connection.update(over, [ended], [[]]);
    expect(heading()).toBe('The end of the night');
    for (let beat = 0; beat < 10; beat++) await pass(1000);
    expect(heading()).toBe('Ana and Bo have won together.');

    // Going back to the map and returning shows nothing again.
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Show the table'))!.click();
    flushSync();
    expect(heading()).toBeUndefined();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Back to the result'))!.click();
    flushSync();
    expect(heading()).toBe('Ana and Bo have won together.');

    if (mounted) await unmount(mounted);
    await lay(NightsTable, over, [ended], [[]]);
    expect(heading()).toBe('Ana and Bo have won together.');
  });
});

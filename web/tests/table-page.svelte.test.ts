/** The whole page of a table, with nothing but the server replaced: what comes from the game and what stands around it go together. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../src/dice/DiceTable.svelte';
import { PROTOCOL, type Answer, type Clock, type DiceBoard, type NightsBoard, type Passage, type RoomInfo, type TableEvent, type View } from '../src/house/messages';
import { saveTable } from '../src/house/ownTables.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';
import { dismissNotice, notices } from '../src/notices.svelte';
import '../src/nights/NightsTable.svelte';
import Table from '../src/pages/Table.svelte';
import { settings } from '../src/settings.svelte';
import { DICE_FIXTURE } from './dice-fixture';
import { fixtureOf } from './nights-fixture';

// The table of King of Dice asks for its cards when it is loaded, and waits for them.
vi.hoisted(() => {
  globalThis.fetch = async (url) => {
    if (typeof url !== 'string' || !url.startsWith('/api/dice/cards/')) throw new TypeError('There is no server.');
    const { DICE_FIXTURE } = await import('./dice-fixture');
    return Response.json(DICE_FIXTURE.cards.en);
  };
});

type Sent = { type: string; id: number } & Record<string, unknown>;

/** The server's end of the only socket; it accepts everything. */
class Wire {
  static last: Wire;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    const request = JSON.parse(text) as Sent;
    if (request.type === 'ping') this.tell({ type: 'done', id: request.id });
    else this.sent.push(request);
  }
  close(): void {}
  tell(...answers: Answer[]): void {
    for (const answer of answers) this.onmessage?.({ data: JSON.stringify(answer) });
    flushSync();
  }
}

const bot = (seat: string, level: string | null, held = false) => ({ seat, name: seat, bot: level, held, here: true, open: false });
const roomOf = (game: string, seats: readonly string[], more: Partial<RoomInfo> = {}): RoomInfo =>
  ({
    table: 'kestrel',
    terms: { game, options: {}, clock: { kind: 'move', count: 30 } },
    pack: '',
    phase: 'playing',
    chairs: seats.map((seat, i) => bot(seat, i ? 'king' : null, i === 0)),
    spectators: 0,
    public: false,
    quiet: false,
    closed: false,
    before: null,
    after: null,
    commitment: null,
    secret: null,
    what_if: null,
    rematch: null,
    holiday: null,
    proposed_time: null,
    ...more,
  }) as RoomInfo;
/** An event and its words; a gain is one that a reader has to turn the page after. */
const happens = (key: string, args: TableEvent['args'], text: string): Happening => [{ key, args }, [{ kind: key.endsWith('-gained') ? 'gain' : 'said', text, number: 0, ornament: '' }]];
type Happening = readonly [TableEvent, Passage[]];

let known = 0;
/** What happened, and what the table is like now. */
function update(view: View, happened: readonly Happening[], { asked = {}, remaining = null as number | null, question = '' } = {}): Answer {
  const since = known;
  known += happened.length;
  return {
    type: 'update',
    seat: view.seat,
    since,
    events: happened.map(([event]) => event),
    view: { ...view, events: known },
    asked,
    remaining,
    steps: happened.slice(1).map(() => ({})),
    words: { book: '', told: happened.map(([, told]) => told), question, subject: '', moment: '', choices: [], names: {}, ending: [] },
    remarks: [],
  };
}

let mounted: Record<string, unknown> | undefined;

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}
async function enter(room: RoomInfo, first?: Answer, chairs = [0]): Promise<void> {
  saveTable('kestrel', { keys: ['key'], chairs: Object.fromEntries(chairs.map((chair) => [chair, 'key'])) });
  mounted = mount(Table, { target: document.body, props: { id: 'kestrel', secret: '' } });
  flushSync();
  Wire.last.onopen!();
  Wire.last.tell({ type: 'welcome', protocol: PROTOCOL, chairs, host: false, may_sit: !chairs.length, room }, ...(first ? [first] : []));
  await vi.dynamicImportSettled();
  await pass(1000);
}
const words = () => document.body.textContent.replace(/\s+/g, ' ');
const told = () => notices.map(({ text }) => text);
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name);

beforeAll(async () => {
  vi.stubGlobal('WebSocket', Wire);
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  await loadLanguage('en');
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  known = 0;
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  for (const { id } of [...notices]) dismissNotice(id);
  document.body.innerHTML = '';
  settings.motion = 'system';
  vi.useRealTimers();
});

describe('the waiting room', () => {
  const room = (clock: Clock, kind: Partial<RoomInfo> = {}) =>
    roomOf('dice', [], { phase: 'gathering', terms: { game: 'dice', clock }, chairs: [bot('Ana', null, true), { ...bot('', null), open: true }], ...kind });
  const LIMIT = 'Time for each choice: 2 days';
  const END = 'When a player’s time runs out, a bot plays on for them. They can take over again at any time.';

  it('says to guests, before they sit down, how long a choice may take, and what happens then', async () => {
    await enter(room({ kind: 'day', count: 2, weekend_rest: true, zone: 'Europe/Paris' }), undefined, []);
    const form = button('Sit down')!.closest('form')!.textContent;
    for (const sentence of [LIMIT, 'The clock stands still on Saturdays and Sundays (time zone: Europe/Paris).', END]) expect(form).toContain(sentence);
    expect(words().split(LIMIT)).toHaveLength(2);
  });

  it('says so to those who have come by a link of their own', async () => {
    await enter(room({ kind: 'move', count: 60 }));
    expect(words()).toContain(`Time for each choice: 1 minute ${END}`);
    expect(words()).not.toContain('Saturdays');
  });

  it('says nothing of a limit where there is none', async () => {
    await enter(room({ kind: 'none', count: 0 }), undefined, []);
    expect(button('Sit down')).toBeDefined();
    expect(words()).not.toContain('Time for each choice');
  });
});

describe('King of Dice', () => {
  const board = DICE_FIXTURE.choice.view.board as DiceBoard;
  const sitters = (ana: string | null) => ({ Ana: { name: 'Ana', bot: ana }, Bo: { name: 'Bo', bot: 'king' } });
  const view = (at: DiceBoard, more: Partial<View> = {}): View => ({ ...DICE_FIXTURE.choice.view, board: at, waiting: [at.seat], decision: null, sitters: sitters(null), ...more });
  const decision = DICE_FIXTURE.choice.view.decision!;
  const rolled = (seat: string) => happens('rolled', { seat, dice: [5, 5, 6, 6, 6, 2], thrown: [1, 2, 3, 4, 5, 6], left: 2 }, `${seat} rolls.`);
  const turn = (seat: string) => happens('turn', { seat, rolls: 3 }, `It is ${seat}’s turn.`);
  const room = roomOf('dice', ['Ana', 'Bo']);

  it('goes on when the clock runs out: a bot takes the seat, plays, and gives it back', async () => {
    const errors = vi.spyOn(console, 'error');
    await enter(room, update(view(board, { decision }), [turn('Ana')], { asked: { Ana: 1 }, remaining: 30, question: 'Ana, which dice do you keep?' }));
    const clock = () => document.querySelector('[role=timer]')?.textContent.trim();
    expect(clock()).toBe('0:29');
    expect(words()).toContain('Ana, which dice do you keep?');
    await pass(30_000);
    expect(clock()).toBe('0:00');

    // The server gives the seat to a bot, which answers and ends the turn.
    const chairs = [bot('Ana', 'squire', true), room.chairs[1]!];
    const seated = happens('seated', { seat: 'Ana', name: 'Ana', bot: 'squire', why: 'clock' }, 'Ana’s time has run out; a bot plays on.');
    Wire.last.tell({ type: 'room-changed', room: { ...room, chairs } }, update(view(board, { sitters: sitters('squire') }), [seated]));
    await pass(3000);
    expect(told()).toEqual(['Ana’s time has run out; a bot plays on.']);
    expect(words()).not.toContain('is being laid');
    expect(document.querySelector('.question')?.textContent).not.toContain('which dice do you keep?');
    expect(document.querySelector('[role=timer]')).toBeNull();
    Wire.last.tell(update(view({ ...board, seat: 'Bo' }, { sitters: sitters('squire') }), [rolled('Ana'), turn('Bo')]));
    await pass(6000);
    expect(document.querySelector('header [role=status]')?.textContent).toBe('Bo’s turn');

    // The player takes the seat back and is asked again.
    button('Take over from the bot')!.click();
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'take', chair: 0 });
    Wire.last.tell({ type: 'done', id: Wire.last.sent.at(-1)!.id }, { type: 'room-changed', room }, update(view(board, { decision }), [turn('Ana')], { asked: { Ana: 2 }, remaining: 30, question: 'Ana, which dice now?' }));
    await pass(3000);
    expect(words()).toContain('Ana, which dice now?');
    expect(document.querySelector('header [role=status]')?.textContent).toBe('Your turn');
    expect(clock()).toMatch(/^0:2\d$/);
    expect(errors).not.toHaveBeenCalled();
  });

  it('says who has come only after the dice of before lie', async () => {
    await enter(room, update(view({ ...board, seat: 'Bo' }), [turn('Bo')]));
    const seated = happens('seated', { seat: 'Bo', name: 'Inés', bot: '', why: '' }, 'Inés plays for Bo.');
    Wire.last.tell(update(view({ ...board, seat: 'Bo' }), [rolled('Bo'), seated]));
    await pass(200);
    expect(told()).toEqual([]);
    await pass(5000);
    expect(told()).toEqual(['Inés plays for Bo.']);
  });

  it('says at once that something was taken back', async () => {
    await enter(room, update(view({ ...board, seat: 'Bo' }), [turn('Bo')]));
    Wire.last.tell(update(view({ ...board, seat: 'Bo' }), [happens('undone', { seat: 'Bo', agreed: [] }, 'Bo takes the last choice back.')]));
    await pass(0);
    expect(told()).toEqual(['Bo takes the last choice back.']);
  });
});

describe('the Nights', () => {
  const { view: first } = fixtureOf('move');
  const board = first.board as NightsBoard;
  const [own, other] = [first.seat!, Object.keys(board.heroes).find((seat) => seat !== first.seat)!];
  const seats = [own, ...Object.keys(board.heroes).filter((seat) => seat !== own)];
  const sitters = Object.fromEntries(seats.map((seat, i) => [seat, { name: seat, bot: i ? 'sage' : null }]));
  const view = (more: Partial<View> = {}): View => ({ ...first, sitters, board: { ...board, seat: other }, waiting: [other], decision: null, chosen: null, undo: null, outcome: null, ...more });
  const room = roomOf('nights', seats);
  const turn = happens('turn', { seat: other, reader: own, matrix_reader: own }, `${other}’s turn.`);
  const destiny = happens('destiny', { seat: other, face: '+' }, 'A plus.');

  const status = () => document.querySelector('header [role=status]')?.textContent;
  const decision = { seat: own, kind: 'reaction', options: ['bow'], subject: null, secret: false };
  const question = { asked: { [own]: 1 }, question: 'How do you greet them?' };
  afterEach(() => {
    settings.botPace = 'quick';
  });

  it('is not over, and offers no other game, before the last turn is told', async () => {
    settings.botPace = 'told';
    await enter(room, update(view(), [turn]));
    const { outcome } = fixtureOf('end-shared').view;
    const ended = happens('ended', { ending: outcome!.ending }, 'The night is over.');
    Wire.last.tell({ type: 'room-changed', room: { ...room, phase: 'over' } }, update(view({ waiting: [], outcome }), [destiny, ended]));
    const around = () => [words().includes('Play again'), document.title, document.querySelector('.ending') !== null];
    expect(around()).toEqual([false, expect.not.stringContaining('over'), false]);
    await pass(200);
    expect(around()).toEqual([false, expect.not.stringContaining('over'), false]);
    await pass(10_000);
    expect(around()).toEqual([true, expect.stringContaining('The game is over'), true]);
  });

  it('is not over before one has turned the page after which it ended', async () => {
    settings.motion = 'reduced';
    const ownTurn = happens('turn', { seat: own, reader: other, matrix_reader: other }, 'Your turn.');
    await enter(room, update(view({ waiting: [own], board: { ...board, seat: own } }), [ownTurn]));
    const gained = happens('story-gained', { seat: own, points: 1 }, 'One Story Point.');
    const { outcome } = fixtureOf('end-shared').view;
    const ended = happens('ended', { ending: outcome!.ending }, 'The night is over.');
    Wire.last.tell({ type: 'room-changed', room: { ...room, phase: 'over' } }, update(view({ waiting: [], outcome }), [gained, turn, destiny, ended]));
    await pass(10_000);
    expect([words().includes('Play again'), document.querySelector('.ending') !== null]).toEqual([false, false]);
    document.querySelector<HTMLElement>('article.book footer button[aria-keyshortcuts=" "]')!.click();
    await pass(10_000);
    // The last turn of the other is read before the ending, too.
    expect([words().includes('Play again'), document.querySelector('.ending') !== null]).toEqual([false, false]);
    document.querySelector<HTMLElement>('article.book footer button[aria-keyshortcuts=" "]')!.click();
    await pass(10_000);
    expect([words().includes('Play again'), document.querySelector('.ending') !== null]).toEqual([true, true]);
  });

  it.each([
    ['quick', false],
    ['at-once', true],
  ] as const)('tells the turns of others %s where that is wanted', async (pace, atOnce) => {
    settings.botPace = pace;
    await enter(room, update(view(), [turn]));
    const moved = happens('moved', { seat: other, space: 'baghdad' }, `${other} goes home.`);
    const gained = happens('story-gained', { seat: other, points: 2 }, 'Two Story Points.');
    Wire.last.tell(update(view({ waiting: [own], decision }), [moved, gained], question));
    await pass(0);
    expect([status(), words().includes('2 Story')]).toEqual(atOnce ? ['A question for you', true] : [`${other}’s turn`, false]);
    await pass(3000);
    expect([status(), words().includes('2 Story')]).toEqual(['A question for you', true]);
  });

  it('says who has come only when the page has told what was before', async () => {
    settings.botPace = 'told';
    await enter(room, update(view(), [turn]));
    const seated = happens('seated', { seat: other, name: 'Zoe', bot: '', why: '' }, 'Zoe plays on.');
    Wire.last.tell(update(view(), [destiny, seated]));
    await pass(100);
    expect(told()).toEqual([]);
    await pass(3000);
    expect(told()).toEqual(['Zoe plays on.']);
  });
});

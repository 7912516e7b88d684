/**
 * One client's connection to a table. It says hello, keeps what it is told, and after a lost line it goes on where
 * it was: it says how far it had read and gets the rest. A choice that was on its way is sent again; the house
 * knows a choice by the number of its question, so it is never played twice.
 */
import type { Language } from '../words/languages';
import { Refused } from './api';
import { boardsThen, type BoardThen } from './boards';
import { Line, type Status, type Wire } from './line';
import {
  PROTOCOL,
  type Answer,
  type ChatLine,
  type Farewell,
  type Hello,
  type Passage,
  type Reaction,
  type Remark,
  type Request,
  type RoomShown,
  type TableEvent,
  type View,
  type Words,
} from './messages';

/** A request as a page makes it: the connection numbers it. */
export type Asked = Request extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never;

interface Pending {
  request: Asked & { id: number };
  done: (answer: Answer) => void;
  failed: (refused: Refused) => void;
}

/** How far a game's own table has come in showing what is known of it: whatever is said around it goes no further. */
export interface Stage {
  /** All that is known has been shown. */
  readonly settled: boolean;
  /** Whose turn is shown now; null where there is none. */
  readonly acting: string | null;
  /** The colour in which somebody plays, where the game gives one. */
  readonly pigmentOf?: (seat: string) => string | undefined;
}

/** Nobody plays out more than the last so many events. */
const MOST_BOARDS = 64;

/** A house hears so many keys at most; the newest are the likeliest to open something. */
const MOST_KEYS = 16;

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
}

export class Connection {
  status = $state<Status>('connecting');
  /** The line is there, but the house says nothing though it should. */
  silent = $state(false);
  room = $state.raw<RoomShown | null>(null);
  /** The chairs that are this client's. */
  chairs = $state.raw<number[]>([]);
  host = $state(false);
  maySit = $state(false);
  /** How the game stands, seen from `view.seat`. */
  view = $state.raw<View | null>(null);
  /** For each of the client's seats that is asked now, the number of the question. */
  asked = $state.raw<Record<string, number>>({});
  /** When the clock runs out, by `performance.now()`. */
  deadline = $state.raw<number | null>(null);
  /** What was told, from the event of number `since` on. */
  events = $state.raw<TableEvent[]>([]);
  since = $state(0);
  /** The words of each of `events`. */
  told = $state.raw<Passage[][]>([]);
  /** How the board was after the last of `events`; null where that is not known. */
  boards = $state.raw<BoardThen[]>([]);
  /** What the house says of how the game stands now. */
  words = $state.raw<Words | null>(null);
  /** What an introduction has remarked by now. */
  remarks = $state.raw<Remark[]>([]);
  /** How many events the table had played out when it last came to rest: remarks on later ones wait. */
  shown = $state(0);
  /** How many events the table has played out so far: the log tells nothing that is still to be seen. */
  played = $state(Infinity);
  /** Set by a game's own table for as long as it is there. */
  stage = $state.raw<Stage | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  farewell = $state.raw<Farewell | null>(null);
  /** Why the house did not let us in. */
  refused = $state.raw<Refused | null>(null);

  /** Called with the events that are new, as they come; not with those of a first look. */
  happened: (events: TableEvent[], told: Passage[][]) => void = () => {};
  reacted: (reaction: Reaction) => void = () => {};
  /** Whether all of it is past: then nothing can be asked of the house. */
  readonly past: boolean = false;
  /** Whether what led to the present view is not to be played out: only a replay leaps. */
  leapt = false;
  /** Set by a table that tells page by page: turns a page that waits to be turned, and says whether there was one. */
  overleaf: () => boolean = () => false;

  #line: Line;
  /** Where to look from when the connection is back; undefined lets the house choose. */
  #seat: string | null | undefined = undefined;
  #next = 1;
  #pending = new Map<number, Pending>();
  #chatAnew = true;

  constructor(
    readonly table: string,
    private keys: () => string[],
    private language: () => Language,
    /** Whether several play on this device: then none of them is shown what is theirs until it is their turn. */
    private shared: () => boolean = () => false,
    connect: () => Wire = () => new WebSocket(socketAddress()) as Wire,
  ) {
    this.#line = new Line(connect, {
      status: () => this.status,
      greet: () => this.#greet(),
      hear: (message) => this.#hear(JSON.parse(message) as Answer),
      lost: () => this.#lost(),
      ping: (heartbeat) => this.ask({ type: 'ping', heartbeat }),
      doubt: () => (this.silent = true),
    });
    this.#line.open();
  }

  /** Asks the house for something; rejects with `Refused` if it will not. */
  ask(asked: Asked): Promise<Answer> {
    const request = { ...asked, id: this.#next++ };
    return new Promise((done, failed) => {
      this.#pending.set(request.id, { request, done, failed });
      if (this.status === 'open') this.#line.send(request);
      else if (request.type !== 'choose' || this.status === 'ended') this.#fail(request.id);
    });
  }

  /** Answers the question that a seat is asked now. */
  async choose(seat: string, option: string): Promise<void> {
    const asked = this.asked[seat];
    if (asked !== undefined) await this.ask({ type: 'choose', seat, option, asked });
  }

  /** Looks from another of one's own seats: the device is handed on. */
  async face(seat: string | null): Promise<void> {
    await this.ask({ type: 'face', seat });
  }

  /** Reads what was told before the first event that is here. */
  async readEarlier(most = 200): Promise<void> {
    const until = this.since;
    const since = Math.max(until - most, 0);
    if (since === until) return;
    const answer = await this.ask({ type: 'read-log', since, until });
    if (answer.type !== 'log' || this.since !== until) return;
    this.events = [...answer.events, ...this.events];
    this.told = [...answer.told, ...this.told];
    this.since = since;
  }

  /** Knocks again, after the house did not let us in or with another key. */
  again(): void {
    this.refused = null;
    this.farewell = null;
    this.#seat = undefined;
    this.status = this.view ? 'lost' : 'connecting';
    this.#line.open();
  }

  close(): void {
    this.#end();
    this.#line.close();
  }

  #greet(): void {
    const hello: Hello = {
      type: 'hello',
      table: this.table,
      keys: this.keys().slice(-MOST_KEYS),
      language: this.language(),
      protocol: PROTOCOL,
    };
    if (this.view && this.#seat !== undefined) {
      hello.seat = this.#seat;
      hello.seen = this.since + this.events.length;
      // Nobody faces the device now: it shows no seat until somebody does.
      hello.covered = this.#seat === null && this.chairs.length > 0;
    } else if (this.shared()) hello.covered = true;
    this.#line.send(hello);
  }

  #lost(): void {
    if (this.refused || this.farewell?.come_back === false) this.#end();
    if (this.status === 'ended') return;
    this.status = 'lost';
    this.silent = false;
    for (const [id, { request }] of this.#pending) if (request.type !== 'choose') this.#fail(id);
  }

  #end(): void {
    this.status = 'ended';
    for (const id of [...this.#pending.keys()]) this.#fail(id);
  }

  #fail(id: number): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.failed(new Refused('', 'lost'));
  }

  #hear(answer: Answer): void {
    this.silent = false;
    switch (answer.type) {
      case 'welcome':
        this.status = 'open';
        this.#chatAnew = true;
        this.farewell = null;
        this.refused = null;
        this.room = answer.room;
        this.chairs = answer.chairs;
        this.host = answer.host;
        this.maySit = answer.may_sit;
        for (const { request } of this.#pending.values()) this.#line.send(request);
        this.#line.holds();
        break;
      case 'room-changed':
        this.room = answer.room;
        break;
      case 'yours':
        this.chairs = answer.chairs;
        this.host = answer.host;
        this.maySit = answer.may_sit;
        break;
      case 'update': {
        const same = this.view !== null && this.view.seat === answer.seat;
        const follows = same && answer.since === this.since + this.events.length;
        this.#seat = answer.seat;
        if (!follows) this.since = answer.since;
        this.events = follows ? [...this.events, ...answer.events] : answer.events;
        this.words = answer.words;
        this.remarks = answer.remarks;
        const { told } = answer.words;
        this.told = follows ? [...this.told, ...told] : told;
        const boards = boardsThen(follows ? (this.view!.board as BoardThen) : null, told.length, answer.steps, answer.view.board as BoardThen);
        this.boards = [...(follows ? this.boards : []), ...boards].slice(-MOST_BOARDS);
        this.view = answer.view;
        this.asked = answer.asked;
        this.deadline = answer.remaining === null ? null : performance.now() + answer.remaining * 1000;
        if (follows && answer.events.length) this.happened(answer.events, told);
        break;
      }
      case 'chat':
        // On a welcome all that was said comes again.
        this.chat = this.#chatAnew ? answer.lines : [...this.chat, ...answer.lines];
        this.#chatAnew = false;
        break;
      case 'reaction':
        this.reacted(answer);
        break;
      case 'heartbeat':
        break;
      case 'farewell':
        this.farewell = answer;
        break;
      case 'refusal':
        if (answer.id === null) this.#refusedAtTheDoor(new Refused(answer.sentence, answer.key));
        else this.#settle(answer.id, (pending) => pending.failed(new Refused(answer.sentence, answer.key)));
        break;
      default:
        this.#settle(answer.id, (pending) => pending.done(answer));
    }
  }

  #refusedAtTheDoor(refused: Refused): void {
    if (this.status === 'open') return;
    // The seat we looked from is somebody else's by now; the house may still show us another.
    if (refused.key === 'refused-not-yours' && this.#seat !== undefined) this.#seat = undefined;
    else this.refused = refused;
  }

  #settle(id: number, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending) how(pending);
  }
}

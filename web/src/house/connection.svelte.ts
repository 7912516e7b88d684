/**
 * One client's connection to a table. After a lost connection it says how many events it has seen and receives the rest. It resends a
 * pending choice; the server identifies a choice by the number of its question and never plays it twice.
 */
import type { Language } from '../i18n/languages';
import { Refused } from './api';
import { boardsAfterEvents, type BoardSnapshot } from './boards';
import { ReconnectingSocket, type Status, type RawSocket } from './reconnectingSocket';
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
  type RoomInfo,
  type TableEvent,
  type View,
  type RenderedText,
} from './messages';

/** A request without its id, which the connection assigns. */
export type RequestBody = Request extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never;

interface Pending {
  request: RequestBody & { id: number };
  done: (answer: Answer) => void;
  failed: (refused: Refused) => void;
}

/** How many of the known events the game's table has displayed. Nothing around the table shows more than that. */
export interface DisplayProgress {
  /** Whether every known event has been displayed. */
  readonly settled: boolean;
  /** Whose turn is displayed; null if it is nobody's. */
  readonly acting: string | null;
  /** A player's colour, if the game assigns colours. */
  readonly colourOf?: (seat: string) => string | undefined;
}

/** Keep boards for this many events; no table animates more. */
const MOST_BOARDS = 64;

/** The server accepts at most 16 keys. The newest are the most likely to be valid. */
const MOST_KEYS = 16;

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
}

export class Connection {
  status = $state<Status>('connecting');
  /** Connected, but an answer or heartbeat is overdue. */
  isStalled = $state(false);
  room = $state.raw<RoomInfo | null>(null);
  /** The chairs of this client. */
  chairs = $state.raw<number[]>([]);
  host = $state(false);
  maySit = $state(false);
  /** The game as seen from `view.seat`. */
  view = $state.raw<View | null>(null);
  /** The number of the open question, for each of the client's seats that has one. */
  asked = $state.raw<Record<string, number>>({});
  /** When the clock runs out, in `performance.now()` time. */
  deadline = $state.raw<number | null>(null);
  /** The events from number `since` on. */
  events = $state.raw<TableEvent[]>([]);
  since = $state(0);
  /** The text of each event in `events`. */
  told = $state.raw<Passage[][]>([]);
  /** The boards after the last `events`; null where unknown. */
  boards = $state.raw<BoardSnapshot[]>([]);
  /** The server's texts about the current state. */
  words = $state.raw<RenderedText | null>(null);
  /** The remarks of the introduction so far. */
  remarks = $state.raw<Remark[]>([]);
  /** How many events were displayed when the table last came to rest. Remarks on later events wait. */
  settledEvents = $state(0);
  /** How many events have been displayed so far. The log shows no more. */
  displayedEvents = $state(Infinity);
  /** Set by the game's own table while it is mounted. */
  display = $state.raw<DisplayProgress | null>(null);
  /** The option that the advice names, which the table highlights; "" without advice. */
  advised = $state('');
  chat = $state.raw<ChatLine[]>([]);
  farewell = $state.raw<Farewell | null>(null);
  /** Why the server refused the hello. */
  refused = $state.raw<Refused | null>(null);

  /** Called with new events as they arrive, but not with those of the first update. */
  onEvents: (events: TableEvent[], told: Passage[][]) => void = () => {};
  onReaction: (reaction: Reaction) => void = () => {};
  /** True in a replay, where no request is possible. */
  readonly isReplay: boolean = false;
  /** True when a replay jumped, so that nothing leading to the current view is animated. */
  jumped = false;
  /** Set by tables that show pages: turns a pending page and returns whether there was one. */
  turnPage: () => boolean = () => false;

  #socket: ReconnectingSocket;
  /** The seat to ask for when reconnecting; undefined lets the server choose. */
  #seat: string | null | undefined = undefined;
  #next = 1;
  #pending = new Map<number, Pending>();
  #chatAnew = true;

  constructor(
    readonly table: string,
    private keys: () => string[],
    private language: () => Language,
    /** Whether several people share this device. Then no seat is shown until it is its turn. */
    private shared: () => boolean = () => false,
    connect: () => RawSocket = () => new WebSocket(socketAddress()) as RawSocket,
  ) {
    this.#socket = new ReconnectingSocket(connect, {
      status: () => this.status,
      onOpen: () => this.#onOpen(),
      onMessage: (message) => this.#onMessage(JSON.parse(message) as Answer),
      onLost: () => this.#onLost(),
      ping: (heartbeat) => this.ask({ type: 'ping', heartbeat }),
      onStalled: () => (this.isStalled = true),
    });
    this.#socket.open();
  }

  /** Sends a request; rejects with `Refused` if the server refuses it. */
  ask(asked: RequestBody): Promise<Answer> {
    const request = { ...asked, id: this.#next++ };
    return new Promise((done, failed) => {
      this.#pending.set(request.id, { request, done, failed });
      if (this.status === 'open') this.#socket.send(request);
      else if (request.type !== 'choose' || this.status === 'ended') this.#rejectRequest(request.id);
    });
  }

  /** Answers the open question of a seat. */
  async choose(seat: string, option: string): Promise<void> {
    const asked = this.asked[seat];
    if (asked !== undefined) await this.ask({ type: 'choose', seat, option, asked });
  }

  /** Switches to another of the client's seats, or to none. */
  async switchToSeat(seat: string | null): Promise<void> {
    await this.ask({ type: 'face', seat });
  }

  /** Loads events before the first one that is here. */
  async loadEarlierEvents(most = 200): Promise<void> {
    const until = this.since;
    const since = Math.max(until - most, 0);
    if (since === until) return;
    const answer = await this.ask({ type: 'read-log', since, until });
    if (answer.type !== 'log' || this.since !== until) return;
    this.events = [...answer.events, ...this.events];
    this.told = [...answer.told, ...this.told];
    this.since = since;
  }

  /** Connects again after a refusal, or with another key. */
  reconnect(): void {
    this.refused = null;
    this.farewell = null;
    this.#seat = undefined;
    this.status = this.view ? 'lost' : 'connecting';
    this.#socket.open();
  }

  close(): void {
    this.#endForGood();
    this.#socket.close();
  }

  #onOpen(): void {
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
      // The device is covered: ask for no seat until somebody takes it.
      hello.covered = this.#seat === null && this.chairs.length > 0;
    } else if (this.shared()) hello.covered = true;
    this.#socket.send(hello);
  }

  #onLost(): void {
    if (this.refused || this.farewell?.come_back === false) this.#endForGood();
    if (this.status === 'ended') return;
    this.status = 'lost';
    this.isStalled = false;
    for (const [id, { request }] of this.#pending) if (request.type !== 'choose') this.#rejectRequest(id);
  }

  #endForGood(): void {
    this.status = 'ended';
    for (const id of [...this.#pending.keys()]) this.#rejectRequest(id);
  }

  #rejectRequest(id: number): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.failed(new Refused('', 'lost'));
  }

  #onMessage(answer: Answer): void {
    this.isStalled = false;
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
        for (const { request } of this.#pending.values()) this.#socket.send(request);
        this.#socket.markHealthy();
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
        const boards = boardsAfterEvents(follows ? (this.view!.board as BoardSnapshot) : null, told.length, answer.steps, answer.view.board as BoardSnapshot);
        this.boards = [...(follows ? this.boards : []), ...boards].slice(-MOST_BOARDS);
        this.view = answer.view;
        this.asked = answer.asked;
        this.deadline = answer.remaining === null ? null : performance.now() + answer.remaining * 1000;
        if (follows && answer.events.length) this.onEvents(answer.events, told);
        break;
      }
      case 'chat':
        // After a welcome the server sends the whole chat again.
        this.chat = this.#chatAnew ? answer.lines : [...this.chat, ...answer.lines];
        this.#chatAnew = false;
        break;
      case 'reaction':
        this.onReaction(answer);
        break;
      case 'heartbeat':
        break;
      case 'farewell':
        this.farewell = answer;
        break;
      case 'refusal':
        if (answer.id === null) this.#onHelloRefused(new Refused(answer.sentence, answer.key));
        else this.#settleRequest(answer.id, (pending) => pending.failed(new Refused(answer.sentence, answer.key)));
        break;
      default:
        this.#settleRequest(answer.id, (pending) => pending.done(answer));
    }
  }

  #onHelloRefused(refused: Refused): void {
    if (this.status === 'open') return;
    // Somebody else has this seat now. Try again without asking for one.
    if (refused.key === 'refused-not-yours' && this.#seat !== undefined) this.#seat = undefined;
    else this.refused = refused;
  }

  #settleRequest(id: number, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending) how(pending);
  }
}

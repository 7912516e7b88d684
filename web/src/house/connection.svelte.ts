/**
 * One client's connection to a table. It says hello, keeps what it is told, and after a lost connection it goes
 * on where it was: it says how far it had read and gets the rest. A choice that was on its way is sent again; the
 * house knows a choice by the number of its question, so it is never played twice.
 */
import { Refused } from './api';
import {
  PROTOCOL,
  type Answer,
  type ChatLine,
  type Farewell,
  type Hello,
  type Reaction,
  type Request,
  type RoomShown,
  type TableEvent,
  type View,
} from './messages';

/** A request as a page makes it: the connection numbers it. */
export type Asked = Request extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never;

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type Status = 'connecting' | 'open' | 'lost' | 'ended';

interface Pending {
  request: Asked & { id: number };
  done: (answer: Answer) => void;
  failed: (refused: Refused) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;

export function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
}

export class Connection {
  status = $state<Status>('connecting');
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
  chat = $state.raw<ChatLine[]>([]);
  farewell = $state.raw<Farewell | null>(null);
  /** Why the house did not let us in. */
  refused = $state.raw<Refused | null>(null);

  /** Called with the events that are new, as they come; not with those of a first look. */
  happened: (events: TableEvent[], view: View) => void = () => {};
  reacted: (reaction: Reaction) => void = () => {};

  #wire: Wire | null = null;
  #seat: string | null | undefined = undefined;
  #next = 1;
  #pending = new Map<number, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: string,
    private keys: () => string[],
    private language: () => 'en' | 'fr' | 'es',
    private connect: () => Wire = () => new WebSocket(socketAddress()) as Wire,
  ) {
    this.#open();
    this.#pings = setInterval(() => {
      if (this.status === 'open') void this.ask({ type: 'ping' }).catch(() => {});
    }, PING_EVERY);
    if (typeof addEventListener === 'function') addEventListener('online', this.#again);
  }

  /** Asks the house for something; rejects with `Refused` if it will not. */
  ask(asked: Asked): Promise<Answer> {
    const request = { ...asked, id: this.#next++ };
    return new Promise((done, failed) => {
      this.#pending.set(request.id, { request, done, failed });
      if (this.status === 'open') this.#wire?.send(JSON.stringify(request));
      else if (request.type !== 'choose') this.#fail(request.id);
    });
  }

  /** Answers the question that a seat is asked now. */
  async choose(seat: string, option: string): Promise<void> {
    const asked = this.asked[seat];
    if (asked !== undefined) await this.ask({ type: 'choose', seat, option, asked });
  }

  /** Looks from another of one's own seats: the device is handed on. */
  async face(seat: string | null): Promise<void> {
    this.#seat = seat;
    await this.ask({ type: 'face', seat });
  }

  close(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#timer);
    if (typeof removeEventListener === 'function') removeEventListener('online', this.#again);
    this.status = 'ended';
    this.#wire?.close();
  }

  #again = (): void => {
    if (this.status !== 'lost') return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const wire = this.connect();
    this.#wire = wire;
    wire.onopen = () => {
      const hello: Hello = {
        type: 'hello',
        table: this.table,
        keys: this.keys(),
        language: this.language(),
        protocol: PROTOCOL,
      };
      if (this.view && this.#seat !== undefined) {
        hello.seat = this.#seat;
        hello.seen = this.since + this.events.length;
      }
      wire.send(JSON.stringify(hello));
    };
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire) this.#hear(JSON.parse(String(data)) as Answer);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
  }

  #lost(): void {
    if (this.status === 'ended') return;
    if (this.refused || this.farewell?.come_back === false) {
      this.status = 'ended';
      return;
    }
    this.status = 'lost';
    for (const [id, pending] of this.#pending) if (pending.request.type !== 'choose') this.#fail(id);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #fail(id: number): void {
    this.#pending.get(id)?.failed(new Refused('', 'lost'));
    this.#pending.delete(id);
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case 'welcome':
        this.status = 'open';
        this.#wait = FIRST_WAIT;
        this.farewell = null;
        this.room = answer.room;
        this.chairs = answer.chairs;
        this.host = answer.host;
        this.maySit = answer.may_sit;
        for (const { request } of this.#pending.values()) this.#wire?.send(JSON.stringify(request));
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
        const first = this.view === null || answer.seat !== this.#seat;
        const whole = first || answer.since !== this.since + this.events.length;
        this.#seat = answer.seat;
        if (whole) this.since = answer.since;
        this.events = whole ? answer.events : [...this.events, ...answer.events];
        this.view = answer.view;
        this.asked = answer.asked;
        this.deadline = answer.remaining === null ? null : performance.now() + answer.remaining * 1000;
        if (!first && answer.events.length) this.happened(answer.events, answer.view);
        break;
      }
      case 'chat':
        this.chat = answer.lines.length > 1 ? answer.lines : [...this.chat, ...answer.lines];
        break;
      case 'reaction':
        this.reacted(answer);
        break;
      case 'farewell':
        this.farewell = answer;
        break;
      case 'refusal':
        if (answer.id === null) this.#refusedAtTheDoor(answer.sentence, answer.key);
        else this.#settle(answer.id, (pending) => pending.failed(new Refused(answer.sentence, answer.key)));
        break;
      default:
        this.#settle(answer.id, (pending) => pending.done(answer));
    }
  }

  #refusedAtTheDoor(sentence: string, key: string): void {
    if (this.status !== 'open') this.refused = new Refused(sentence, key);
  }

  #settle(id: number, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending) how(pending);
  }
}

/**
 * A game that is looked at again, as a table takes it: it has all that a connection has, but it brings frames of what was,
 * one after the other or any at will, and nothing can be chosen. A step plays out what happened; a leap shows how things stood.
 */
import { Refused } from '../house/api';
import { boardsThen, type BoardThen } from '../house/boards';
import type { Asked, Connection } from '../house/connection.svelte';
import type { Answer, FrameShown, Passage, ReplayShown, TableEvent, TurnShown, View, Words } from '../house/messages';
import { viewOf } from '../views';
import { Reel, type FetchFrames } from './reel';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a frame is looked at, where its game does not want it longer. */
const USUAL_PACE = 2000;

function toldIn(frame: FrameShown): Passage[][] {
  return frame.words?.told ?? frame.told;
}

const boardIn = (frame: FrameShown | undefined) => (frame?.view?.board ?? null) as BoardThen;

/** All that a table can see of a connection. */
type Likeness = Pick<Connection, keyof Connection>;

export class ReplayConnection implements Likeness {
  // What a table looks at.
  readonly table: string;
  readonly status = 'open';
  readonly silent = false;
  readonly room = null;
  readonly chairs = [];
  readonly host = false;
  readonly maySit = false;
  readonly asked = {};
  readonly deadline = null;
  readonly remarks = [];
  readonly chat = [];
  readonly farewell = null;
  readonly refused = null;
  readonly past = true;
  view = $state.raw<View | null>(null);
  words = $state.raw<Words | null>(null);
  events = $state.raw<TableEvent[]>([]);
  told = $state.raw<Passage[][]>([]);
  boards = $state.raw<BoardThen[]>([]);
  since = $state(0);
  shown = Infinity;
  played = $state(Infinity);
  stage: Likeness['stage'] = null;
  /** What lies between was not stepped through. */
  leapt = true;
  overleaf: Likeness['overleaf'] = () => false;
  happened: Likeness['happened'] = () => {};
  reacted: Likeness['reacted'] = () => {};

  /** The frame that is shown; −1 until the first has come. */
  at = $state(-1);
  /** The frame that is wanted: it may still be on its way. */
  wanted = $state(0);
  playing = $state(false);
  #speed = $state<Speed>(1);
  /** Why a frame did not come. */
  trouble = $state.raw<Refused | null>(null);
  /** Called when another frame is shown that the table does not tell of by itself. */
  arrived: () => void = () => {};

  #reel: Reel;
  /** The frame with which `events` begin. */
  #first = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly outline: ReplayShown,
    fetchFrames: FetchFrames,
  ) {
    this.table = outline.table;
    this.#reel = new Reel(outline.frames, fetchFrames);
  }

  get length(): number {
    return this.outline.frames;
  }

  /** The turn that a frame is of. */
  turnAt(frame: number): TurnShown | undefined {
    return this.outline.turns.findLast((turn) => turn.frame <= frame);
  }

  /** Whether a turn begins with the frame that is shown. */
  get atTurn(): boolean {
    return this.turnAt(this.at)?.frame === this.at;
  }

  get atEnd(): boolean {
    return this.wanted >= this.length - 1;
  }

  // Going

  /** Shows how things stood, whatever lies between. */
  async leap(to: number): Promise<void> {
    const frame = Math.max(0, Math.min(to, this.length - 1));
    this.wanted = frame;
    const first = this.#beginning(frame);
    const frames = await this.#fetched(first, frame + 1);
    if (!frames || this.wanted !== frame) return;
    this.#first = first;
    this.#show(frame, frames, true);
    this.arrived();
  }

  /** Goes one frame on or back. Forward it is played out, as it was when it happened. */
  async step(by: 1 | -1): Promise<void> {
    const frame = this.wanted + by;
    if (frame < 0 || frame >= this.length) return;
    if (by < 0 || this.at !== this.wanted) {
      await this.leap(frame);
      return;
    }
    // A page that waits is turned before anything more is told.
    if (this.overleaf()) return;
    this.wanted = frame;
    const frames = await this.#fetched(this.#first, frame + 1);
    if (!frames || this.wanted !== frame) return;
    this.#show(frame, frames, false);
    this.#reel.expect(frame + 8);
  }

  /** Goes to the beginning of the next turn, of this one, or of the one before. */
  async stepTurn(by: 1 | -1): Promise<void> {
    const { turns } = this.outline;
    const next = by > 0 ? turns.find(({ frame }) => frame > this.wanted) : turns.findLast(({ frame }) => frame < this.wanted);
    await this.leap(next?.frame ?? (by > 0 ? this.length - 1 : 0));
  }

  // Playing

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#wait();
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    if (this.atEnd) void this.leap(0).then(() => this.#wait());
    else void this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  async #next(): Promise<void> {
    await this.step(1);
    if (this.trouble || this.atEnd) this.pause();
    else this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => void this.#next(), (viewOf(this.outline.terms.game)?.pace ?? USUAL_PACE) / this.speed);
  }

  // Showing

  /** Where to begin so that the page before can be leafed back to. */
  #beginning(frame: number): number {
    const turns = this.outline.turns.filter((turn) => turn.frame <= frame);
    return turns.at(-2)?.frame ?? 0;
  }

  async #fetched(from: number, until: number): Promise<FrameShown[] | null> {
    try {
      const frames = await this.#reel.fetched(from, until);
      this.trouble = null;
      return frames;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
      this.wanted = Math.max(this.at, 0);
      return null;
    }
  }

  #show(frame: number, frames: readonly FrameShown[], leapt: boolean): void {
    const now = frames.at(-1)!;
    this.leapt = leapt;
    this.since = frames[0]!.since;
    this.events = frames.flatMap(({ events }) => events);
    this.told = frames.flatMap(toldIn);
    this.boards = frames.flatMap((each, i) => boardsThen(boardIn(frames[i - 1]), each.events.length, each.steps, boardIn(each)));
    this.words = now.words;
    this.view = now.view;
    this.at = frame;
  }

  // What a table may ask for

  ask(_asked: Asked): Promise<Answer> {
    return Promise.reject(new Refused('', 'replay'));
  }

  choose(): Promise<void> {
    return Promise.resolve();
  }

  face(): Promise<void> {
    return Promise.resolve();
  }

  /** Reads what was told before the first event that is here. */
  async readEarlier(): Promise<void> {
    const [frame, first] = [this.at, this.#beginning(Math.max(this.#first - 1, 0))];
    const frames = await this.#fetched(first, frame + 1);
    if (!frames || this.at !== frame) return;
    this.#first = first;
    this.#show(frame, frames, true);
  }

  again(): void {
    void this.leap(this.wanted);
  }

  close(): void {
    this.pause();
  }
}

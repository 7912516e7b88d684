/**
 * A replay with the interface of a connection: it supplies recorded frames, in order or at random, and no choices can be made. A step
 * animates what happened; a jump does not.
 */
import { Refused } from '../house/api';
import { boardsAfterEvents, type BoardSnapshot } from '../house/boards';
import type { RequestBody, Connection } from '../house/connection.svelte';
import type { Answer, ReplayFrame, Passage, ReplayInfo, TableEvent, ReplayTurn, View, RenderedText } from '../house/messages';
import { gameViewOf } from '../gameViews';
import { FrameCache, type FetchFrames } from './frameCache';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Default display time of a frame, in milliseconds. */
const DEFAULT_FRAME_MS = 2000;

function passagesOfFrame(frame: ReplayFrame): Passage[][] {
  return frame.words?.told ?? frame.told;
}

const boardOfFrame = (frame: ReplayFrame | undefined) => (frame?.view?.board ?? null) as BoardSnapshot;

/** The public interface of a connection. */
type ConnectionLike = Pick<Connection, keyof Connection>;

export class ReplayConnection implements ConnectionLike {
  // The state that the table shows.
  readonly table: string;
  readonly status = 'open';
  readonly isStalled = false;
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
  readonly isReplay = true;
  view = $state.raw<View | null>(null);
  words = $state.raw<RenderedText | null>(null);
  events = $state.raw<TableEvent[]>([]);
  told = $state.raw<Passage[][]>([]);
  boards = $state.raw<BoardSnapshot[]>([]);
  since = $state(0);
  settledEvents = Infinity;
  displayedEvents = $state(Infinity);
  advised = $state('');
  display: ConnectionLike['display'] = null;
  /** True after a jump: the events in between are not animated. */
  jumped = true;
  turnPage: ConnectionLike['turnPage'] = () => false;
  onEvents: ConnectionLike['onEvents'] = () => {};
  onReaction: ConnectionLike['onReaction'] = () => {};

  /** The current frame; −1 until the first has loaded. */
  at = $state(-1);
  /** The requested frame, which may still be loading. */
  wanted = $state(0);
  playing = $state(false);
  #speed = $state<Speed>(1);
  /** Why the requested frame could not be loaded. */
  loadError = $state.raw<Refused | null>(null);
  /** Called when a frame is shown that the table itself does not announce. */
  onFrameShown: () => void = () => {};

  #frameCache: FrameCache;
  /** The frame at which `events` begins. */
  #first = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly outline: ReplayInfo,
    fetchFrames: FetchFrames,
  ) {
    this.table = outline.table;
    this.#frameCache = new FrameCache(outline.frames, fetchFrames);
  }

  get length(): number {
    return this.outline.frames;
  }

  /** The turn of a frame. */
  turnAt(frame: number): ReplayTurn | undefined {
    return this.outline.turns.findLast((turn) => turn.frame <= frame);
  }

  /** Whether the current frame begins a turn. */
  get isAtTurnStart(): boolean {
    return this.turnAt(this.at)?.frame === this.at;
  }

  get isAtEnd(): boolean {
    return this.wanted >= this.length - 1;
  }

  // Navigation.

  /** Shows a frame without animating what lies between. */
  async jumpTo(to: number): Promise<void> {
    const frame = Math.max(0, Math.min(to, this.length - 1));
    this.wanted = frame;
    const first = this.#firstFrameFor(frame);
    const frames = await this.#fetchRange(first, frame + 1);
    if (!frames || this.wanted !== frame) return;
    this.#first = first;
    this.#show(frame, frames, true);
    this.onFrameShown();
  }

  /** Goes one frame forward or back. Forward steps are animated. */
  async step(by: 1 | -1): Promise<void> {
    const frame = this.wanted + by;
    if (frame < 0 || frame >= this.length) return;
    if (by < 0 || this.at !== this.wanted) {
      await this.jumpTo(frame);
      return;
    }
    // Turn a pending page before showing more.
    if (this.turnPage()) return;
    this.wanted = frame;
    const frames = await this.#fetchRange(this.#first, frame + 1);
    if (!frames || this.wanted !== frame) return;
    this.#show(frame, frames, false);
    this.#frameCache.prefetch(frame + 8);
  }

  /** Goes to the beginning of the next turn, of the current one, or of the previous one. */
  async stepTurn(by: 1 | -1): Promise<void> {
    const { turns } = this.outline;
    const next = by > 0 ? turns.find(({ frame }) => frame > this.wanted) : turns.findLast(({ frame }) => frame < this.wanted);
    await this.jumpTo(next?.frame ?? (by > 0 ? this.length - 1 : 0));
  }

  // Playback.

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#scheduleNextFrame();
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    if (this.isAtEnd) void this.jumpTo(0).then(() => this.#scheduleNextFrame());
    else void this.#showNextFrame();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  async #showNextFrame(): Promise<void> {
    await this.step(1);
    if (this.loadError || this.isAtEnd) this.pause();
    else this.#scheduleNextFrame();
  }

  #scheduleNextFrame(): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => void this.#showNextFrame(), (gameViewOf(this.outline.terms.game)?.replayFrameMs ?? DEFAULT_FRAME_MS) / this.speed);
  }

  // Display.

  /** Where to begin, so that the reader can turn back to the previous page. */
  #firstFrameFor(frame: number): number {
    const turns = this.outline.turns.filter((turn) => turn.frame <= frame);
    return turns.at(-2)?.frame ?? 0;
  }

  async #fetchRange(from: number, until: number): Promise<ReplayFrame[] | null> {
    try {
      const frames = await this.#frameCache.fetchRange(from, until);
      this.loadError = null;
      return frames;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.loadError = error;
      this.wanted = Math.max(this.at, 0);
      return null;
    }
  }

  #show(frame: number, frames: readonly ReplayFrame[], jumped: boolean): void {
    const now = frames.at(-1)!;
    this.jumped = jumped;
    this.since = frames[0]!.since;
    this.events = frames.flatMap(({ events }) => events);
    this.told = frames.flatMap(passagesOfFrame);
    this.boards = frames.flatMap((each, i) => boardsAfterEvents(boardOfFrame(frames[i - 1]), each.events.length, each.steps, boardOfFrame(each)));
    this.words = now.words;
    this.view = now.view;
    this.at = frame;
  }

  // Requests of the table.

  ask(_asked: RequestBody): Promise<Answer> {
    return Promise.reject(new Refused('', 'replay'));
  }

  choose(): Promise<void> {
    return Promise.resolve();
  }

  switchToSeat(): Promise<void> {
    return Promise.resolve();
  }

  /** Loads events before the first one that is here. */
  async loadEarlierEvents(): Promise<void> {
    const [frame, first] = [this.at, this.#firstFrameFor(Math.max(this.#first - 1, 0))];
    const frames = await this.#fetchRange(first, frame + 1);
    if (!frames || this.at !== frame) return;
    this.#first = first;
    this.#show(frame, frames, true);
  }

  reconnect(): void {
    void this.jumpTo(this.wanted);
  }

  close(): void {
    this.pause();
  }
}

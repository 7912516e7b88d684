/**
 * Plays events back on the table, which therefore lags a little behind the server. Each update is a step: its events play
 * one after the other, and then the table matches the view exactly. The viewer can skip; after a gap the table jumps to the
 * current state.
 */
import type { DiceBoard, Passage, TableEvent, View } from '../house/messages';
import type { BoardSnapshot } from '../house/boards';
import { DICE, EMPTY, keptDice, withDieToggled, type Tray } from './tray';

/** A flying card; `from` and `to` are `data-spot` names on the table. */
export interface Flight {
  card: string;
  from: string;
  to: string;
  lasts: number;
}

interface Step {
  events: readonly TableEvent[];
  /** The passages of each event. */
  told: readonly Passage[][];
  /** The number of the first event. */
  first: number;
  /** The board after each event. */
  boards: readonly DiceBoard[];
  view: View;
}

/** The events from the server: the first has the number `since`; `boards` follow the last events. */
export interface HouseEvents {
  events: readonly TableEvent[];
  told: readonly Passage[][];
  boards: readonly BoardSnapshot[];
  since: number;
}

/** How long things take, in milliseconds. */
export const DELAYS = { roll: 700, keep: 220, look: 260, pick: 220, fly: 240, step: 200 } as const;

/** With more steps than this waiting, jump to the current state. */
const MAX_STEPS = 6;

export interface PlaybackOptions {
  /** Returns 0 when motion is reduced. */
  motionDuration: (milliseconds: number) => number;
  /** Called when an event plays, with its passages and the board after it; `view` is the state at the end of the step. */
  onEvent?: (event: TableEvent, passages: readonly Passage[], board: DiceBoard, view: View) => void;
  /** Called when the dice have come to rest and the met conditions show. */
  diceSettled?: (board: DiceBoard) => void;
}

export class EventPlayback {
  board = $state.raw<DiceBoard | null>(null);
  /** The view that the playback has reached. */
  view = $state.raw<View | null>(null);
  tray = $state.raw<Tray>(EMPTY);
  rolling = $state.raw<Tray>(EMPTY);
  flight = $state.raw<Flight | null>(null);
  /** The card that is about to be taken. */
  picked = $state.raw<string | null>(null);
  /** The viewer's first roll is under a cup until it is lifted. */
  covered = $state(false);
  busy = $state(false);
  /** How many events have been played. */
  played = $state(0);

  #steps: Step[] = [];
  #knownEvents = -1;
  #latest: View | null = null;
  #run = 0;
  #hurried = false;
  #endPause: (() => void) | null = null;

  constructor(private options: PlaybackOptions) {}

  /** Queues the events that led to a new view. */
  queueEvents(view: View, { events, told, boards, since }: HouseEvents, watched = true): void {
    if (view === this.#latest) return;
    const total = since + events.length;
    const first = this.#knownEvents;
    const follows = first >= since && first <= total;
    const fresh = follows ? events.slice(first - since) : [];
    const words = told.slice(told.length - fresh.length);
    const known = boards.slice(Math.max(boards.length - fresh.length, 0)).filter((board) => board !== null) as DiceBoard[];
    this.#knownEvents = total;
    this.#latest = view;
    const turnedBack = fresh.some((event) => event.key === 'undone' || event.key === 'rules-changed');
    if (!follows || !this.board || known.length < fresh.length || turnedBack || !watched || this.#steps.length >= MAX_STEPS) {
      fresh.forEach((event, i) => this.options.onEvent?.(event, words[i] ?? [], view.board as DiceBoard, view));
      this.#showWithoutAnimation(view);
      return;
    }
    // Whatever follows is about dice that have been seen.
    this.liftCup();
    this.#steps.push({ events: fresh, told: words, first, boards: known, view });
    if (!this.busy) void this.#playQueue();
  }

  /** Whether the viewer is skipping. */
  get hurried(): boolean {
    return this.#hurried;
  }

  toggleDie(die: number): void {
    this.tray = withDieToggled(this.tray, die);
  }

  /** Skips the animation: the table jumps to the known state. */
  hurry(): void {
    if (!this.busy) return;
    this.#hurried = true;
    this.flight = null;
    this.#endPause?.();
  }

  liftCup(): void {
    if (this.covered) this.#endPause?.();
  }

  close(): void {
    this.#run++;
    this.#endPause?.();
  }

  #showWithoutAnimation(view: View): void {
    this.#run++;
    this.#steps = [];
    this.#endPause?.();
    if (!sameDice(this.board, view.board as DiceBoard)) this.tray = EMPTY;
    this.#setView(view);
    this.played = this.#knownEvents;
    this.busy = false;
  }

  #setView(view: View): void {
    this.board = view.board as DiceBoard;
    this.view = view;
    this.rolling = EMPTY;
    this.flight = null;
    this.picked = null;
    this.covered = false;
  }

  async #playQueue(): Promise<void> {
    const run = this.#run;
    this.busy = true;
    this.#hurried = false;
    // State set while effects run makes every dependent block run again at once, changed or not: wait for them to finish.
    await Promise.resolve();
    if (run !== this.#run) return;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      for (let at = 0; at < step.events.length; at++) {
        await this.#animateEvent(step, at, run);
        if (run !== this.#run) return;
        this.played = step.first + at + 1;
      }
      this.#setView(step.view);
    }
    this.busy = false;
  }

  async #animateEvent({ events, told, boards, view }: Step, at: number, run: number): Promise<void> {
    const [event, before, after] = [events[at], this.board, boards[at]];
    if (!event || !before || !after) return;
    const tell = () => this.options.onEvent?.(event, told[at] ?? [], after, view);
    const own = event.args.seat === view.seat;
    const wait = async (milliseconds: number): Promise<boolean> => {
      await this.#pause(milliseconds);
      return run === this.#run;
    };
    if (event.key === 'rolled') {
      const kept = keptDice(event.args.thrown as number[]);
      if (kept.size && !equalTrays(kept, this.tray)) {
        this.tray = kept;
        if (!own && !(await wait(DELAYS.keep))) return;
      }
      this.tray = kept;
      this.board = withoutMetCards(after);
      if (own && events[at - 1]?.key === 'turn' && !(await this.#waitUnderCup(run))) return;
      tell();
      this.rolling = this.options.motionDuration(DELAYS.roll) ? remainingDice(kept) : EMPTY;
      if (!(await wait(DELAYS.roll))) return;
      this.rolling = EMPTY;
      this.board = after;
      this.options.diceSettled?.(after);
      // If more follows at once, leave a moment to look at the dice.
      if (at + 1 < events.length && !(await wait(DELAYS.look))) return;
      return;
    }
    tell();
    const flight = this.#flightOf(event, before);
    if (event.key === 'took' || event.key === 'turn') {
      if (event.key === 'took') this.picked = String(event.args.card);
      else [this.tray, this.board] = [EMPTY, after];
      if (!(await wait(DELAYS.pick))) return;
    }
    this.board = flight ? boardDuringFlight(before, after) : after;
    this.picked = null;
    if (flight) {
      if (this.options.motionDuration(DELAYS.fly) && !this.#hurried) this.flight = flight;
      if (!(await wait(DELAYS.fly))) return;
      this.flight = null;
      this.board = after;
    } else if (event.key === 'refilled' || event.key === 'penalty-shown') {
      await wait(DELAYS.step);
    }
  }

  #flightOf(event: TableEvent, { row, piles }: DiceBoard): Flight | null {
    const card = String(event.args.card ?? '');
    const stack = `stack-${String(event.args.seat ?? '')}`;
    const fly = (from: string, to: string): Flight => ({ card, from, to, lasts: DELAYS.fly });
    const slot = `row-${String(row.findIndex((each) => each.card === card))}`;
    switch (event.key) {
      case 'took':
        return fly(slot, stack);
      case 'took-place':
        return fly(`place-${Object.entries(piles).find(([, pile]) => pile.card === card)?.[0] ?? ''}`, stack);
      case 'dragon-given':
        return fly(stack, `stack-${String(event.args.to)}`);
      case 'penalty':
        return fly('penalties', stack);
      case 'discarded':
        return fly(slot, 'discards');
      default:
        return null;
    }
  }

  /** Covers the dice until the viewer lifts the cup or skips. With reduced motion nothing is covered. */
  async #waitUnderCup(run: number): Promise<boolean> {
    if (this.#hurried || !this.options.motionDuration(DELAYS.roll)) return true;
    this.covered = true;
    await new Promise<void>((lifted) => (this.#endPause = lifted));
    this.covered = false;
    return run === this.#run;
  }

  #pause(milliseconds: number): Promise<void> {
    const lasts = this.#hurried ? 0 : this.options.motionDuration(milliseconds);
    if (!lasts) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, lasts);
      this.#endPause = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** While a card flies, its receiver does not have it yet. */
function boardDuringFlight(before: DiceBoard, after: DiceBoard): DiceBoard {
  return { ...after, stacks: before.stacks, scores: before.scores, discards: before.discards };
}

/** While dice roll, no condition counts as met. */
function withoutMetCards(board: DiceBoard): DiceBoard {
  return { ...board, row: board.row.map((slot) => (slot.met ? { ...slot, met: false } : slot)) };
}

/** Whether the dice are unchanged, as after a reconnection. */
function sameDice(one: DiceBoard | null, other: DiceBoard): boolean {
  if (one?.seat !== other.seat || one.rolls_left !== other.rolls_left) return false;
  return one.dice.length === other.dice.length && one.dice.every((die, i) => die.number === other.dice[i]?.number);
}

function equalTrays(one: Tray, other: Tray): boolean {
  return one.size === other.size && [...one].every((die) => other.has(die));
}

function remainingDice(tray: Tray): Tray {
  return new Set(Array.from({ length: DICE }, (_, die) => die).filter((die) => !tray.has(die)));
}

/**
 * What the table shows, a little behind what is known. Each update is a step: its events are played one after the other,
 * and at the end the table is exactly as the view says. Whoever does not want to watch hurries; whoever comes back
 * after a while is shown how things stand.
 */
import type { DiceBoard, Passage, TableEvent, View } from '../house/messages';
import type { BoardThen } from '../house/boards';
import { DICE, EMPTY, keptBeside, toggled, type Tray } from './tray';

/** A card on its way; the spots are names of places on the table. */
export interface Flight {
  card: string;
  from: string;
  to: string;
  lasts: number;
}

interface Step {
  events: readonly TableEvent[];
  /** The words of each of them. */
  told: readonly Passage[][];
  /** The number of the first of them. */
  first: number;
  /** How the board is after each of them. */
  boards: readonly DiceBoard[];
  view: View;
}

/** What the house has told: the first event has the number `since`; `boards` are those after the last events. */
export interface Told {
  events: readonly TableEvent[];
  told: readonly Passage[][];
  boards: readonly BoardThen[];
  since: number;
}

/** How long things take, in milliseconds. */
export const BEATS = { roll: 700, keep: 220, look: 260, pick: 220, fly: 240, step: 200 } as const;

/** Nobody wants to sit through more than this. */
const MOST_STEPS = 6;

export interface Cues {
  /** A duration as it should be now: nothing where nothing should move. */
  lasting: (milliseconds: number) => number;
  /** Something happens now, in these words; the dice lie as on the board, and `view` is what it all leads to. */
  told?: (event: TableEvent, passages: readonly Passage[], board: DiceBoard, view: View) => void;
  /** The dice lie, and heads are lifted. */
  lying?: (board: DiceBoard) => void;
}

export class Staging {
  board = $state.raw<DiceBoard | null>(null);
  /** The view that the table has arrived at. */
  view = $state.raw<View | null>(null);
  tray = $state.raw<Tray>(EMPTY);
  rolling = $state.raw<Tray>(EMPTY);
  flight = $state.raw<Flight | null>(null);
  /** The card that is about to be taken. */
  picked = $state.raw<string | null>(null);
  busy = $state(false);
  /** How many events have been seen to their end. */
  played = $state(0);

  #steps: Step[] = [];
  #seen = -1;
  #latest: View | null = null;
  #run = 0;
  #hurried = false;
  #wake: (() => void) | null = null;

  constructor(private cues: Cues) {}

  /** Takes in how things stand, and what has led there. */
  follow(view: View, { events, told, boards, since }: Told, watched = true): void {
    if (view === this.#latest) return;
    const total = since + events.length;
    const first = this.#seen;
    const follows = first >= since && first <= total;
    const fresh = follows ? events.slice(first - since) : [];
    const words = told.slice(told.length - fresh.length);
    const known = boards.slice(Math.max(boards.length - fresh.length, 0)).filter((board) => board !== null) as DiceBoard[];
    this.#seen = total;
    this.#latest = view;
    const turnedBack = fresh.some((event) => event.key === 'undone' || event.key === 'rules-changed');
    if (!follows || !this.board || known.length < fresh.length || turnedBack || !watched || this.#steps.length >= MOST_STEPS) {
      fresh.forEach((event, i) => this.cues.told?.(event, words[i] ?? [], view.board as DiceBoard, view));
      this.#jump(view);
      return;
    }
    this.#steps.push({ events: fresh, told: words, first, boards: known, view });
    if (!this.busy) void this.#play();
  }

  /** Whether somebody does not want to watch just now. */
  get hurried(): boolean {
    return this.#hurried;
  }

  toggle(die: number): void {
    this.tray = toggled(this.tray, die);
  }

  /** Ends whatever moves; the table is as it is known to be. */
  hurry(): void {
    if (!this.busy) return;
    this.#hurried = true;
    this.flight = null;
    this.#wake?.();
  }

  /** Stops for good. */
  close(): void {
    this.#run++;
    this.#wake?.();
  }

  #jump(view: View): void {
    this.#run++;
    this.#steps = [];
    this.#wake?.();
    if (!sameDice(this.board, view.board as DiceBoard)) this.tray = EMPTY;
    this.#arrive(view);
    this.played = this.#seen;
    this.busy = false;
  }

  #arrive(view: View): void {
    this.board = view.board as DiceBoard;
    this.view = view;
    this.rolling = EMPTY;
    this.flight = null;
    this.picked = null;
  }

  async #play(): Promise<void> {
    const run = this.#run;
    this.busy = true;
    this.#hurried = false;
    // What is set while effects run makes every block that depends on it run at once, whether or not it changes for it.
    await Promise.resolve();
    if (run !== this.#run) return;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      for (let at = 0; at < step.events.length; at++) {
        await this.#show(step, at, run);
        if (run !== this.#run) return;
        this.played = step.first + at + 1;
      }
      this.#arrive(step.view);
    }
    this.busy = false;
  }

  async #show({ events, told, boards, view }: Step, at: number, run: number): Promise<void> {
    const [event, before, after] = [events[at], this.board, boards[at]];
    if (!event || !before || !after) return;
    const tell = () => this.cues.told?.(event, told[at] ?? [], after, view);
    const own = event.args.seat === view.seat;
    const wait = async (milliseconds: number): Promise<boolean> => {
      await this.#pause(milliseconds);
      return run === this.#run;
    };
    if (event.key === 'rolled') {
      const kept = keptBeside(event.args.thrown as number[]);
      if (kept.size && !same(kept, this.tray)) {
        this.tray = kept;
        if (!own && !(await wait(BEATS.keep))) return;
      }
      this.tray = kept;
      this.board = unlifted(after);
      tell();
      this.rolling = this.cues.lasting(BEATS.roll) ? others(kept) : EMPTY;
      if (!(await wait(BEATS.roll))) return;
      this.rolling = EMPTY;
      this.board = after;
      this.cues.lying?.(after);
      // Something follows at once: a moment to see what the dice say.
      if (at + 1 < events.length && !(await wait(BEATS.look))) return;
      return;
    }
    tell();
    const flight = this.#flightOf(event, before);
    if (event.key === 'took' || event.key === 'turn') {
      if (event.key === 'took') this.picked = String(event.args.card);
      else [this.tray, this.board] = [EMPTY, after];
      if (!(await wait(BEATS.pick))) return;
    }
    this.board = flight ? underway(before, after) : after;
    this.picked = null;
    if (flight) {
      if (this.cues.lasting(BEATS.fly) && !this.#hurried) this.flight = flight;
      if (!(await wait(BEATS.fly))) return;
      this.flight = null;
      this.board = after;
    } else if (event.key === 'refilled' || event.key === 'penalty-shown') {
      await wait(BEATS.step);
    }
  }

  #flightOf(event: TableEvent, { row, piles }: DiceBoard): Flight | null {
    const card = String(event.args.card ?? '');
    const stack = `stack-${String(event.args.seat ?? '')}`;
    const fly = (from: string, to: string): Flight => ({ card, from, to, lasts: BEATS.fly });
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

  #pause(milliseconds: number): Promise<void> {
    const lasts = this.#hurried ? 0 : this.cues.lasting(milliseconds);
    if (!lasts) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, lasts);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** While a card is on its way, whoever awaits it has not got it yet. */
function underway(before: DiceBoard, after: DiceBoard): DiceBoard {
  return { ...after, stacks: before.stacks, scores: before.scores, discards: before.discards };
}

/** While dice roll, nobody lifts a head. */
function unlifted(board: DiceBoard): DiceBoard {
  return { ...board, row: board.row.map((slot) => (slot.met ? { ...slot, met: false } : slot)) };
}

/** Whether the same dice lie there: a connection was lost and found, and nothing has happened. */
function sameDice(one: DiceBoard | null, other: DiceBoard): boolean {
  if (one?.seat !== other.seat || one.rolls_left !== other.rolls_left) return false;
  return one.dice.length === other.dice.length && one.dice.every((die, i) => die.number === other.dice[i]?.number);
}

function same(one: Tray, other: Tray): boolean {
  return one.size === other.size && [...one].every((die) => other.has(die));
}

function others(tray: Tray): Tray {
  return new Set(Array.from({ length: DICE }, (_, die) => die).filter((die) => !tray.has(die)));
}

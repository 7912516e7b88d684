/** Reveals the last page one passage at a time and tells listeners about each; the viewer can skip ahead. */
import type { Page } from './pages';
import { isAfter, type Entry } from './eventHistory';

/** Pause after a passage before the next appears, in milliseconds. */
export const DELAYS = { passage: 240, die: 700, digest: 420 } as const;
const DICE = new Set(['destiny', 'rolled', 'face-named']);
/** What a digest pauses for: a hero who travels, and the results of a turn. */
const DIGEST_STEPS = new Set(['moved', 'place', 'time']);

function delayAfter({ event, digest }: Entry, isLast: boolean): number {
  if (digest !== undefined) return DIGEST_STEPS.has(event.key) ? DELAYS.digest : 0;
  if (DICE.has(event.key)) return DELAYS.die;
  return isLast ? 0 : DELAYS.passage;
}

export class PassageReveal {
  /** How many passages of the page have appeared. */
  shown = $state(0);
  /** The passage that is appearing now. */
  appearingPassage = $state.raw<string | null>(null);
  /** How often the viewer has skipped the animation. */
  skipCount = $state(0);

  #entries = $state.raw<readonly Entry[]>([]);
  #lastShown: Entry | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<(entry: Entry) => void>();

  /** `motionDuration` returns 0 when motion is reduced. */
  constructor(private motionDuration: (milliseconds: number, entry: Entry) => number) {}

  /** Something is still appearing. */
  get busy(): boolean {
    return this.appearingPassage !== null || this.shown < this.#entries.length;
  }

  /** The event number of the first passage that has not fully appeared; null when all have. */
  get next(): number | null {
    if (!this.busy) return null;
    const next = this.#entries[this.appearingPassage === null ? this.shown : this.shown - 1];
    return next?.number ?? null;
  }

  /** Shows the last page at once, without telling listeners. */
  showAllAtOnce(pages: readonly Page[]): void {
    this.#entries = pages.at(-1)?.entries ?? [];
    this.#showAll();
  }

  /** Continues the last page where it was, or starts it if it is new. */
  continueWith(pages: readonly Page[]): void {
    const isNew = (entry: Entry): boolean => !this.#lastShown || isAfter(entry, this.#lastShown);
    this.#entries = pages.at(-1)?.entries ?? [];
    // Listeners also get the passages of pages that were skipped because they had no tale.
    for (const entry of pages.slice(0, -1).flatMap((page) => page.entries.filter(isNew))) this.notifyListeners(entry);
    this.shown = this.#entries.filter((entry) => !isNew(entry)).length;
    if (this.shown === 0) this.#clearTimer();
    if (this.#timer === undefined) this.#revealNext();
  }

  /** Shows the rest of the page at once. */
  hurry(): void {
    if (!this.busy) return;
    this.skipCount++;
    const left = this.#entries.slice(this.shown);
    this.#showAll();
    left.forEach((entry) => this.notifyListeners(entry));
  }

  notifyListeners(entry: Entry): void {
    for (const heard of this.#listeners) heard(entry);
  }

  /** Calls back once for every passage that appears. Returns the unsubscribe function. */
  listen(heard: (entry: Entry) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #revealNext(): void {
    const entries = this.#entries;
    while (this.shown < entries.length) {
      const entry = entries[this.shown++]!;
      this.#lastShown = entry;
      this.notifyListeners(entry);
      const beat = this.motionDuration(delayAfter(entry, this.shown === entries.length), entry);
      if (!beat) continue;
      this.appearingPassage = entry.id;
      this.#timer = setTimeout(() => {
        this.#clearTimer();
        this.#revealNext();
      }, beat);
      return;
    }
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.appearingPassage = null;
  }

  #showAll(): void {
    this.#clearTimer();
    this.shown = this.#entries.length;
    this.#lastShown = this.#entries.at(-1) ?? this.#lastShown;
  }
}

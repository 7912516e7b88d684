/** Tells the last page: one passage appears after the other, and is heard; whoever does not want to wait hurries. */
import type { Page } from './pages';
import { isAfter, type Entry } from './story';

/** How long one waits after a passage before the next appears, in milliseconds. */
export const BEATS = { passage: 240, die: 700 } as const;
const DICE = new Set(['destiny', 'rolled', 'face-named']);

export class Telling {
  /** How many passages of the page have appeared. */
  shown = $state(0);
  /** The passage that is just appearing. */
  moving = $state.raw<string | null>(null);
  /** How often somebody has hurried. */
  hurries = $state(0);

  #entries = $state.raw<readonly Entry[]>([]);
  /** The last passage that has appeared. */
  #appeared: Entry | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<(entry: Entry) => void>();

  /** `lasting` makes a duration what it should be now: nothing where nothing should move. */
  constructor(private lasting: (milliseconds: number) => number) {}

  /** Something is still appearing. */
  get busy(): boolean {
    return this.moving !== null || this.shown < this.#entries.length;
  }

  /** The number of the event whose passage is the first that has not quite appeared; null where all have. */
  get next(): number | null {
    if (!this.busy) return null;
    const next = this.#entries[this.moving === null ? this.shown : this.shown - 1];
    return next?.number ?? null;
  }

  /** The last page lies open at once, unheard. */
  lieOpen(pages: readonly Page[]): void {
    this.#entries = pages.at(-1)?.entries ?? [];
    this.#showAll();
  }

  /** Takes up the last page where it was, or at its beginning if it is another one; it may have been told anew. */
  goOn(pages: readonly Page[]): void {
    const isNew = (entry: Entry): boolean => !this.#appeared || isAfter(entry, this.#appeared);
    this.#entries = pages.at(-1)?.entries ?? [];
    // Pages that went by, because they told no tale, are heard all the same.
    for (const entry of pages.slice(0, -1).flatMap((page) => page.entries.filter(isNew))) this.tell(entry);
    this.shown = this.#entries.filter((entry) => !isNew(entry)).length;
    if (this.shown === 0) this.#rest();
    if (this.#timer === undefined) this.#appear();
  }

  /** Ends whatever moves. */
  hurry(): void {
    if (!this.busy) return;
    this.hurries++;
    const left = this.#entries.slice(this.shown);
    this.#showAll();
    left.forEach((entry) => this.tell(entry));
  }

  tell(entry: Entry): void {
    for (const heard of this.#listeners) heard(entry);
  }

  /** Calls back with every passage when it appears, once. Returns how to listen no more. */
  listen(heard: (entry: Entry) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** Stops for good. */
  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #appear(): void {
    const entries = this.#entries;
    while (this.shown < entries.length) {
      const entry = entries[this.shown++]!;
      this.#appeared = entry;
      this.tell(entry);
      const die = DICE.has(entry.event.key);
      const beat = this.shown === entries.length && !die ? 0 : this.lasting(die ? BEATS.die : BEATS.passage);
      if (!beat) continue;
      this.moving = entry.id;
      this.#timer = setTimeout(() => {
        this.#rest();
        this.#appear();
      }, beat);
      return;
    }
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.moving = null;
  }

  #showAll(): void {
    this.#rest();
    this.shown = this.#entries.length;
    this.#appeared = this.#entries.at(-1) ?? this.#appeared;
  }
}

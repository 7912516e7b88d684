/**
 * How far one viewer has read. A page stays until its viewer turns it: whatever happens meanwhile waits overleaf. What is
 * told appears passage after passage; whoever does not want to wait hurries.
 */
import { untrack } from 'svelte';
import type { Connection } from '../../house/connection.svelte';
import type { NightsBoard, Passage, TableEvent, View } from '../../house/messages';
import type { Hour } from '../../room.svelte';
import { lasting } from '../../settings.svelte';
import { aligned } from './aligning';
import { closesPage, entriesOf, isTale, isWhispered, pagesOf, type Entry, type Page } from './pages';
import { keepPlace, recallPlace } from './place';

/** How long one waits after a passage before the next appears, in milliseconds. */
export const BEATS = { passage: 240, die: 700 } as const;

/** How far somebody has read: numbers of events. */
export interface Place {
  seat: string | null;
  told: number;
  read: number;
}

export interface Cues {
  /** A duration as it should be now: nothing where nothing should move. */
  lasting: (milliseconds: number) => number;
  /** Where the place was left, if the browser was closed since. */
  recall?: () => Place | null;
  keep?: (place: Place) => void;
  /** What the viewer is asked now, by a word that no other question has; "" where nothing is asked. */
  question?: () => string;
}

/** The reading of who looks at a table. */
export function readingOf(connection: Connection): Reading {
  return new Reading({
    lasting,
    // What is looked at again is no place to come back to.
    recall: () => (connection.past ? null : recallPlace(connection.table)),
    keep: (place) => {
      if (!connection.past) keepPlace(connection.table, place);
    },
    question: () => {
      const seat = connection.view?.decision?.seat;
      return seat !== undefined && connection.asked[seat] !== undefined ? `${seat} ${String(connection.asked[seat])}` : '';
    },
  });
}

const HOURS: readonly Hour[] = ['morning', 'noon', 'night'];
const DICE = new Set(['destiny', 'rolled', 'face-named']);

export class Reading {
  /** All pages that have been turned to, the last one included. */
  pages = $state.raw<readonly Page[]>([]);
  /** How many passages of the last page have appeared. */
  shown = $state(0);
  /** The passage that is just appearing. */
  moving = $state.raw<string | null>(null);
  /** How many turns wait overleaf. */
  ahead = $state(0);
  /** The page must be turned before more is told. */
  waits = $state(false);
  /** The words that the viewer, who is the Reader, has before the others. */
  aloud = $state.raw<readonly Entry[] | null>(null);
  /** Passages that tell events from this number on are new since the viewer last did something. */
  fresh = $state(0);
  /** How many events are known, told or not. */
  known = $state(-1);
  /** How often somebody has hurried. */
  hurries = $state(0);
  /** What is asked waits, so that the tale can be read first. */
  held = $state(false);

  /** The page one has leafed back to; null where one is at the last. */
  #leaf = $state.raw<number | null>(null);
  #view: View | null = null;
  #events: readonly TableEvent[] = [];
  #words: readonly Passage[][] = [];
  #since = 0;
  #told = $state(-1);
  #read = 0;
  #question = '';
  /** What has been read before a question, up to this number. */
  #paused = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last passage that has appeared. */
  #appeared: Entry | null = null;
  #listeners = new Set<(entry: Entry) => void>();

  constructor(private cues: Cues) {}

  /** The number of the first event that is not told yet: it waits overleaf, or has not happened. */
  get until(): number {
    return this.#told;
  }

  /** How many events the viewer has been told of. */
  get heard(): number {
    return this.settled ? this.known : this.#told;
  }

  /** The page that lies open. */
  get page(): Page | null {
    return this.pages[this.at] ?? null;
  }

  get at(): number {
    const leaf = this.#leaf;
    // What came before may be fetched meanwhile, and a page gets its beginning.
    const found = leaf === null ? -1 : this.pages.findLastIndex(({ id }) => id <= leaf);
    return found >= 0 ? found : leaf === null ? this.pages.length - 1 : 0;
  }

  get atLast(): boolean {
    return this.at === this.pages.length - 1;
  }

  /** What of the open page can be seen. */
  get entries(): readonly Entry[] {
    const page = this.page;
    if (!page) return [];
    return this.atLast ? page.entries.slice(0, this.shown) : page.entries;
  }

  /** Something is still appearing. */
  get busy(): boolean {
    return this.moving !== null || this.shown < (this.pages.at(-1)?.entries.length ?? 0);
  }

  /** All that has happened has been shown: a question can be asked. */
  get settled(): boolean {
    return !this.waits && !this.busy;
  }

  /**
   * Takes in what is known: `since` is the number of the first of `events`, `told` has the passages of each. In a replay one
   * may leap: then all of it lies open at once.
   */
  follow(events: readonly TableEvent[], told: readonly Passage[][], since: number, view: View, leapt = false): void {
    // Whoever calls this because something has changed must not be called again by what it changes.
    untrack(() => this.#follow(events, told, since, view, leapt));
  }

  #follow(events: readonly TableEvent[], told: readonly Passage[][], since: number, view: View, leapt: boolean): void {
    const question = this.cues.question?.() ?? '';
    // What is new may leave more room, or none: whoever shows it looks again.
    if (since + events.length !== this.known) this.held = false;
    if (this.#question && question !== this.#question) this.answered();
    this.#question = question;
    const before = this.#view;
    const first = before === null;
    const handedOn = before !== null && before.seat !== view.seat;
    if (handedOn) this.#lookFrom({ events, since });
    [this.#view, this.#events, this.#words, this.#since] = [view, events, told, since];
    const kept = first ? this.cues.recall?.() : null;
    if (kept && kept.seat === view.seat) [this.#told, this.#read, this.fresh] = [kept.told, kept.read, kept.told];
    if (leapt || this.#told < since || this.#told > this.#total) this.#arrive();
    else this.#tellOn(first || handedOn);
    this.known = this.#total;
  }

  /** The viewer answers a question: who does that has read the page so far. */
  answered(): void {
    if (this.waits) return;
    this.#read = this.fresh = this.#told;
    this.#keep();
  }

  /** The passages of the tale that the viewer has had no time to read before the question that follows from them. */
  get unread(): readonly Entry[] {
    const page = this.pages.at(-1);
    const since = Math.max(this.fresh, this.#paused);
    return this.settled && this.atLast && page ? page.entries.filter((entry) => entry.number >= since && isTale(entry, page.first)) : [];
  }

  /** The viewer has read on, and wants to be asked. */
  release(): void {
    if (!this.held) return;
    this.#paused = this.#told;
    this.held = false;
  }

  /** Turns the page; what waited overleaf is told up to the next page to read. */
  turn(): void {
    this.#leaf = null;
    if (!this.waits) return;
    this.#read = this.#told;
    this.#tellOn();
  }

  /** Leafs to the present moment: the pages between have been turned, unread. */
  catchUp(): void {
    this.#leaf = null;
    if (!this.waits) return;
    const told = this.#told;
    this.#arrive();
    const page = this.pages.at(-1);
    this.fresh = page?.id ?? this.fresh;
    for (const entry of page?.entries ?? []) if (entry.number >= told) this.#tell(entry);
  }

  /** Ends whatever moves and turns a page that waits; says whether one did. */
  overleaf(): boolean {
    this.hurry();
    if (!this.waits) return false;
    this.turn();
    return true;
  }

  /** Ends whatever moves. */
  hurry(): void {
    if (!this.busy) return;
    this.hurries++;
    this.#showAll();
  }

  leafBack(): void {
    if (this.at > 0) this.#leaf = this.pages[this.at - 1]!.id;
  }

  leafOn(): void {
    const next = this.pages[this.at + 1];
    this.#leaf = next && this.at + 2 < this.pages.length ? next.id : null;
  }

  /** Calls back with every passage when it appears, once. Returns how to listen no more. */
  listen(heard: (entry: Entry) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** The time of day on the last page: what changes it may wait overleaf. */
  hour(now: Hour): Hour {
    const isTime = ({ key }: TableEvent): boolean => key === 'time';
    const waiting = this.waits ? this.#events.slice(this.#told - this.#since).find(isTime) : undefined;
    if (!waiting) return now;
    const seen = this.#events.slice(0, this.#told - this.#since).findLast(isTime);
    return (seen?.args.time as Hour | undefined) ?? HOURS[Math.max(0, HOURS.indexOf(waiting.args.time as Hour) - 1)]!;
  }

  /** Stops for good. */
  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  get #total(): number {
    return this.#since + this.#events.length;
  }

  /** The device is handed on: the place is the same, its number may not be. */
  #lookFrom(after: { events: readonly TableEvent[]; since: number }): void {
    const before = { events: this.#events, since: this.#since };
    const [told, read, fresh] = [this.#told, this.#read, this.fresh].map((place) => aligned(before, Math.max(place, before.since), after));
    [this.#told, this.#read, this.fresh] = [told ?? -1, read ?? told ?? 0, fresh ?? told ?? 0];
    if (this.#leaf !== null) this.#leaf = aligned(before, this.#leaf, after) ?? null;
  }

  /** Opens at the last page, which nobody has read yet. */
  #arrive(): void {
    this.#told = this.#total;
    this.#paginate();
    this.#read = this.pages.at(-1)?.id ?? this.#told;
    this.fresh = this.#told;
    this.#showAll(false);
    this.#keep();
  }

  #tellOn(quietly = false): void {
    const page = this.#pagesTold().at(-1);
    let first = page?.first ?? false;
    let unread = page?.entries.some((entry) => entry.number >= this.#read && isTale(entry, first)) ?? false;
    for (; this.#told < this.#total; this.#told++) {
      const event = this.#events[this.#told - this.#since]!;
      if (closesPage(event) && unread) break;
      if (event.key === 'turn') {
        this.fresh = this.#told;
        unread = first = false;
      } else unread ||= entriesOf(this.#events, this.#words, this.#since, this.#told - this.#since).some((entry) => isTale(entry, first));
    }
    this.#paginate();
    if (quietly) this.#showAll(false);
    else this.#goOn();
    this.#keep();
  }

  #pagesTold(): Page[] {
    const seat = (this.#view?.board as NightsBoard | null)?.seat ?? '';
    return pagesOf(this.#events, this.#words, this.#since, this.#told - this.#since, seat);
  }

  #paginate(): void {
    this.pages = this.#pagesTold();
    const waiting = this.#events.slice(this.#told - this.#since);
    this.waits = waiting.length > 0;
    this.ahead = waiting.filter(closesPage).length;
    this.aloud = this.waits || this.#view?.decision?.kind !== 'page' ? null : this.#whispered();
  }

  #whispered(): Entry[] {
    const index = this.#events.findLastIndex(isWhispered);
    const event = this.#events[index];
    if (!event) return [];
    const number = this.#since + index;
    return (this.#words[index] ?? []).map((passage, i) => ({ id: `${String(number)}.${String(i)}`, number, event, passage, known: false }));
  }

  // One passage after the other

  /** Takes up the last page where it was, or at its beginning if it is another one; it may have been told anew. */
  #goOn(): void {
    const isNew = (entry: Entry): boolean => !this.#appeared || isAfter(entry, this.#appeared);
    // Pages that went by, because they told no tale, are heard all the same.
    for (const entry of this.pages.slice(0, -1).flatMap((page) => page.entries.filter(isNew))) this.#tell(entry);
    this.shown = this.pages.at(-1)?.entries.filter((entry) => !isNew(entry)).length ?? 0;
    if (this.shown === 0) this.#rest();
    if (this.#timer === undefined) this.#appear();
  }

  #appear(): void {
    const entries = this.pages.at(-1)?.entries ?? [];
    while (this.shown < entries.length) {
      const entry = entries[this.shown++]!;
      this.#appeared = entry;
      this.#tell(entry);
      const die = DICE.has(entry.event.key);
      const beat = this.shown === entries.length && !die ? 0 : this.cues.lasting(die ? BEATS.die : BEATS.passage);
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

  #showAll(aloud = true): void {
    this.#rest();
    const entries = this.pages.at(-1)?.entries ?? [];
    const from = this.shown;
    this.shown = entries.length;
    this.#appeared = entries.at(-1) ?? this.#appeared;
    if (aloud) for (const entry of entries.slice(from)) this.#tell(entry);
  }

  #tell(entry: Entry): void {
    for (const heard of this.#listeners) heard(entry);
  }

  #keep(): void {
    this.cues.keep?.({ seat: this.#view?.seat ?? null, told: this.#told, read: this.#read });
  }
}

function isAfter(one: Entry, other: Entry): boolean {
  const place = (entry: Entry): number => Number(entry.id.split('.')[1]);
  return one.number > other.number || (one.number === other.number && place(one) > place(other));
}

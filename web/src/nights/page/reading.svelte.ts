/** How far one viewer has read. A page stays until its viewer turns it: whatever happens meanwhile waits overleaf. */
import { untrack } from 'svelte';
import type { NightsBoard, Passage, TableEvent, View } from '../../house/messages';
import type { Hour } from '../../room.svelte';
import { aligned } from './aligning';
import { closesPage, isTale, pagesOf, type Page } from './pages';
import type { Place } from './place';
import { endOf, entriesOf, eventsFrom, hourBefore, whisperedIn, type Entry, type Story } from './story';
import { Telling } from './telling.svelte';

export interface Cues {
  /** A duration as it should be now: nothing where nothing should move. */
  lasting: (milliseconds: number) => number;
  /** Where the place was left, if the browser was closed since. */
  recall?: () => Place | null;
  keep?: (place: Place) => void;
  /** What the viewer is asked now, by a word that no other question has; "" where nothing is asked. */
  question?: () => string;
}

export class Reading {
  /** All pages that have been turned to, the last one included. */
  pages = $state.raw<readonly Page[]>([]);
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
  /** What is asked waits, so that the tale can be read first. */
  held = $state(false);

  /** The page one has leafed back to; null where one is at the last. */
  #leaf = $state.raw<number | null>(null);
  #view: View | null = null;
  #story: Story = { events: [], told: [], since: 0 };
  #told = $state(-1);
  #read = 0;
  #question = '';
  /** What has been read before a question, up to this number. */
  #paused = -1;
  #telling: Telling;

  constructor(private cues: Cues) {
    this.#telling = new Telling(cues.lasting);
  }

  /** The number of the first event that is not told yet: it waits overleaf, or has not happened. */
  get until(): number {
    return this.#told;
  }

  /** How many events the viewer has been told of. */
  get heard(): number {
    return this.settled ? this.known : (this.#telling.next ?? this.#told);
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
    return this.atLast ? page.entries.slice(0, this.#telling.shown) : page.entries;
  }

  /** Something is still appearing. */
  get busy(): boolean {
    return this.#telling.busy;
  }

  /** The passage that is just appearing. */
  get moving(): string | null {
    return this.#telling.moving;
  }

  /** How often somebody has hurried. */
  get hurries(): number {
    return this.#telling.hurries;
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
    untrack(() => this.#follow({ events, told, since }, view, leapt));
  }

  #follow(story: Story, view: View, leapt: boolean): void {
    const question = this.cues.question?.() ?? '';
    // What is new may leave more room, or none: whoever shows it looks again.
    if (endOf(story) !== this.known) this.held = false;
    if (this.#question && question !== this.#question) this.answered();
    this.#question = question;
    const before = this.#view;
    const first = before === null;
    const handedOn = before !== null && before.seat !== view.seat;
    if (handedOn) this.#lookFrom(story);
    [this.#view, this.#story] = [view, story];
    const kept = first ? this.cues.recall?.() : null;
    if (kept && kept.seat === view.seat) [this.#told, this.#read, this.fresh] = [kept.told, kept.read, kept.told];
    if (leapt || this.#told < story.since || this.#told > endOf(story)) this.#arrive();
    else this.#tellOn(first || handedOn);
    this.known = endOf(story);
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
    for (const entry of page?.entries ?? []) if (entry.number >= told) this.#telling.tell(entry);
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
    this.#telling.hurry();
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
    return this.#telling.listen(heard);
  }

  /** The time of day on the last page: what changes it may wait overleaf. */
  hour(now: Hour): Hour {
    return this.waits ? hourBefore(this.#story, this.#told, now) : now;
  }

  /** Stops for good. */
  close(): void {
    this.#telling.close();
  }

  /** The device is handed on: the place is the same, its number may not be. */
  #lookFrom(after: Story): void {
    const before = this.#story;
    const [told, read, fresh] = [this.#told, this.#read, this.fresh].map((place) => aligned(before, Math.max(place, before.since), after));
    [this.#told, this.#read, this.fresh] = [told ?? -1, read ?? told ?? 0, fresh ?? told ?? 0];
    if (this.#leaf !== null) this.#leaf = aligned(before, this.#leaf, after) ?? null;
  }

  /** Opens at the last page, which nobody has read yet. */
  #arrive(): void {
    this.#told = endOf(this.#story);
    this.#paginate();
    this.#read = this.pages.at(-1)?.id ?? this.#told;
    this.fresh = this.#told;
    this.#telling.lieOpen(this.pages);
    this.#keep();
  }

  #tellOn(quietly = false): void {
    const page = this.#pagesTold().at(-1);
    let first = page?.first ?? false;
    let unread = page?.entries.some((entry) => entry.number >= this.#read && isTale(entry, first)) ?? false;
    for (const event of eventsFrom(this.#story, this.#told)) {
      if (closesPage(event) && unread) break;
      if (event.key === 'turn') {
        this.fresh = this.#told;
        unread = first = false;
      } else unread ||= entriesOf(this.#story, this.#told).some((entry) => isTale(entry, first));
      this.#told++;
    }
    this.#paginate();
    if (quietly) this.#telling.lieOpen(this.pages);
    else this.#telling.goOn(this.pages);
    this.#keep();
  }

  #pagesTold(): Page[] {
    return pagesOf(this.#story, this.#told, (this.#view?.board as NightsBoard | null)?.seat ?? '');
  }

  #paginate(): void {
    this.pages = this.#pagesTold();
    const waiting = eventsFrom(this.#story, this.#told);
    this.waits = waiting.length > 0;
    this.ahead = waiting.filter(closesPage).length;
    this.aloud = this.waits || this.#view?.decision?.kind !== 'page' ? null : whisperedIn(this.#story);
  }

  #keep(): void {
    this.cues.keep?.({ seat: this.#view?.seat ?? null, told: this.#told, read: this.#read });
  }
}

/** Tracks how far one viewer has read. A page stays until the viewer turns it; later events wait on the next pages. */
import { untrack } from 'svelte';
import type { NightsBoard, Passage, TableEvent, View } from '../../house/messages';
import type { Hour } from '../../skin.svelte';
import { alignPosition } from './alignPosition';
import { closesPage, mustBeRead, splitIntoPages, type Page } from './pages';
import type { ReadingPosition } from './readingPosition';
import { nextEventNumber, entriesOf, eventsBefore, eventsFrom, timeOfDayBefore, lastReaderOnlyPassages, type Entry, type EventHistory } from './eventHistory';
import { PassageReveal } from './passageReveal.svelte';

export interface ReadingOptions {
  /** How long to pause after a passage; 0 when motion is reduced. */
  motionDuration: (milliseconds: number, entry: Entry) => number;
  /** Loads the position saved in this tab, if any. */
  loadPosition?: () => ReadingPosition | null;
  savePosition?: (place: ReadingPosition) => void;
  /** Whether the turns of a seat are told in brief. */
  isDigested?: (seat: string) => boolean;
  /** A unique key for the question put to the viewer; "" when there is none. */
  questionKey?: () => string;
}

export interface SkippedTurn {
  seat: string;
  events: readonly TableEvent[];
}

export class Reading {
  /** All pages turned to so far, the last one included. */
  pages = $state.raw<readonly Page[]>([]);
  /** How many pages wait behind the last one. */
  turnsAhead = $state(0);
  /** The viewer must turn the page before more is shown. */
  isPageTurnPending = $state(false);
  /** The text that the viewer, as the Reader, gets before the others. */
  readerPassages = $state.raw<readonly Entry[] | null>(null);
  /** Passages of events from this number on are new since the viewer last acted. */
  fresh = $state(0);
  /** How many events are known, shown or not. */
  known = $state(-1);
  /** The turns that the viewer has skipped without seeing them, until the page changes. */
  skipped = $state.raw<readonly SkippedTurn[]>([]);

  /** The page the viewer has gone back to; null on the last page. */
  #openPageId = $state.raw<number | null>(null);
  #view: View | null = null;
  #story: EventHistory = { events: [], told: [], since: 0 };
  #shownEvents = $state(-1);
  #readEvents = 0;
  #question = '';
  #reveal: PassageReveal;

  constructor(private options: ReadingOptions) {
    this.#reveal = new PassageReveal(options.motionDuration);
  }

  /** The number of the first event not shown yet: it waits on a later page, or has not happened. */
  get shownEventCount(): number {
    return this.#shownEvents;
  }

  /** How many events the viewer has seen. */
  get seenEventCount(): number {
    return this.settled ? this.known : (this.#reveal.next ?? this.#shownEvents);
  }

  /** The open page. */
  get page(): Page | null {
    return this.pages[this.pageIndex] ?? null;
  }

  get pageIndex(): number {
    const openPageId = this.#openPageId;
    // Fetching earlier events may give the open page a smaller id.
    const found = openPageId === null ? -1 : this.pages.findLastIndex(({ id }) => id <= openPageId);
    return found >= 0 ? found : openPageId === null ? this.pages.length - 1 : 0;
  }

  get isAtLastPage(): boolean {
    return this.pageIndex === this.pages.length - 1;
  }

  /** The visible entries of the open page. */
  get entries(): readonly Entry[] {
    const page = this.page;
    if (!page) return [];
    return this.isAtLastPage ? page.entries.slice(0, this.#reveal.shown) : page.entries;
  }

  /** The last page tells the turn of another player in brief. */
  get isTellingOthers(): boolean {
    const page = this.pages.at(-1);
    return page !== undefined && page.digests.length > 0 && !page.seat;
  }

  /** Something is still appearing. */
  get busy(): boolean {
    return this.#reveal.busy;
  }

  /** The passage that is appearing now. */
  get appearingPassage(): string | null {
    return this.#reveal.appearingPassage;
  }

  /** How often the viewer has skipped the animation. */
  get skipCount(): number {
    return this.#reveal.skipCount;
  }

  /** Everything has been shown: a question can be asked. */
  get settled(): boolean {
    return !this.isPageTurnPending && !this.busy;
  }

  /**
   * Updates from the known events: `since` is the number of the first one, `told` has the passages of each. A jump in a
   * replay shows everything at once.
   */
  updateFromEvents(events: readonly TableEvent[], told: readonly Passage[][], since: number, view: View, jumped = false): void {
    // Without untrack an effect that calls this would depend on what it writes.
    untrack(() => this.#updateFromHistory({ events, told, since }, view, jumped));
  }

  #updateFromHistory(story: EventHistory, view: View, jumped: boolean): void {
    const question = this.options.questionKey?.() ?? '';
    if (this.#question && question !== this.#question) this.markPageRead();
    this.#question = question;
    const before = this.#view;
    const first = before === null;
    const handedOn = before !== null && before.seat !== view.seat;
    if (handedOn) this.#changeSeat(story);
    [this.#view, this.#story] = [view, story];
    const kept = first ? this.options.loadPosition?.() : null;
    if (kept && kept.seat === view.seat) [this.#shownEvents, this.#readEvents, this.fresh] = [kept.shown, kept.read, kept.shown];
    if (jumped || this.#shownEvents < story.since || this.#shownEvents > nextEventNumber(story)) this.#openLastPage();
    else this.#showMore(first || handedOn);
    this.known = nextEventNumber(story);
  }

  /** The viewer answers a question, so they have read the page so far. */
  markPageRead(): void {
    if (this.isPageTurnPending) return;
    this.#readEvents = this.fresh = this.#shownEvents;
    this.#save();
  }

  /** Passages that the viewer has not had time to read before the next question. */
  get unread(): readonly Entry[] {
    const page = this.pages.at(-1);
    return this.settled && this.isAtLastPage && page ? page.entries.filter((entry) => entry.number >= this.fresh && (entry.digest !== undefined || mustBeRead(entry, page.first))) : [];
  }

  /** Turns the page and shows what follows, up to the next page that must be read. */
  turnToNext(): void {
    this.#openPageId = null;
    if (!this.isPageTurnPending) return;
    this.#readEvents = this.#shownEvents;
    this.#showMore();
  }

  /** Goes to the current state and skips the unread pages between. */
  catchUp(): void {
    this.#openPageId = null;
    if (!this.isPageTurnPending) return;
    const shown = this.#shownEvents;
    this.skipped = skippedTurns(eventsFrom(this.#story, shown));
    this.#openLastPage();
    const page = this.pages.at(-1);
    this.fresh = page?.id ?? this.fresh;
    for (const entry of page?.entries ?? []) if (entry.number >= shown) this.#reveal.notifyListeners(entry);
  }

  /** Skips ahead to the current state. */
  skipToPresent(): void {
    this.hurry();
    this.catchUp();
  }

  forgetSkipped(): void {
    this.skipped = [];
  }

  /** Ends the animation and turns a pending page; returns whether it turned one. */
  turnPage(): boolean {
    this.hurry();
    if (!this.isPageTurnPending) return false;
    this.turnToNext();
    return true;
  }

  /** Ends the animation. */
  hurry(): void {
    this.#reveal.hurry();
  }

  previousPage(): void {
    if (this.pageIndex > 0) this.#openPageId = this.pages[this.pageIndex - 1]!.id;
  }

  openPage({ id }: Page): void {
    this.#openPageId = id;
  }

  nextPage(): void {
    const next = this.pages[this.pageIndex + 1];
    this.#openPageId = next && this.pageIndex + 2 < this.pages.length ? next.id : null;
  }

  /** Calls back once for every passage that appears. Returns the unsubscribe function. */
  listen(heard: (entry: Entry) => void): () => void {
    return this.#reveal.listen(heard);
  }

  /** The time of day on the last page; an event that changes it may still wait. */
  timeOfDay(now: Hour): Hour {
    return this.settled ? now : timeOfDayBefore(this.#story, this.seenEventCount, now);
  }

  close(): void {
    this.#reveal.close();
  }

  /** Another player takes the device: converts the positions to the new seat's event numbers. */
  #changeSeat(after: EventHistory): void {
    const before = this.#story;
    const [shown, read, fresh] = [this.#shownEvents, this.#readEvents, this.fresh].map((place) => alignPosition(before, Math.max(place, before.since), after));
    [this.#shownEvents, this.#readEvents, this.fresh] = [shown ?? -1, read ?? shown ?? 0, fresh ?? shown ?? 0];
    if (this.#openPageId !== null) this.#openPageId = alignPosition(before, this.#openPageId, after) ?? null;
  }

  /** Opens at the last page, as unread. */
  #openLastPage(): void {
    this.#shownEvents = nextEventNumber(this.#story);
    this.#paginate();
    this.#readEvents = this.pages.at(-1)?.id ?? this.#shownEvents;
    this.fresh = this.#shownEvents;
    this.#reveal.showAllAtOnce(this.pages);
    this.#save();
  }

  #showMore(quietly = false): void {
    const page = this.#shownPages().at(-1);
    let first = page?.first ?? false;
    let digested = page !== undefined && page.digests.length > 0 && !page.seat;
    let unread = page?.entries.some((entry) => entry.number >= this.#readEvents && mustBeRead(entry, first)) ?? false;
    for (const event of eventsFrom(this.#story, this.#shownEvents)) {
      if (closesPage(event) && unread) break;
      if (event.key === 'turn') {
        // Digests and the turn after them share a page, which is read from its beginning.
        if (!this.#continuesDigests(event)) this.fresh = this.#shownEvents;
        unread = first = false;
        digested = this.options.isDigested?.(String(event.args.seat)) ?? false;
      } else unread ||= !digested && entriesOf(this.#story, this.#shownEvents).some((entry) => mustBeRead(entry, first));
      this.#shownEvents++;
    }
    this.#paginate();
    if (quietly) this.#reveal.showAllAtOnce(this.pages);
    else this.#reveal.continueWith(this.pages);
    this.#save();
  }

  #shownPages(): Page[] {
    return splitIntoPages(this.#story, this.#shownEvents, (this.#view?.board as NightsBoard | null)?.seat ?? '', this.options.isDigested);
  }

  /** Whether a turn is told on the page of the digests before it. */
  #continuesDigests(turn: TableEvent): boolean {
    const before = eventsBefore(this.#story, this.#story.events.indexOf(turn) + this.#story.since).findLast(({ key }) => key === 'turn');
    return before !== undefined && (this.options.isDigested?.(String(before.args.seat)) ?? false);
  }

  #paginate(): void {
    this.pages = this.#shownPages();
    const waiting = eventsFrom(this.#story, this.#shownEvents);
    this.isPageTurnPending = waiting.length > 0;
    this.turnsAhead = waiting.filter((event) => closesPage(event) && !(this.options.isDigested?.(String(event.args.seat)) ?? false)).length;
    this.readerPassages = this.isPageTurnPending || this.#view?.decision?.kind !== 'page' ? null : lastReaderOnlyPassages(this.#story);
  }

  #save(): void {
    this.options.savePosition?.({ seat: this.#view?.seat ?? null, shown: this.#shownEvents, read: this.#readEvents });
  }
}

function skippedTurns(events: readonly TableEvent[]): SkippedTurn[] {
  const turns: { seat: string; events: TableEvent[] }[] = [];
  for (const event of events) {
    if (event.key === 'turn') turns.push({ seat: String(event.args.seat), events: [] });
    turns.at(-1)?.events.push(event);
  }
  return turns;
}

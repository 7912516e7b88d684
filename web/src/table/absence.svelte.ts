/** Notices that others have played while the viewer was away, and offers to read what happened. */
import { untrack } from 'svelte';
import type { Connection } from '../house/connection.svelte';
import type { Passage, TableEvent } from '../house/messages';
import { ownTable, updateTable } from '../house/ownTables.svelte';
import { recapPages, startsTurn, type IsTold, type RecapPage } from './recapPages';

/** Shorter absences are not mentioned. */
export const LEAST_ABSENCE = 5 * 60_000;
/** More events are not read back. */
const MOST_EVENTS = 2_000;
/** The server sends at most this many at once. */
const EVENTS_AT_ONCE = 400;

export interface MissedEvents {
  since: number;
  until: number;
}

export class Absence {
  /** The events that the viewer has not seen, if the absence was long enough to mention it. */
  missed = $state.raw<MissedEvents | null>(null);
  /** How many turns they are; 0 if this is not known. */
  turns = $state(0);
  #here = false;

  constructor(
    private connection: Connection,
    /** Whether the table can be seen and shows everything that has happened. */
    private isWatched: () => boolean,
    private now: () => number = Date.now,
  ) {
    $effect(() => {
      const { view, since, events } = this.connection;
      const watched = this.isWatched();
      if (view && this.connection.chairs.length === 1) untrack(() => this.#follow(view.seat ?? '', since + events.length, watched));
    });
  }

  /** Remembers what the viewer has seen, or finds out what they have missed. */
  #follow(seat: string, until: number, watched: boolean): void {
    const table = ownTable(this.connection.table);
    if (!table) return;
    const { shown } = table;
    if (!this.#here) {
      if (document.visibilityState === 'hidden') return;
      this.#here = true;
      if (shown?.seat === seat && shown.events < until && this.now() - shown.at >= LEAST_ABSENCE) this.#offer({ since: shown.events, until });
    }
    if (document.visibilityState === 'hidden') {
      this.#here = false;
      if (shown?.seat === seat) updateTable(table.table, { shown: { ...shown, at: this.now() } });
    } else if (watched && (shown?.seat !== seat || shown.events !== until)) this.remember();
  }

  #offer(missed: MissedEvents): void {
    const { events, since } = this.connection;
    const known = missed.since >= since;
    this.turns = known ? events.slice(missed.since - since).filter(startsTurn).length : 0;
    if (this.turns || !known) this.missed = missed;
  }

  /** Remembers that the viewer has seen everything up to now. */
  remember(): void {
    const { view, since, events, table } = this.connection;
    if (view) updateTable(table, { shown: { seat: view.seat ?? '', events: since + events.length, at: this.now() } });
  }

  dismiss(): void {
    this.missed = null;
  }

  /** Reads the missed events from the server; `isTold` chooses the passages that the pages tell. */
  async pages(isTold?: IsTold): Promise<RecapPage[]> {
    if (!this.missed) return [];
    const { until } = this.missed;
    const first = Math.max(this.missed.since, until - MOST_EVENTS);
    const events: TableEvent[] = [];
    const told: Passage[][] = [];
    for (let since = first; since < until; ) {
      const answer = await this.connection.ask({ type: 'read-log', since, until: Math.min(until, since + EVENTS_AT_ONCE) });
      if (answer.type !== 'log' || !answer.events.length) break;
      events.push(...answer.events);
      told.push(...answer.told);
      since += answer.events.length;
    }
    return recapPages(events, told, first, isTold);
  }
}

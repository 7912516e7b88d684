/** Splits the story into pages: one before the first turn, then one for each turn. */
import type { Passage, TableEvent } from '../../house/messages';
import { entriesOf, eventsBefore, type Entry, type EventHistory } from './eventHistory';

export interface Page {
  /** The number of its first event. */
  id: number;
  /** Whose turn it shows; "" before the first turn. */
  seat: string;
  reader: string;
  matrixReader: string;
  /** Whether it is the page before the first turn. */
  first: boolean;
  entries: readonly Entry[];
}

/** Passages the viewer should read before the page turns. */
const TALE: ReadonlySet<Passage['kind']> = new Set(['opening', 'section', 'gain', 'loss', 'fate']);
/** Events that tell whose page it is when its beginning is missing. */
const HERO_EVENTS: ReadonlySet<string> = new Set(['moved', 'stayed', 'drew', 'met', 'reacted', 'read', 'section', 'place']);

/** Whether the page must have been read before this event is shown. */
export const closesPage = ({ key }: TableEvent): boolean => key === 'turn' || key === 'ended';

/** Whether the viewer must read a passage before the page turns; on the first page only who begins counts. */
export function isTale({ passage, known }: Entry, first: boolean): boolean {
  return !known && (first ? passage.kind === 'first' : TALE.has(passage.kind));
}

const name = (event: TableEvent, argument: string): string => String(event.args[argument] ?? '');

/** The pages of all events before `until`. `seat`, whose turn it is now, owns a page without a beginning. */
export function pagesOf(story: EventHistory, until: number, seat: string): Page[] {
  const pages: Page[] = [];
  let entries: Entry[] = [];
  const begin = (page: Omit<Page, 'entries'>): void => {
    entries = [];
    pages.push({ ...page, entries });
  };
  const { events, since } = story;
  if (since === 0) begin({ id: 0, seat: '', reader: '', matrixReader: '', first: true });
  else begin({ id: since, seat: seatOf(events, seat), reader: '', matrixReader: '', first: false });
  for (const [i, event] of eventsBefore(story, until).entries()) {
    if (event.key === 'turn') {
      begin({ id: since + i, seat: name(event, 'seat'), reader: name(event, 'reader'), matrixReader: name(event, 'matrix_reader'), first: false });
    }
    entries.push(...entriesOf(story, since + i));
  }
  return pages.length > 1 && !pages[0]!.entries.length ? pages.slice(1) : pages;
}

function seatOf(events: readonly TableEvent[], seat: string): string {
  for (const event of events) {
    if (event.key === 'turn') return '';
    if (HERO_EVENTS.has(event.key)) return name(event, 'seat');
  }
  return seat;
}

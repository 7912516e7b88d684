/** The story as pages of a book: one for each turn of a hero, and one before them all. */
import type { Passage, TableEvent } from '../../house/messages';
import { entriesOf, eventsBefore, type Entry, type Story } from './story';

export interface Page {
  /** The number of the event that it begins with. */
  id: number;
  /** Whose turn it tells; "" before any turn. */
  seat: string;
  reader: string;
  matrixReader: string;
  /** Whether it is the one before any turn. */
  first: boolean;
  entries: readonly Entry[];
}

/** What a listener wants to have read before the page is turned. */
const TALE: ReadonlySet<Passage['kind']> = new Set(['opening', 'section', 'gain', 'loss', 'fate']);
/** Events by which a page that has lost its beginning shows whose it is. */
const OF_THE_HERO: ReadonlySet<string> = new Set(['moved', 'stayed', 'drew', 'met', 'reacted', 'read', 'section', 'place']);

/** Whether the page must have been read before this is shown. */
export const closesPage = ({ key }: TableEvent): boolean => key === 'turn' || key === 'ended';

/** Whether a passage keeps its page open; on the first page only who begins does. */
export function isTale({ passage, known }: Entry, first: boolean): boolean {
  return !known && (first ? passage.kind === 'first' : TALE.has(passage.kind));
}

const name = (event: TableEvent, argument: string): string => String(event.args[argument] ?? '');

/** The pages of all before the event `until`. `seat` is at turn now: whose page it is that has no beginning here. */
export function pagesOf(story: Story, until: number, seat: string): Page[] {
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
    if (OF_THE_HERO.has(event.key)) return name(event, 'seat');
  }
  return seat;
}

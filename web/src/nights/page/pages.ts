/** What happened, as pages of a book: one for each turn of a hero, and one before them all. */
import type { Passage, TableEvent } from '../../house/messages';

export interface Entry {
  /** The same for the same passage in every language. */
  id: string;
  /** The number of the event that it tells, among all that the viewer knows of. */
  number: number;
  event: TableEvent;
  passage: Passage;
  /** The viewer is the Reader and has had these words before the others. */
  known: boolean;
}

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
/** What a Reader alone is told, before the others. */
const WHISPERED: ReadonlySet<string> = new Set(['reading', 'reading-section']);
/** What the others are told once the Reader has turned the page. */
const READ: Record<string, string> = { read: 'reading', section: 'reading-section' };
/** Events by which a page that has lost its beginning shows whose it is. */
const OF_THE_HERO: ReadonlySet<string> = new Set(['moved', 'stayed', 'drew', 'met', 'reacted', 'read', 'section', 'place']);

/** Who sits where is said beside the Book, not in it. */
const BESIDE: ReadonlySet<string> = new Set(['seated']);

export const isWhispered = ({ key }: TableEvent): boolean => WHISPERED.has(key);
/** Whether the page must have been read before this is shown. */
export const closesPage = ({ key }: TableEvent): boolean => key === 'turn' || key === 'ended';

/** Whether a passage keeps its page open; on the first page only who begins does. */
export function isTale({ passage, known }: Entry, first: boolean): boolean {
  return !known && (first ? passage.kind === 'first' : TALE.has(passage.kind));
}

const name = (event: TableEvent, argument: string): string => String(event.args[argument] ?? '');

/** The passages of the event at `index`; `since` is the number of the first event. */
export function entriesOf(events: readonly TableEvent[], told: readonly Passage[][], since: number, index: number): Entry[] {
  const event = events[index];
  if (!event || isWhispered(event) || BESIDE.has(event.key)) return [];
  const known = wasWhispered(events, index);
  const number = since + index;
  return (told[index] ?? []).map((passage, i) => ({ id: `${String(number)}.${String(i)}`, number, event, passage, known }));
}

/** Whether the viewer has read the same words aloud just before. */
function wasWhispered(events: readonly TableEvent[], index: number): boolean {
  const event = events[index];
  const whispered = READ[event?.key ?? ''];
  if (!event || !whispered) return false;
  for (let before = index - 1; before >= 0; before--) {
    const earlier = events[before]!;
    if (earlier.key === whispered) return earlier.args.paragraph === event.args.paragraph;
    if (earlier.key === event.key || earlier.key === 'turn') return false;
  }
  return false;
}

/** The pages of the first `count` events. `seat` is at turn now: whose page it is that has no beginning here. */
export function pagesOf(events: readonly TableEvent[], told: readonly Passage[][], since: number, count: number, seat: string): Page[] {
  const pages: Page[] = [];
  let entries: Entry[] = [];
  const begin = (page: Omit<Page, 'entries'>): void => {
    entries = [];
    pages.push({ ...page, entries });
  };
  if (since === 0) begin({ id: 0, seat: '', reader: '', matrixReader: '', first: true });
  else begin({ id: since, seat: seatOf(events, seat), reader: '', matrixReader: '', first: false });
  for (let i = 0; i < count; i++) {
    const event = events[i]!;
    if (event.key === 'turn') {
      begin({ id: since + i, seat: name(event, 'seat'), reader: name(event, 'reader'), matrixReader: name(event, 'matrix_reader'), first: false });
    }
    entries.push(...entriesOf(events, told, since, i));
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

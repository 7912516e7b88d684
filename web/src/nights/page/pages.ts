/** Splits the story into pages: one before the first turn, then one for each turn. */
import type { Passage, TableEvent } from '../../house/messages';
import { entriesOf, eventsBefore, type Entry, type EventHistory } from './eventHistory';

export interface Page {
  /** The number of its first event. */
  id: number;
  /** The seat whose turn it tells in full; "" before the first turn, and while it has only digests. */
  seat: string;
  reader: string;
  matrixReader: string;
  /** Whether it is the page before the first turn. */
  first: boolean;
  /** The turns that it tells in brief, before the one it tells in full. */
  digests: readonly DigestedTurn[];
  entries: readonly Entry[];
}

export interface DigestedTurn {
  /** The number of its first event. */
  id: number;
  seat: string;
}

/** Passages the viewer should read before the page turns. */
const TALE: ReadonlySet<Passage['kind']> = new Set(['opening', 'section', 'gain', 'loss', 'fate']);
/** Events that show whose page it is when its beginning is missing. */
const HERO_EVENTS: ReadonlySet<string> = new Set(['moved', 'stayed', 'drew', 'met', 'reacted', 'read', 'section', 'place']);

/** Whether the page must have been read before this event is shown. */
export const closesPage = ({ key }: TableEvent): boolean => key === 'turn' || key === 'ended';

/** Whether the viewer must read a passage before the page turns; on the first page this is only who begins. */
export function mustBeRead({ passage, known, digest }: Entry, first: boolean): boolean {
  return !known && digest === undefined && (first ? passage.kind === 'first' : TALE.has(passage.kind));
}

const argumentText = (event: TableEvent, argument: string): string => String(event.args[argument] ?? '');

/**
 * The pages of all events before `until`. `seat`, whose turn it is now, owns a page without a beginning. Turns of the seats that
 * `isDigested` names have no page of their own: the page of the next turn begins with their digests.
 */
export function splitIntoPages(story: EventHistory, until: number, seat: string, isDigested: (seat: string) => boolean = () => false): Page[] {
  const pages: Page[] = [];
  let [entries, digests]: [Entry[], DigestedTurn[]] = [[], []];
  let digest: number | undefined;
  const begin = (page: Pick<Page, 'id' | 'seat' | 'first'> & Partial<Page>): void => {
    [entries, digests] = [[], []];
    pages.push({ reader: '', matrixReader: '', ...page, digests, entries });
  };
  const { events, since } = story;
  if (since === 0) begin({ id: 0, seat: '', first: true });
  else begin({ id: since, seat: seatOfEvents(events, seat), first: false });
  for (const [i, event] of eventsBefore(story, until).entries()) {
    if (event.key === 'turn') {
      const [id, whose] = [since + i, argumentText(event, 'seat')];
      const [brief, goesOn] = [isDigested(whose), digests.length > 0 && !pages.at(-1)!.seat];
      digest = brief ? id : undefined;
      const told = { seat: brief ? '' : whose, ...(!brief && { reader: argumentText(event, 'reader'), matrixReader: argumentText(event, 'matrix_reader') }) };
      if (goesOn) Object.assign(pages.at(-1)!, told);
      else begin({ id, first: false, ...told });
      if (brief) digests.push({ id, seat: whose });
    }
    entries.push(...entriesOf(story, since + i).map((entry) => (digest === undefined ? entry : { ...entry, digest })));
  }
  return pages.length > 1 && !pages[0]!.entries.length ? pages.slice(1) : pages;
}

function seatOfEvents(events: readonly TableEvent[], seat: string): string {
  for (const event of events) {
    if (event.key === 'turn') return '';
    if (HERO_EVENTS.has(event.key)) return argumentText(event, 'seat');
  }
  return seat;
}

/** What others played while the reader was away, as pages: one for each turn. */
import type { Passage, TableEvent } from '../house/messages';

export interface RecapPage {
  /** The number of its first event. */
  since: number;
  title: string;
  passages: Passage[];
}

export type IsTold = (event: TableEvent, passage: Passage) => boolean;

/** Events that begin a page. */
const FIRST_EVENTS: ReadonlySet<string> = new Set(['turn', 'extra-turn', 'won']);

export const startsTurn = ({ key }: TableEvent): boolean => FIRST_EVENTS.has(key);

/** Groups events into pages. The first page may be the rest of a turn; pages without text are left out, and so is what `isTold` excludes. */
export function recapPages(events: readonly TableEvent[], told: readonly Passage[][], since: number, isTold: IsTold = () => true): RecapPage[] {
  const pages: RecapPage[] = [];
  events.forEach((event, index) => {
    const passages = (told[index] ?? []).filter((passage) => passage.text && isTold(event, passage));
    const page = pages.at(-1);
    if (!page || startsTurn(event)) {
      const title = startsTurn(event) ? passages.map(({ text }) => text).join(' ') : '';
      pages.push({ since: since + index, title, passages: title ? [] : passages });
    } else page.passages.push(...passages);
  });
  return pages.filter(({ title, passages }) => title || passages.length);
}

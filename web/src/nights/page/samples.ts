/** Pages of games that were played at random (`web/tests/nights_pages.py`), to look at and to test with. */
import type { Passage, TableEvent, View } from '../../house/messages';
import type { Language } from '../../words/languages';
import pages from './samples.json';

export interface Sample {
  events: TableEvent[];
  told: Record<Language, Passage[][]>;
}

export const SAMPLES = pages as unknown as Record<string, Sample>;

/** A view that says no more than whose it is. */
export const WATCHED = { seat: 'Ana', decision: null, board: { seat: 'Ana' } } as View;

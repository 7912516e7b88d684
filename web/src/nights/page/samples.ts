/** Pages of games that were played at random (`web/tests/nights_pages.py`), to look at and to test with. */
import type { Passage, TableEvent, View } from '../../house/messages';
import type { Language } from '../../words/languages';
import pages from './samples.json';

export interface Sample {
  events: TableEvent[];
  told: Record<Language, Passage[][]>;
}

export const SAMPLES = pages as unknown as Record<string, Sample>;

const plain = (thing: string) => ({ name: thing, about: '' });
const own = (_: string, thing: string) => plain(thing);
/** An evening in which everything is called by its id. */
export const PLAIN_NIGHT = { decision: null, view: null, nameOf: (seat: string) => seat, space: (space: string) => space, status: own, card: own, skill: plain };

/** A view that says no more than whose it is. */
export const WATCHED = { seat: 'Ana', decision: null, board: { seat: 'Ana' } } as View;

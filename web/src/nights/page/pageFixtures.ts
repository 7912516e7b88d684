/** Pages of randomly played games, for showcases and tests; `web/tests/write_nights_pages.py` writes them. */
import type { Passage, TableEvent, View } from '../../house/messages';
import type { Language } from '../../i18n/languages';
import pages from './pageFixtures.json';

export interface Sample {
  events: TableEvent[];
  told: Record<Language, Passage[][]>;
}

export const SAMPLES = pages as unknown as Record<string, Sample>;

const namedWithoutText = (thing: string) => ({ name: thing, about: '' });
const namedForSeat = (_: string, thing: string) => namedWithoutText(thing);
/** A night in which every name is its id. */
export const PLAIN_NIGHT = { decision: null, view: null, nameOf: (seat: string) => seat, spaceName: (space: string) => space, describeStatus: namedForSeat, describeCard: namedForSeat, describeSkill: namedWithoutText };

export const WATCHED = { seat: 'Ana', decision: null, board: { seat: 'Ana' } } as View;

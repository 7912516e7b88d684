/** How each kind of question is shown. */
import type { Choice, Decision } from '../../house/messages';

export type Manner = 'goal' | 'draft' | 'cards' | 'chart' | 'places' | 'answers';

const MANNERS: Readonly<Record<string, Manner>> = {
  goal: 'goal',
  skill: 'draft',
  treasure: 'cards',
  quest: 'cards',
  card: 'cards',
  number: 'chart',
  entry: 'chart',
  move: 'places',
  space: 'places',
  place: 'places',
  city: 'places',
  'quest-place': 'places',
};

export const mannerOf = (kind: string): Manner => MANNERS[kind] ?? 'answers';

export const NUMBER = /^\d+$/;
/** Where a number of a chart leads; "" where it is a number and nothing more. A label says its number first. */
export const leads = (label: string): string => label.replace(/^\d+[\s:]*/u, '');

/** Questions whose answer nobody else may see, or which show what only one may know. */
export const isSecret = ({ kind, secret }: Decision, choices: readonly Choice[]): boolean =>
  secret || (mannerOf(kind) === 'chart' && choices.some(({ option, label }) => NUMBER.test(option) && leads(label)));

/** What a geas allows at any moment of the turn stands apart from the answers. */
export const isApart = (decision: Decision, option: string): boolean => option === 'pay:under-geas' && decision.kind !== 'end' && decision.kind !== 'start';

/** So many answers have a key of their own; more of them are found by typing. */
export const BY_KEY = 9;

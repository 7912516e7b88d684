/** The layout of each kind of question. */
import type { Choice, Decision } from '../../house/messages';

export type QuestionLayout = 'goal' | 'draft' | 'cards' | 'chart' | 'places' | 'answers';

const LAYOUTS: Readonly<Record<string, QuestionLayout>> = {
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

export const layoutOf = (kind: string): QuestionLayout => LAYOUTS[kind] ?? 'answers';

export const NUMBER = /^\d+$/;
/** Where a number of a chart leads: the label without its leading number; "" if there is nothing more. */
export const labelWithoutNumber = (label: string): string => label.replace(/^\d+[\s:]*/u, '');

/** Whether the answer is secret, or the question shows what only this seat may know. */
export const isSecret = ({ kind, secret }: Decision, choices: readonly Choice[]): boolean =>
  secret || (layoutOf(kind) === 'chart' && choices.some(({ option, label }) => NUMBER.test(option) && labelWithoutNumber(label)));

/** Payments that a geas allows at any time in the turn are listed apart from the answers. */
export const isListedApart = (decision: Decision, option: string): boolean => option === 'pay:under-geas' && decision.kind !== 'end' && decision.kind !== 'start';

/** Only this many answers get a key of their own; a longer list is filtered by typing. */
export const MAX_SHORTCUTS = 9;

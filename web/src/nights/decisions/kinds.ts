/** How each kind of question is shown, and what stands beside each of its answers. */
import { folded } from '../../words/search';
import type { Choice, Decision } from '../../house/messages';
import { capital } from '../../words/phrases';
import { emblemOf, REACTIONS, STATUSES, THINGS } from '../heroes/emblems.svelte';

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

/** What ends a question of several things one may do. */
const isDone = (option: string): boolean => option === 'done';

/** So many answers have a key of their own; more of them are found by typing. */
export const BY_KEY = 9;

export interface Answer {
  option: string;
  label: string;
  note: string;
  about: string;
  key: string | undefined;
  /** An icon of the games. */
  emblem: string | undefined;
  /** The sign of a track. */
  track: 'destiny' | 'story' | undefined;
  /** The face of the destiny die. */
  face: string | undefined;
  /** The seat of a hero. */
  seat: string | undefined;
}

const FACES: Readonly<Record<string, string>> = { '-': '−', blank: ' ', '+': '+' };

export function answerOf(decision: Decision, choice: Choice, key: string | undefined): Answer {
  const { option, label, note, about } = choice;
  return {
    option,
    label: (decision.kind === 'player' || decision.kind === 'patient') && !isDone(option) ? label : capital(label),
    note,
    about,
    key,
    emblem: emblem(decision, option),
    track: option === 'lose:destiny' ? 'destiny' : option === 'lose:story' ? 'story' : undefined,
    face: decision.kind === 'face' ? FACES[option] : undefined,
    seat: decision.kind === 'player' && !isDone(option) ? option : undefined,
  };
}

function emblem(decision: Decision, option: string): string | undefined {
  const [verb = '', ...rest] = option.split(':');
  const last = rest.at(-1) ?? '';
  if (rest.length) {
    switch (verb) {
      case 'use':
      case 'sell':
        return THINGS.treasures;
      case 'play':
        return THINGS['city-cards'];
      case 'master':
      case 'swap':
      case 'pay':
        return emblemOf(rest[0]!);
      default:
        return emblemOf(last);
    }
  }
  switch (decision.kind) {
    case 'reaction':
      return REACTIONS[option];
    case 'section':
      return emblemOf(option) ?? sections(option);
    case 'lose-treasure':
      return isDone(option) ? undefined : THINGS.treasures;
    case 'award':
      return { reject: STATUSES.determined, reroll: THINGS.roll }[option];
    case 'lost':
      return option === 'draw' ? THINGS.encounters : STATUSES.lost;
    case 'time':
      return THINGS[option];
    case 'keep':
      return option === 'keep' ? THINGS['city-cards'] : undefined;
    default:
      return { roll: THINGS.roll, rest: STATUSES.wounded, 'give-up': THINGS.quests, declare: THINGS.fabulous }[option] ?? emblemOf(option);
  }
}

/** A heading may name several things: the first that has an emblem gives it. */
function sections(option: string): string | undefined {
  if (option === 'no-skill') return REACTIONS['set-forth'];
  return option.split(/[\s,/|+]+|-or-/).map(emblemOf).find(Boolean) ?? THINGS.tokens;
}

/** The choices that what was typed leaves. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = folded(typed.trim());
  if (!wanted) return choices;
  return choices.filter(({ label, group, note, there }) => [label, group, note, there].some((text) => folded(text).includes(wanted)));
}

/** The choices below their headings, in their order. */
export function grouped(choices: readonly Choice[]): { group: string; choices: Choice[] }[] {
  const groups: { group: string; choices: Choice[] }[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last?.group === choice.group) last.choices.push(choice);
    else groups.push({ group: choice.group, choices: [choice] });
  }
  return groups;
}

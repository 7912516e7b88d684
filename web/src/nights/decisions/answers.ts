/** The display of each answer, and the state they share. */
import type { Choice, Decision } from '../../house/messages';
import { capitalize } from '../../i18n/phrases';
import { emblemOf, REACTIONS, STATUSES, THINGS } from '../heroes/emblems.svelte';

/** The state that all answers to a question share. */
export interface AnswerState {
  /** The answer that was given. */
  chosen: string | undefined;
  /** The answer that the advice names. */
  advised?: string | undefined;
  /** Whether an answer would be accepted now. */
  active: boolean;
  /** Gives an answer; does nothing if inactive. */
  choose: (option: string) => void;
}

export interface Answer {
  option: string;
  label: string;
  note: string;
  about: string;
  key: string | undefined;
  /** An icon of the game. */
  emblem: string | undefined;
  /** The plate of a card, instead of its icon. */
  plate: string | undefined;
  /** The sign of a track. */
  track: 'destiny' | 'story' | undefined;
  /** The face of the destiny die. */
  face: string | undefined;
  /** The seat of a hero. */
  seat: string | undefined;
  /** A player who continues while the others do something. */
  continues: boolean;
}

/** The option that ends a question with several possible actions. */
const isDoneOption = (option: string): boolean => option === 'done';

const FACES: Readonly<Record<string, string>> = { '-': '−', blank: ' ', '+': '+' };

export function answerOf(decision: Decision, choice: Choice, key: string | undefined): Answer {
  const { option, label, note, about } = choice;
  return {
    option,
    label: (decision.kind === 'player' || decision.kind === 'patient') && !isDoneOption(option) ? label : capitalize(label),
    note,
    about,
    key,
    emblem: emblemOfOption(decision, option),
    plate: plateOfOption(decision, option),
    track: option === 'lose:destiny' ? 'destiny' : option === 'lose:story' ? 'story' : undefined,
    face: decision.kind === 'face' ? FACES[option] : undefined,
    seat: decision.kind === 'player' && !isDoneOption(option) ? option : undefined,
    continues: isDoneOption(option) || option === 'go-on',
  };
}

function plateOfOption({ kind }: Decision, option: string): string | undefined {
  const [verb, card] = option.split(':');
  if (card && (verb === 'use' || verb === 'sell')) return `treasures/${card}`;
  if (card && verb === 'play') return `encounters/${card}`;
  return kind === 'lose-treasure' && !isDoneOption(option) ? `treasures/${option}` : undefined;
}

function emblemOfOption(decision: Decision, option: string): string | undefined {
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
      return emblemOf(option) ?? emblemOfHeading(option);
    case 'lose-treasure':
      return isDoneOption(option) ? undefined : THINGS.treasures;
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

/** A heading may name several things: take the first emblem found. */
function emblemOfHeading(option: string): string | undefined {
  if (option === 'no-skill') return REACTIONS['set-forth'];
  return option.split(/[\s,/|+]+|-or-/).map(emblemOf).find(Boolean) ?? THINGS.tokens;
}

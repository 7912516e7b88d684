/** King of Dice in sentences: how its cards, dice, places and endings become phrases. */
import { cardOf } from '../dice/subject';
import type { TableEvent } from '../house/messages';
import { listed, pointsPhrase } from './phrases';
import { knows, say, type Arguments } from './say.svelte';
import type { GameSentences, Names } from './sentences';

/** A card in words. `points` is a phrase ("3 points"); `effect` is empty where the card has none. */
export interface CardText {
  name: string;
  the: string;
  condition: string;
  effect: string;
  points: string;
}

/** `took` and `dragon-given` follow at once and say what the only option was. */
const SILENT = new Set(['only-option']);
const EVENTS = new Set(
  (
    'set-up turn rolled stopped took bonus-left took-place place-left dragon-given penalty penalty-shown discarded ' +
    'refilled extra-turn extra-turn-passed ended scored won'
  ).split(' '),
);

/** The printed points of the inhabitants (D1.6); those of places and villains are the number in their id. */
const POINTS: Record<string, number> = {
  'moneybags-even': 5,
  'moneybags-odd': 5,
  'elf-run-4': 1,
  'elf-run-5': 3,
  'elf-run-6': 7,
  'dwarf-five-6': 10,
  'dwarf-five-1': 10,
  'dwarf-four-6': 6,
  'dwarf-four-4': 6,
  'dwarf-four-3': 6,
  'dwarf-three-4': 4,
  'dwarf-three-3': 4,
  'dwarf-three-1': 4,
  'gnome-6-blue': 8,
  'gnome-5-blue': 3,
  'gnome-5-red': 3,
  'gnome-4-red': 2,
  'gnome-4-green': 2,
  'gnome-3-green': 1,
  'orc-4-2': 8,
  'orc-5': 7,
  'orc-2-2-2': 7,
  'orc-4': 3,
  'orc-3-2': 3,
  'orc-3': 2,
  'orc-2-2': 1,
  'goblin-6': 7,
  'goblin-5': 2,
  'goblin-4': 1,
  'apprentice-3-blue-3-red': 3,
  'apprentice-2-red-2-green-2-blue': 2,
  hypnotist: 1,
  'dragon-30': -6,
  'dragon-28': -4,
  'dragon-25': -2,
};

/** The colour of each face of each pattern, 1 to 6; two dice of each pattern, in this order (D1.1). */
const PATTERNS = [
  ['blue', 'green', 'red', 'red', 'green', 'blue'],
  ['red', 'blue', 'green', 'green', 'blue', 'red'],
  ['green', 'red', 'blue', 'blue', 'red', 'green'],
] as const;

/** The colour that a die (counted from 0) shows with a number. */
export function colourOf(die: number, number: number): 'red' | 'green' | 'blue' {
  return PATTERNS[die >> 1]?.[number - 1] ?? 'red';
}

export function pointsOf(card: string): number {
  if (card in POINTS) return POINTS[card]!;
  if (card.startsWith('fairy')) return 0;
  const points = Number(card.slice(card.lastIndexOf('-') + 1));
  return card.startsWith('penalty') ? -points : points;
}

/** Any of the 65 cards; places and villains have no condition. */
export function cardText(card: string): CardText {
  const points = pointsPhrase(pointsOf(card));
  if (card.startsWith('penalty') || /^(city|mine|workshop|orc-village|forest)-\d$/.test(card)) {
    const key = card.startsWith('penalty') ? 'villain' : `place-${card.slice(0, card.lastIndexOf('-'))}`;
    return { name: say(key), the: say(`${key}.the`), condition: '', effect: '', points };
  }
  const key = `kind-${card.split('-')[0]}`;
  return {
    name: say(key),
    the: say(`${key}.the`),
    condition: say(`condition-${card}`),
    effect: knows(`${key}.effect`) ? say(`${key}.effect`) : '',
    points: card.startsWith('fairy') ? say('points-fairy') : points,
  };
}

/** Six numbers in die order, each with the mark of its colour. */
function dicePhrase(numbers: readonly number[]): string {
  return numbers.map((number, die) => `${number}${say(`colour-${colourOf(die, number)}.mark`)}`).join(' ');
}

/** Why the game is over, as a clause. */
export function endingClause(ending: string): string {
  const [kind, ...rest] = ending.split('-');
  const place = rest.join('-');
  return say(`ending-${kind}`, { place: place ? say(`place-${place}.the`) : '' });
}

type Argument = TableEvent['args'][string];

/** What an argument of an event gives to its sentence. */
function phrases(name: string, argument: Argument, names: Names): Arguments {
  const list = Array.isArray(argument) ? argument.map(String) : [];
  switch (name) {
    case 'seat':
    case 'to':
    case 'first':
      return { [name]: names[String(argument)] ?? String(argument) };
    case 'seats':
      return { seats: listed(list.map((seat) => names[seat] ?? seat)), count: list.length };
    case 'card': {
      const { the, condition, points } = cardText(String(argument));
      return { card: the, condition, points };
    }
    case 'penalty':
      return { points: pointsPhrase(pointsOf(String(argument))) };
    case 'row':
      return { row: listed(list.map(inRow)) };
    case 'dice':
      return { dice: dicePhrase(list.map(Number)) };
    case 'thrown':
      return { thrown: listed(list), count: list.length };
    case 'ending':
      return { ending: endingClause(String(argument)) };
    case 'points':
      return { points: pointsPhrase(Number(argument)) };
    default:
      return { [name]: typeof argument === 'number' ? argument : String(argument) };
  }
}

function inRow(card: string): string {
  const { the, condition } = cardText(card);
  return say('card-in-row', { card: the, condition });
}

export const diceSentences: GameSentences = {
  event({ key, args }, names) {
    if (SILENT.has(key)) return '';
    if (!EVENTS.has(key)) return undefined;
    const given: Arguments = {};
    for (const [name, argument] of Object.entries(args)) {
      // The card says its points better: a fairy's depend on her sisters.
      if (name !== 'along' && (name !== 'points' || !('card' in args))) Object.assign(given, phrases(name, argument, names));
    }
    // Whom the hypnotist brings along is won by no dice.
    return say(`event-${args.along ? 'took-along' : key}`, given);
  },

  question(decision, names) {
    const { seat, kind } = decision;
    const card = cardOf(decision) ? phrases('card', cardOf(decision), names) : {};
    return say(`question-${kind}`, { seat: names[seat] ?? seat, ...card });
  },

  option(decision, option, names) {
    const { kind } = decision;
    if (kind === 'keep' && option.startsWith('keep:')) {
      const kept = option.slice('keep:'.length).split(',');
      return kept[0] ? say('option-keep', { count: kept.length, kept: listed(kept) }) : say('option-keep-none');
    }
    if (kind === 'take') {
      const { name, condition, points } = cardText(option);
      return say('option-take', { name, condition, points });
    }
    if (kind === 'dragon') return say('option-dragon', { to: names[option] ?? option });
    return say(`option-${kind}-${option}`, cardOf(decision) ? { card: cardText(cardOf(decision)).the } : {});
  },
};

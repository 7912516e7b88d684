/** The cards by their ids (D1.6), and the faces of the dice. tests/dice.test.ts holds this against the game's own lists. */
import { pointsOf } from '../words/dice';
import { PLACES, type Colour, type Kind, type Place } from './art/palette';

export type Sort = 'inhabitant' | 'place' | 'penalty';

/** An inhabitant, a place or a villain. */
export function sortOf(card: string): Sort {
  if (card.startsWith('penalty-')) return 'penalty';
  return PLACES.some((place) => card === `${place}-${card.at(-1) ?? ''}`) ? 'place' : 'inhabitant';
}

/** What is printed on a card; a fairy has nothing of her own. */
export const printed = pointsOf;

export function kindOf(card: string): Kind {
  return card.split('-')[0] as Kind;
}

/** The place that a place card shows. */
export function placeOf(card: string): Place {
  return PLACES.find((place) => card.startsWith(`${place}-`)) ?? 'city';
}

/** The colour of each face of each pattern, 1 to 6; two dice of each pattern, in this order (D1.1). */
const PATTERNS: readonly (readonly Colour[])[] = [
  ['blue', 'green', 'red', 'red', 'green', 'blue'],
  ['red', 'blue', 'green', 'green', 'blue', 'red'],
  ['green', 'red', 'blue', 'blue', 'red', 'green'],
];

/** The colour that a die (counted from 0) shows with a number. */
export function colourOf(die: number, number: number): Colour {
  return PATTERNS[Math.floor(die / 2)]?.[number - 1] ?? 'red';
}

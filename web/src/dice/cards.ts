/** The cards by their ids (D1.6). tests/dice.test.ts holds this against the game's own lists. */
import { pointsOf } from '../words/dice';
import { PLACES, type Kind, type Place } from './art/palette';

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

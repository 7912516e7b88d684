/** The trails that heroes leave on the map: the last lines they travelled. */
import type { Leg } from './parseMap';

/** How many lines a trail has at most; older ones have been blown over. */
export const TRAIL_LEGS = 8;
const [FAINTEST, CLEAREST] = [0.25, 0.9];

export interface Trail {
  /** A hero who takes over a seat leaves a trail of their own. */
  hero: string;
  legs: readonly Leg[];
}

export function extendTrail(trail: Trail | undefined, hero: string, legs: readonly Leg[]): Trail {
  return { hero, legs: [...(trail?.hero === hero ? trail.legs : []), ...legs].slice(-TRAIL_LEGS) };
}

/** How clearly a line of a trail is still to be seen; the last one is the clearest. */
export const clearnessOf = (index: number, count: number): number => (count < 2 ? CLEAREST : FAINTEST + ((CLEAREST - FAINTEST) * index) / (count - 1));

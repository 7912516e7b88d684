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

/** Dots in a row: the trail of whoever has none of their own. */
const DOTS = '0 13';
/** Trails differ by pattern as well as by colour: many people cannot tell green from brown. Each is `stroke-dasharray` with round ends. */
const PATTERNS: Readonly<Record<string, string>> = {
  aladdin: DOTS,
  'ali-baba': '9 14',
  maaruf: '0 11 0 23',
  scheherazade: '0 11 0 11 0 23',
  sindbad: '11 14 0 14',
  zumurrud: '22 15',
};
export const dashesOf = (hero: string): string => PATTERNS[hero] ?? DOTS;

/** How clearly a line of a trail is still to be seen; the last one is the clearest. */
export const opacityOfTrailLine = (index: number, count: number): number => (count < 2 ? CLEAREST : FAINTEST + ((CLEAREST - FAINTEST) * index) / (count - 1));

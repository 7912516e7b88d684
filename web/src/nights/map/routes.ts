/** Routes along the lines of the map, and positions on them. */
import { pointOnCurve, type Leg, type Seal } from './parseMap';
import type { Point } from './viewport';

/** The lines from space to space; where the map has none (travel by magic, or as a sultan), an arc through the air. */
export function routeLegs(spaces: readonly string[], legs: readonly Leg[], seals: Readonly<Record<string, Seal>>): Leg[] {
  return spaces.slice(1).flatMap((to, i) => {
    const from = spaces[i]!;
    const drawn = legs.find((leg) => leg.from === from && leg.to === to);
    if (drawn) return [drawn];
    const back = legs.find((leg) => leg.from === to && leg.to === from);
    if (back) return [{ ...back, from, to, curve: back.curve.toReversed() as Leg['curve'] }];
    const [a, b] = [seals[from], seals[to]];
    return a && b ? [{ from, to, by: 'power', curve: arcBetween(a, b) } satisfies Leg] : [];
  });
}

function arcBetween(a: Point, b: Point): Leg['curve'] {
  return [a, { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.15, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.15 }, b];
}

/** The route with the fewest lines between two spaces, both included. */
export function shortestRoute(from: string, to: string, legs: readonly Leg[]): string[] {
  const neighbours = new Map<string, string[]>();
  const addNeighbour = (a: string, b: string) => neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
  for (const leg of legs) {
    addNeighbour(leg.from, leg.to);
    addNeighbour(leg.to, leg.from);
  }
  const before = new Map([[from, '']]);
  for (const here of before.keys()) {
    if (here === to) break;
    for (const next of neighbours.get(here) ?? []) if (!before.has(next)) before.set(next, here);
  }
  if (!before.has(to)) return [from, to];
  const way: string[] = [];
  for (let here = to; here; here = before.get(here) ?? '') way.unshift(here);
  return way;
}

/** How long a piece travels, in milliseconds. */
export const travelTime = (legs: number): number => Math.min(700, 260 + 110 * legs);

/** The position of a piece after a share of its route. */
export function pointOnRoute(legs: readonly Leg[], share: number): Point | undefined {
  const at = Math.min(Math.max(share, 0), 1) * legs.length;
  const leg = legs[Math.min(Math.floor(at), legs.length - 1)];
  if (!leg) return undefined;
  return pointOnCurve(leg.curve, at - Math.min(Math.floor(at), legs.length - 1));
}

export function svgPathOfLeg({ curve: [start, bend, end] }: Leg): string {
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}

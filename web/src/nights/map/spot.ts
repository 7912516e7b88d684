/** A space that answers the current question. The server computes route and text. */
export interface Spot {
  option: string;
  space: string;
  /** The name of the space. */
  label: string;
  /** Terrain, number and route in words: “city, number 2, two steps by land”. */
  note: string;
  /** Who and what is there, in words; "" if nothing is. */
  there: string;
  steps: number;
  land: number;
  sea: number;
  /** The spaces on the route, without its ends. */
  passed: string[];
}

/** The part of the Book that the map needs, in the viewer's language. */
export interface MapBook {
  /** `kind` is the terrain in words. */
  spaces: Record<string, { name: string; terrain: string; kind: string; number: number; continent: string }>;
  places: Record<string, { name: string }>;
}

/** The next spot in the direction of an arrow key, preferring near ones straight ahead. */
export function nextSpot(
  from: { x: number; y: number },
  key: string,
  spots: readonly { space: string; x: number; y: number }[],
): string | undefined {
  const turns: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  const turn = turns[key];
  if (!turn) return undefined;
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const { space, x, y } of spots) {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * turn[0] + dy * turn[1];
    const aside = Math.abs(dx * turn[1]) + Math.abs(dy * turn[0]);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2.5 * ahead && cost < least) [best, least] = [space, cost];
  }
  return best;
}

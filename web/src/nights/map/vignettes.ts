/** Where vignettes stand: beside spaces, on ground that nothing else needs. */
import { boxOf } from './labelPlacement';
import type { Box, ParsedMap } from './parseMap';
import type { MapBook } from './spot';
import type { Point } from './viewport';

/** From this scale on names have their drawn size, and there is something to see. */
export const VIGNETTES_FROM = 1.15;

/** What may be seen beside a space of each terrain, by turns; in some places nothing. */
const SIGHTS: Readonly<Record<string, readonly string[]>> = {
  desert: ['caravan', 'camel'],
  forest: ['elephant'],
  mountain: ['roc', '', ''],
  sea: ['ship', 'whale'],
  city: ['domes', ''],
};
const [WIDTH, HEIGHT, GAP] = [46, 34, 3];
/** How far from its space a vignette may be: further away it could stand in another land, or on the other side of a coast. */
const DISTANCES = [30, 36, 42, 48];
const ANGLES = 12;

export interface Vignette extends Point {
  name: string;
  space: string;
}

const around = ({ x, y }: Point): Box => ({ left: x - WIDTH / 2 - GAP, right: x + WIDTH / 2 + GAP, top: y - HEIGHT - GAP, bottom: y + GAP });
const doBoxesMeet = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isWithin = ({ x, y }: Point, box: Box) => x > box.left && x < box.right && y > box.top && y < box.bottom;

/** The vignettes of a map; their points are the middle of their feet. */
export function placeVignettes(chart: ParsedMap, { spaces }: Pick<MapBook, 'spaces'>): Vignette[] {
  const taken: Box[] = [...Object.values(chart.seals).map(boxOf), ...chart.names.map(({ box }) => box), ...chart.ornaments];
  const travelledBy = new Map<string, Set<string>>();
  for (const { from, to, by } of chart.legs) for (const end of [from, to]) travelledBy.set(end, (travelledBy.get(end) ?? new Set()).add(by));
  const isFree = (box: Box) =>
    box.left > chart.inside.left && box.right < chart.inside.right && box.top > chart.inside.top && box.bottom < chart.inside.bottom && !taken.some((other) => doBoxesMeet(box, other)) && !chart.routes.some((point) => isWithin(point, box));
  const placed: Vignette[] = [];
  const turns: Record<string, number> = {};
  for (const seal of Object.values(chart.seals)) {
    const terrain = spaces[seal.id]?.terrain ?? '';
    const sights = SIGHTS[terrain];
    const ways = travelledBy.get(seal.id);
    // A coast is near where land and sea routes meet.
    if (!sights || !ways || ways.has(terrain === 'sea' ? 'land' : 'sea')) continue;
    const spots = DISTANCES.flatMap((far) => Array.from({ length: ANGLES }, (_, i) => ({ x: seal.x + far * Math.sin((2 * Math.PI * i) / ANGLES), y: seal.y + HEIGHT / 2 - far * Math.cos((2 * Math.PI * i) / ANGLES) })));
    const at = spots.find((spot) => isFree(around(spot)));
    if (!at) continue;
    const turn = (turns[terrain] = (turns[terrain] ?? -1) + 1);
    const name = sights[turn % sights.length];
    if (!name) continue;
    placed.push({ ...at, name, space: seal.id });
    taken.push(around(at));
  }
  return placed;
}

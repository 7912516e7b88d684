/** Decides which names appear at a scale: text stays legible, and names without room are left out. */
import type { Box, MapLabel, Seal } from './parseMap';
import type { Point, Size } from './viewport';

/** The smallest font size, in pixels. */
const MIN_FONT_SIZE: Record<MapLabel['kind'], number> = { start: 15, city: 12.5, place: 12, wild: 11.5 };
const RANK: Record<MapLabel['kind'], number> = { start: 0, city: 2, place: 3, wild: 4 };
/** Room around names in pixels; side by side they need more, or two would read as one. */
const [LABEL_GAP, SIDE_GAP] = [2, 6];
/** The name of a wild space is hidden if it would have to grow by more than this factor. */
const WILD_GROWTH = 2;

/** How a name is shown: its growth factor and the upper left corner of its box. */
export interface PlacedLabel {
  factor: number;
  left: number;
  top: number;
}

const doBoxesMeet = (one: Box, other: Box, room: number, across = room) =>
  one.left < other.right + across && other.left < one.right + across && one.top < other.bottom + room && other.top < one.bottom + room;

export const boxOf = ({ x, y, radius }: Seal): Box => ({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius });

/** What names must not cover, and the area they must stay in. */
export interface Obstacles {
  seals: Readonly<Record<string, Seal>>;
  /** Points along the routes, from west to east: a name may cover them if there is no other position. */
  routes: readonly Point[];
  /** The boxes of heroes, ornaments, marks and tags. */
  crowds?: readonly Box[];
  /** The area inside the frame. */
  inside: Box;
}

/** Places the names that fit. Names of the spaces in `first` have priority over all but the start. */
export function placeLabels(names: readonly MapLabel[], scale: number, around: Obstacles, first: ReadonlySet<string> = new Set()): Map<string, PlacedLabel> {
  const { seals, routes, crowds = [], inside } = around;
  const rankOfLabel = ({ id, kind }: MapLabel) => (first.has(id) ? 1 : RANK[kind]);
  const things = [...crowds.map((box) => ({ id: '', box })), ...Object.values(seals).map((seal) => ({ id: seal.id, box: boxOf(seal) }))];
  const taken: Box[] = [];
  const shown = new Map<string, PlacedLabel>();
  /** Of free boxes, the one that crosses the fewest routes. */
  const clearest = (name: MapLabel, boxes: readonly Box[]): Box | undefined => {
    const reach = boxes.length > 1 ? boxes.reduce(boundingBox) : boxes[0];
    const crossed = reach ? pointsWithin(routes, reach) : [];
    const countCrossedPoints = (box: Box) => crossed.filter((point) => isInBox(point, box)).length;
    const [best] = boxes.map((box) => ({ box, cost: countCrossedPoints(box) })).toSorted((one, other) => one.cost - other.cost);
    const large = name.size * scale < MIN_FONT_SIZE[name.kind];
    if (!large) return best?.box;
    // Enlarged names of wild spaces are left out where they would cross a route.
    return best && (name.kind !== 'wild' || first.has(name.id) || !best.cost) ? best.box : undefined;
  };
  for (const name of names.toSorted((one, other) => rankOfLabel(one) - rankOfLabel(other))) {
    const factor = Math.max(1, MIN_FONT_SIZE[name.kind] / (name.size * scale));
    if (name.kind === 'wild' && factor > WILD_GROWTH) continue;
    const room = factor === 1 ? 0 : LABEL_GAP / scale;
    const all = possibleBoxes(name, seals[name.id], factor);
    const reach = all.reduce(boundingBox);
    const near = things.filter((each) => doBoxesMeet(each.box, reach, room));
    const others = taken.filter((each) => doBoxesMeet(each, reach, room, SIDE_GAP / scale));
    const isBoxFree = (box: Box) =>
      contains(inside, box) && !near.some((each) => doBoxesMeet(box, each.box, each.id === name.id ? 0 : room)) && !others.some((each) => doBoxesMeet(box, each, room, SIDE_GAP / scale));
    const free = factor === 1 && isBoxFree(name.box) ? name.box : clearest(name, all.filter(isBoxFree));
    // At its drawn size a name may stay even if a corner is covered, which is better than no name; but no wild space's name lies
    // across another name.
    const mayStay = factor === 1 && (name.kind !== 'wild' || !others.some((each) => doBoxesMeet(name.box, each, 0)));
    const box = free ?? (mayStay ? name.box : undefined);
    if (!box) continue;
    taken.push(box);
    shown.set(name.id, { factor, left: box.left, top: box.top });
  }
  return shown;
}

const isInBox = ({ x, y }: Point, box: Box) => x > box.left && x < box.right && y > box.top && y < box.bottom;

/** The points in a box, of points that are sorted from west to east. */
function pointsWithin(points: readonly Point[], box: Box): Point[] {
  let [from, to] = [0, points.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (points[middle]!.x > box.left) to = middle;
    else from = middle + 1;
  }
  const found: Point[] = [];
  for (; from < points.length && points[from]!.x < box.right; from++) if (isInBox(points[from]!, box)) found.push(points[from]!);
  return found;
}

const contains = (outer: Box, box: Box) => box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom;
const boundingBox = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The possible boxes of a name: where it is drawn, slightly farther out, or on another side of its seal. */
function possibleBoxes({ box }: MapLabel, seal: Seal | undefined, factor: number): Box[] {
  if (!seal) return [box];
  const [width, height] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
  const boxFromCorner = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const nearest = { x: Math.min(box.right, Math.max(box.left, seal.x)), y: Math.min(box.bottom, Math.max(box.top, seal.y)) };
  const [left, top] = [nearest.x - (nearest.x - box.left) * factor, nearest.y - (nearest.y - box.top) * factor];
  const away = Math.hypot(nearest.x - seal.x, nearest.y - seal.y) || 1;
  const out = Math.max(0, seal.radius + 1.5 - away);
  const [off, corner] = [seal.radius + 2, seal.radius * 0.75 + 1];
  return [
    ...(factor === 1 ? [box] : []),
    boxFromCorner(left + ((nearest.x - seal.x) / away) * out, top + ((nearest.y - seal.y) / away) * out),
    boxFromCorner(seal.x + off, seal.y - height / 2),
    boxFromCorner(seal.x - off - width, seal.y - height / 2),
    boxFromCorner(seal.x - width / 2, seal.y + off),
    boxFromCorner(seal.x - width / 2, seal.y - off - height),
    boxFromCorner(seal.x + corner, seal.y + corner),
    boxFromCorner(seal.x - corner - width, seal.y + corner),
    boxFromCorner(seal.x + corner, seal.y - corner - height),
    boxFromCorner(seal.x - corner - width, seal.y - corner - height),
  ];
}

export const labelBoxes = (names: readonly MapLabel[], shown: ReadonlyMap<string, PlacedLabel>): Box[] => names.flatMap((name) => labelBox(name, shown) ?? []);

function labelBox({ id, box }: MapLabel, shown: ReadonlyMap<string, PlacedLabel>): Box | undefined {
  const name = shown.get(id);
  if (!name) return undefined;
  const [width, height] = [(box.right - box.left) * name.factor, (box.bottom - box.top) * name.factor];
  return { left: name.left, top: name.top, right: name.left + width, bottom: name.top + height };
}

/** The shown names that none of the boxes covers; the name of the start always stays. */
export function labelsClearOf(boxes: readonly Box[], names: readonly MapLabel[], shown: ReadonlyMap<string, PlacedLabel>): Map<string, PlacedLabel> {
  const clear = new Map(shown);
  for (const name of names) {
    const own = name.kind === 'start' ? undefined : labelBox(name, shown);
    if (own && boxes.some((box) => doBoxesMeet(own, box, 0))) clear.delete(name.id);
  }
  return clear;
}

const SIDES = [
  [0, 1],
  [0.8, 0.8],
  [-0.8, 0.8],
  [0.8, -0.8],
  [-0.8, -0.8],
  [1, 0],
  [-1, 0],
  [0, -1],
] as const;

/** The side of a seal where a small marker covers least, as an offset of its middle in pixels. Adds its box to `taken`. */
export function markerPosition(seal: Seal, taken: Box[], scale: number, size: Size): Point {
  const [across, down] = [seal.radius * scale + size.width / 2 - 1, seal.radius * scale + size.height / 2 - 1];
  const boxAt = ([x, y]: readonly [number, number]): Box => {
    const middle = { x: seal.x + (x * across) / scale, y: seal.y + (y * down) / scale };
    const [half, tall] = [size.width / 2 / scale, size.height / 2 / scale];
    return { left: middle.x - half, right: middle.x + half, top: middle.y - tall, bottom: middle.y + tall };
  };
  const places = SIDES.map((side) => ({ side, box: boxAt(side) }));
  const [reach, own] = [places.map(({ box }) => box).reduce(boundingBox), boxOf({ ...seal, radius: 1 })];
  const others = taken.filter((box) => doBoxesMeet(box, reach, 0) && !doBoxesMeet(box, own, 0));
  let [best, least] = [places[0]!, Infinity];
  for (const place of places) {
    const covered = others.reduce((sum, each) => sum + overlapArea(place.box, each), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  taken.push(best.box);
  return { x: best.side[0] * across, y: best.side[1] * down };
}

function overlapArea(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

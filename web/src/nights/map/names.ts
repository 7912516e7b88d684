/** Which names are shown at a scale: letters never grow smaller than can be read, and what has no room waits. */
import type { Box, Name, Seal } from './chart';
import type { Point, Size } from './viewport';

/** The least size of letters, in pixels. */
const LEAST: Record<Name['kind'], number> = { start: 15, city: 12.5, place: 12, wild: 11.5 };
const RANK: Record<Name['kind'], number> = { start: 0, city: 2, place: 3, wild: 4 };
/** Room around names, in pixels; side by side two need more, or they read as one. */
const [GAP, APART] = [2, 6];
/** How much larger than it is drawn the name of a wild may be, before it waits for a closer look. */
const WILD_GROWTH = 2;

/** A name as it is shown: so much larger than it is drawn, and with the upper left corner of its box there. */
export interface Shown {
  factor: number;
  left: number;
  top: number;
}

const meet = (one: Box, other: Box, room: number, across = room) =>
  one.left < other.right + across && other.left < one.right + across && one.top < other.bottom + room && other.top < one.bottom + room;

export const boxOf = ({ x, y, radius }: Seal): Box => ({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius });

/** What names keep clear of. */
export interface Surroundings {
  seals: Readonly<Record<string, Seal>>;
  /** Points along the routes: a name is set over one only where it must be. */
  routes: readonly Point[];
  /** What else must not be covered. */
  crowds?: readonly Box[];
  /** Beyond it is the frame. */
  inside: Box;
}

/** The names that are shown; `first` are those of spaces that matter now. */
export function shownNames(names: readonly Name[], scale: number, around: Surroundings, first: ReadonlySet<string> = new Set()): Map<string, Shown> {
  const { seals, routes, crowds = [], inside } = around;
  const rank = ({ id, kind }: Name) => (first.has(id) ? 1 : RANK[kind]);
  const things = [...crowds.map((box) => ({ id: '', box })), ...Object.values(seals).map((seal) => ({ id: seal.id, box: boxOf(seal) }))];
  const taken: Box[] = [];
  const shown = new Map<string, Shown>();
  /** Over no route, if there is such a place. */
  const clearest = (name: Name, boxes: readonly Box[]): Box | undefined => {
    const reach = boxes.length > 1 ? boxes.reduce(hull) : boxes[0];
    const crossed = reach ? routes.filter((point) => within(point, reach)) : [];
    const crossings = (box: Box) => crossed.filter((point) => within(point, box)).length;
    const [best] = boxes.map((box) => ({ box, cost: crossings(box) })).toSorted((one, other) => one.cost - other.cost);
    const large = name.size * scale < LEAST[name.kind];
    // At the size it is drawn in a name may stay where it is: better a corner covered than no name. Larger ones of the wilds wait.
    if (!large) return best?.box ?? name.box;
    return best && (name.kind !== 'wild' || first.has(name.id) || !best.cost) ? best.box : undefined;
  };
  for (const name of names.toSorted((one, other) => rank(one) - rank(other))) {
    const factor = Math.max(1, LEAST[name.kind] / (name.size * scale));
    if (name.kind === 'wild' && factor > WILD_GROWTH) continue;
    const room = factor === 1 ? 0 : GAP / scale;
    const all = places(name, seals[name.id], factor);
    const reach = all.reduce(hull);
    const near = things.filter((each) => meet(each.box, reach, room));
    const others = taken.filter((each) => meet(each, reach, room, APART / scale));
    const free = (box: Box) =>
      holds(inside, box) && !near.some((each) => meet(box, each.box, each.id === name.id ? 0 : room)) && !others.some((each) => meet(box, each, room, APART / scale));
    const box = factor === 1 && free(name.box) ? name.box : clearest(name, all.filter(free));
    if (!box) continue;
    taken.push(box);
    shown.set(name.id, { factor, left: box.left, top: box.top });
  }
  return shown;
}

const within = ({ x, y }: Point, box: Box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
const holds = (outer: Box, box: Box) => box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom;
const hull = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Where a name may stand: where it is drawn, a little farther out, or else on another side of its seal. */
function places({ box }: Name, seal: Seal | undefined, factor: number): Box[] {
  if (!seal) return [box];
  const [width, height] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const nearest = { x: Math.min(box.right, Math.max(box.left, seal.x)), y: Math.min(box.bottom, Math.max(box.top, seal.y)) };
  const [left, top] = [nearest.x - (nearest.x - box.left) * factor, nearest.y - (nearest.y - box.top) * factor];
  const away = Math.hypot(nearest.x - seal.x, nearest.y - seal.y) || 1;
  const out = Math.max(0, seal.radius + 1.5 - away);
  const [off, corner] = [seal.radius + 2, seal.radius * 0.75 + 1];
  return [
    ...(factor === 1 ? [box] : []),
    at(left + ((nearest.x - seal.x) / away) * out, top + ((nearest.y - seal.y) / away) * out),
    at(seal.x + off, seal.y - height / 2),
    at(seal.x - off - width, seal.y - height / 2),
    at(seal.x - width / 2, seal.y + off),
    at(seal.x - width / 2, seal.y - off - height),
    at(seal.x + corner, seal.y + corner),
    at(seal.x - corner - width, seal.y + corner),
    at(seal.x + corner, seal.y - corner - height),
    at(seal.x - corner - width, seal.y - corner - height),
  ];
}

/** The boxes that shown names fill. */
export const filled = (names: readonly Name[], shown: ReadonlyMap<string, Shown>): Box[] => names.flatMap((name) => filledBy(name, shown) ?? []);

function filledBy({ id, box }: Name, shown: ReadonlyMap<string, Shown>): Box | undefined {
  const name = shown.get(id);
  if (!name) return undefined;
  const [width, height] = [(box.right - box.left) * name.factor, (box.bottom - box.top) * name.factor];
  return { left: name.left, top: name.top, right: name.left + width, bottom: name.top + height };
}

/** Those of the shown names that none of the boxes covers; the name of the start stays whatever covers it. */
export function clearOf(boxes: readonly Box[], names: readonly Name[], shown: ReadonlyMap<string, Shown>): Map<string, Shown> {
  const clear = new Map(shown);
  for (const name of names) {
    const own = name.kind === 'start' ? undefined : filledBy(name, shown);
    if (own && boxes.some((box) => meet(own, box, 0))) clear.delete(name.id);
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

/** Where something small beside a seal covers least: the offset of its middle from the seal, in pixels. Takes that place. */
export function spotBeside(seal: Seal, taken: Box[], scale: number, size: Size): Point {
  const [across, down] = [seal.radius * scale + size.width / 2 - 1, seal.radius * scale + size.height / 2 - 1];
  const boxAt = ([x, y]: readonly [number, number]): Box => {
    const middle = { x: seal.x + (x * across) / scale, y: seal.y + (y * down) / scale };
    const [half, tall] = [size.width / 2 / scale, size.height / 2 / scale];
    return { left: middle.x - half, right: middle.x + half, top: middle.y - tall, bottom: middle.y + tall };
  };
  const places = SIDES.map((side) => ({ side, box: boxAt(side) }));
  const [reach, own] = [places.map(({ box }) => box).reduce(hull), boxOf({ ...seal, radius: 1 })];
  const others = taken.filter((box) => meet(box, reach, 0) && !meet(box, own, 0));
  let [best, least] = [places[0]!, Infinity];
  for (const place of places) {
    const covered = others.reduce((sum, each) => sum + shared(place.box, each), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  taken.push(best.box);
  return { x: best.side[0] * across, y: best.side[1] * down };
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

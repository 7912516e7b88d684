/** The layout of the pieces on the map: heroes side by side, and the marks of their players. */
import type { NightsBoard } from '../../house/messages';
import { markOfStatus } from '../statuses.svelte';
import type { Box, ParsedMap, Seal } from './parseMap';
import { boxOf, labelsClearOf, labelBoxes, placeLabels, markerPosition, type PlacedLabel } from './labelPlacement';
import type { Spot } from './spot';
import type { Point } from './viewport';

export const MARKS = ['home', 'seat', 'wanted', 'destination', 'quest', 'claimed', 'card'] as const;
export type MarkKind = (typeof MARKS)[number];

export interface Mark {
  kind: MarkKind;
  seat: string;
}

/** The marks of all heroes, by space. */
export function marksOf(board: NightsBoard): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  for (const [seat, hero] of Object.entries(board.heroes)) {
    const addMark = (space: string | null, kind: MarkKind | undefined) => {
      if (space && kind) found.set(space, [...(found.get(space) ?? []), { kind, seat }]);
    };
    for (const [status, city] of Object.entries(hero.marked)) addMark(city, markOfStatus(status) || undefined);
    addMark(hero.destination, 'destination');
    for (const space of new Set([...hero.quest_places, ...hero.quest_claimed])) addMark(space, hero.quest_claimed.includes(space) ? 'claimed' : 'quest');
    for (const city of hero.cards) addMark(city, 'card');
  }
  return found;
}

/** The seats of the heroes on each space, in table order. */
export function seatsBySpace(board: NightsBoard): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [seat, { space }] of Object.entries(board.heroes)) if (space) found.set(space, [...(found.get(space) ?? []), seat]);
  return found;
}

/** The offset in pixels of one of several heroes on a space: side by side in a shallow arc. */
export function fanOffset(place: number, count: number, width: number): Point {
  const step = Math.min(width * 0.78, (width * 2.6) / Math.max(1, count - 1));
  const off = place - (count - 1) / 2;
  const bow = count < 2 ? 0 : (1 - (2 * Math.abs(off)) / (count - 1)) * Math.min(6, 2 * (count - 1));
  return { x: off * step, y: bow };
}

/** The offset of one of several marks from their common middle, in rows of at most four. */
export function gridOffset(place: number, count: number, width: number): Point {
  const row = Math.floor(place / 4);
  const inRow = Math.min(4, count - row * 4);
  return { x: ((place % 4) - (inRow - 1) / 2) * width, y: (row - (Math.ceil(count / 4) - 1) / 2) * width };
}

/** The first letter of each name; two letters where it is shared. */
export function initials(names: readonly string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '?');
  return names.map((name, i) => (first.filter((one) => one === first[i]).length > 1 ? `${first[i]}${[...name.trim()][1] ?? ''}` : first[i]!));
}

/** The height of a hero and the width of a mark, in pixels. */
export const heroHeightAt = (scale: number): number => Math.min(76, Math.max(27, 48 * scale));
export const markSizeAt = (scale: number): number => Math.min(22, Math.max(13, 20 * scale));
/** Below this scale there is no room for marks. */
const MARKS_FROM = 0.3;
/** Width divided by height. */
export const HERO_ASPECT = 0.68;

/** Where names, marks and tags go at a scale, with as little overlap as possible. */
export interface Layout {
  names: Map<string, PlacedLabel>;
  /** The middle of a space's marks, and of a choice's tag, in pixels from the seal. */
  marks: Map<string, Point>;
  tags: Map<string, Point>;
}

const TAG = { narrow: 17, wide: 30, height: 19 };
/** Tags grow in close views. */
export const tagScaleAt = (scale: number): number => Math.min(1.5, Math.max(1, 0.8 * scale));

/** The ring of a choice is slightly larger than its seal. */
export const ringRadiusAt = (seal: Seal, scale: number): number => Math.max(8, seal.radius * scale + 4);

export function layoutAt(scale: number, { names, seals, routes, inside, ornaments }: ParsedMap, board: NightsBoard, choices: readonly Spot[], tagged: boolean): Layout {
  const lit = new Set(choices.map(({ space }) => space));
  const ringed = Object.fromEntries(
    Object.values(seals).map((seal) => [seal.id, lit.has(seal.id) ? { ...seal, radius: ringRadiusAt(seal, scale) / scale } : seal]),
  );
  const crowds = [...seatsBySpace(board)].flatMap(([space, here]): Box[] => {
    const seal = seals[space];
    if (!seal) return [];
    const [tall, wide] = [heroHeightAt(scale) / scale, (heroHeightAt(scale) * HERO_ASPECT * (1 + 0.78 * (here.length - 1))) / scale];
    const foot = seal.y - seal.radius * 0.8;
    return [{ left: seal.x - wide / 2, right: seal.x + wide / 2, top: foot - tall, bottom: foot }];
  });
  const matters = new Set([...seatsBySpace(board).keys(), ...lit]);
  const namesBeside = (boxes: readonly Box[]) =>
    placeLabels(names, scale, { seals: ringed, routes, crowds: [...crowds, ...ornaments, ...boxes], inside }, matters);
  const shown = namesBeside([]);
  const taken = [...labelBoxes(names, shown), ...crowds, ...Object.values(ringed).map(boxOf)];
  const before = taken.length;
  const marks = new Map<string, Point>();
  for (const [space, { length }] of scale < MARKS_FROM ? [] : marksOf(board)) {
    const [seal, coin] = [ringed[space], markSizeAt(scale) + 1];
    if (seal) marks.set(space, markerPosition(seal, taken, scale, { width: Math.min(4, length) * coin, height: Math.ceil(length / 4) * coin }));
  }
  const tags = new Map<string, Point>();
  for (const { space, land, sea } of tagged ? choices : []) {
    const seal = ringed[space];
    const size = { width: (land && sea ? TAG.wide : TAG.narrow) * tagScaleAt(scale), height: TAG.height * tagScaleAt(scale) };
    if (seal) tags.set(space, markerPosition(seal, taken, scale, size));
  }
  // Names that tags would still cover move or are left out.
  const small = taken.slice(before);
  return { names: tags.size ? labelsClearOf(small, names, namesBeside(small)) : shown, marks, tags };
}

/** What stands on the map: heroes side by side, and the marks of their players. */
import type { NightsBoard } from '../../house/messages';
import { markOfStatus } from '../statuses.svelte';
import type { Box, Chart, Seal } from './chart';
import { boxOf, clearOf, filled, shownNames, spotBeside, type Shown } from './names';
import type { Spot } from './spot';
import type { Point } from './viewport';

export const MARKS = ['home', 'seat', 'wanted', 'destination', 'quest', 'claimed', 'card'] as const;
export type MarkKind = (typeof MARKS)[number];

export interface Mark {
  kind: MarkKind;
  seat: string;
}

/** The marks of all heroes, by the space they lie on. */
export function marksOf(board: NightsBoard): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  for (const [seat, hero] of Object.entries(board.heroes)) {
    const lay = (space: string | null, kind: MarkKind | undefined) => {
      if (space && kind) found.set(space, [...(found.get(space) ?? []), { kind, seat }]);
    };
    for (const [status, city] of Object.entries(hero.marked)) lay(city, markOfStatus(status) || undefined);
    lay(hero.destination, 'destination');
    for (const space of new Set([...hero.quest_places, ...hero.quest_claimed])) lay(space, hero.quest_claimed.includes(space) ? 'claimed' : 'quest');
    for (const city of hero.cards) lay(city, 'card');
  }
  return found;
}

/** The seats of the heroes on each space, in the order of the table. */
export function standing(board: NightsBoard): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [seat, { space }] of Object.entries(board.heroes)) if (space) found.set(space, [...(found.get(space) ?? []), seat]);
  return found;
}

/** Where one of several stands that share a space, in pixels from where a single one would: side by side in a shallow bow. */
export function fanned(place: number, count: number, width: number): Point {
  const step = Math.min(width * 0.78, (width * 2.6) / Math.max(1, count - 1));
  const off = place - (count - 1) / 2;
  const bow = count < 2 ? 0 : (1 - (2 * Math.abs(off)) / (count - 1)) * Math.min(6, 2 * (count - 1));
  return { x: off * step, y: bow };
}

/** Where one of several marks lies, from the middle of all: in rows of at most four. */
export function inRows(place: number, count: number, width: number): Point {
  const row = Math.floor(place / 4);
  const inRow = Math.min(4, count - row * 4);
  return { x: ((place % 4) - (inRow - 1) / 2) * width, y: (row - (Math.ceil(count / 4) - 1) / 2) * width };
}

/** The first letter of each name; of those who share it, two. */
export function initials(names: readonly string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '?');
  return names.map((name, i) => (first.filter((one) => one === first[i]).length > 1 ? `${first[i]}${[...name.trim()][1] ?? ''}` : first[i]!));
}

/** How tall a hero and how wide a mark is, in pixels. */
export const tallAt = (scale: number): number => Math.min(76, Math.max(27, 48 * scale));
export const coinAt = (scale: number): number => Math.min(22, Math.max(13, 20 * scale));
/** Below this scale there is no room for marks. */
const MARKS_FROM = 0.3;
/** The width of a hero for its height. */
export const SLIM = 0.68;

/** Where everything stands that keeps its size on the screen, at a scale: as far as can be, nothing on anything. */
export interface Layout {
  names: Map<string, Shown>;
  /** The middle of the marks of a space, and of the tag of a choice, in pixels from the seal. */
  marks: Map<string, Point>;
  tags: Map<string, Point>;
}

const TAG = { narrow: 17, wide: 30, height: 19 };
/** How much larger tags are where one looks closely. */
export const tagAt = (scale: number): number => Math.min(1.5, Math.max(1, 0.8 * scale));

/** The ring of a choice is a little larger than what it rings. */
export const ringAt = (seal: Seal, scale: number): number => Math.max(8, seal.radius * scale + 4);

export function layoutAt(scale: number, { names, seals, routes, inside, ornaments }: Chart, board: NightsBoard, choices: readonly Spot[], tagged: boolean): Layout {
  const lit = new Set(choices.map(({ space }) => space));
  const ringed = Object.fromEntries(
    Object.values(seals).map((seal) => [seal.id, lit.has(seal.id) ? { ...seal, radius: ringAt(seal, scale) / scale } : seal]),
  );
  const crowds = [...standing(board)].flatMap(([space, here]): Box[] => {
    const seal = seals[space];
    if (!seal) return [];
    const [tall, wide] = [tallAt(scale) / scale, (tallAt(scale) * SLIM * (1 + 0.78 * (here.length - 1))) / scale];
    const foot = seal.y - seal.radius * 0.8;
    return [{ left: seal.x - wide / 2, right: seal.x + wide / 2, top: foot - tall, bottom: foot }];
  });
  const matters = new Set([...standing(board).keys(), ...lit]);
  const namesBeside = (boxes: readonly Box[]) =>
    shownNames(names, scale, { seals: ringed, routes, crowds: [...crowds, ...ornaments, ...boxes], inside }, matters);
  const shown = namesBeside([]);
  const taken = [...filled(names, shown), ...crowds, ...Object.values(ringed).map(boxOf)];
  const before = taken.length;
  const marks = new Map<string, Point>();
  for (const [space, { length }] of scale < MARKS_FROM ? [] : marksOf(board)) {
    const [seal, coin] = [ringed[space], coinAt(scale) + 1];
    if (seal) marks.set(space, spotBeside(seal, taken, scale, { width: Math.min(4, length) * coin, height: Math.ceil(length / 4) * coin }));
  }
  const tags = new Map<string, Point>();
  for (const { space, land, sea } of tagged ? choices : []) {
    const seal = ringed[space];
    const size = { width: (land && sea ? TAG.wide : TAG.narrow) * tagAt(scale), height: TAG.height * tagAt(scale) };
    if (seal) tags.set(space, spotBeside(seal, taken, scale, size));
  }
  // What tags must cover all the same gives way, or waits for a closer look.
  const small = taken.slice(before);
  return { names: tags.size ? clearOf(small, names, namesBeside(small)) : shown, marks, tags };
}

/** Splits the SVG of the map into what is painted once, what is drawn above it, and the positions of everything. */
import { FALLBACK } from '../../i18n/languages';
import type { Point, Size } from './viewport';

export interface Seal extends Point {
  id: string;
  /** The radius of the drawn seal. */
  radius: number;
  place: boolean;
}

/** A line between two spaces: a quadratic curve. */
export interface Leg {
  from: string;
  to: string;
  by: 'land' | 'sea' | 'power';
  curve: [Point, Point, Point];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name beside its seal. `size` is its font size. */
export interface MapLabel {
  id: string;
  box: Box;
  size: number;
  kind: 'start' | 'city' | 'place' | 'wild';
}

/** Text on the map. Its point is on the baseline of the first line. */
export interface Letters extends Point {
  id: string;
  /** The classes that the style of the map is written for. */
  classes: string;
  lines: string[];
  anchor: 'start' | 'middle' | 'end';
}

export interface ParsedMap extends Size {
  language: string;
  /** Markup of the ground: only paths and what they refer to. */
  ground: string;
  /** The style and definitions of the drawing. */
  defs: string;
  /** Markup above the ground: up to the routes, and from the seals on. */
  below: string;
  above: string;
  seals: Record<string, Seal>;
  legs: Leg[];
  names: MapLabel[];
  /** The names as text, the numbers in the seals, and the names of the continents, which lie below the routes. */
  letters: Record<'names' | 'numbers' | 'continents', Letters[]>;
  /** Points along all routes from west to east, closer together than a letter is wide. */
  routes: Point[];
  /** The area inside the frame, and the ornaments in it. */
  inside: Box;
  ornaments: Box[];
}

const BAND = 44;
const RADII = { space: 10.5, start: 15, place: 19 };
const SIZES = { start: 25, city: 19, place: 15.5, wild: 13.5 };

const parseNumbers = (text: string | null) => (text?.match(/-?\d*\.?\d+/g) ?? []).map(Number);

function boxOf(element: Element): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = parseNumbers(element.getAttribute('data-box'));
  return { left, top, right, bottom };
}

function curveOf(d: string | null): [Point, Point, Point] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = parseNumbers(d);
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x: x3, y: y3 },
  ];
}

function pointsAlong([start, bend, end]: Leg['curve'], stride: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / stride));
  return Array.from({ length: steps + 1 }, (_, step) => pointOnCurve([start, bend, end], step / steps));
}

export function pointOnCurve([start, bend, end]: Leg['curve'], along: number): Point {
  const rest = 1 - along;
  return {
    x: rest * rest * start.x + 2 * rest * along * bend.x + along * along * end.x,
    y: rest * rest * start.y + 2 * rest * along * bend.y + along * along * end.y,
  };
}

function lettersOf(text: Element, id: string, classes: string, { x, y }: Point): Letters {
  const lines = [...text.childNodes].map(({ textContent }) => textContent?.trim() ?? '').filter(Boolean);
  const anchor = text.getAttribute('text-anchor') as Letters['anchor'] | null;
  return { id, classes, lines, anchor: anchor ?? 'start', x: x + Number(text.getAttribute('x')), y: y + Number(text.getAttribute('y')) };
}

/** Parses the SVG that `serai book map` draws. */
export function parseMap(svg: string): ParsedMap {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const [, , width = 0, height = 0] = parseNumbers(root.getAttribute('viewBox'));
  const findLayer = (id: string) => root.querySelector(`#map-${id}`);
  const markupOfLayers = (...ids: string[]) => ids.map((id) => findLayer(id)?.outerHTML ?? '').join('');
  const seals: Record<string, Seal> = {};
  for (const each of findLayer('spaces')?.children ?? []) {
    const [x = 0, y = 0] = parseNumbers(each.getAttribute('transform'));
    const id = each.getAttribute('data-space') ?? '';
    seals[id] = { id, x, y, radius: each.classList.contains('start') ? RADII.start : RADII.space, place: false };
  }
  for (const each of findLayer('places')?.children ?? []) {
    const [x = 0, y = 0] = parseNumbers(each.getAttribute('transform'));
    const id = each.getAttribute('data-place') ?? '';
    seals[id] = { id, x, y, radius: RADII.place, place: true };
  }
  const legs: Leg[] = [...(findLayer('routes')?.children ?? [])].map((each) => ({
    from: each.getAttribute('data-from') ?? '',
    to: each.getAttribute('data-to') ?? '',
    by: each.classList.contains('sea') ? 'sea' : 'land',
    curve: curveOf(each.getAttribute('d')),
  }));
  for (const each of findLayer('arrows')?.children ?? []) {
    const curve = curveOf(each.querySelector('.way')?.getAttribute('d') ?? null);
    legs.push({ from: each.getAttribute('data-place') ?? '', to: each.getAttribute('data-to') ?? '', by: 'power', curve });
  }
  const names = [...(findLayer('names')?.children ?? [])].map((each): MapLabel => {
    const kind = (['start', 'city', 'place'] as const).find((one) => each.classList.contains(one)) ?? 'wild';
    const id = each.getAttribute('data-space') ?? each.getAttribute('data-place') ?? '';
    return { id, box: boxOf(each), size: SIZES[kind], kind };
  });
  const atOrigin = { x: 0, y: 0 };
  const textsOf = (id: string) =>
    [...(findLayer(id)?.children ?? [])].map((each) => lettersOf(each, each.getAttribute('data-space') ?? each.getAttribute('data-place') ?? '', each.getAttribute('class') ?? '', atOrigin));
  const numbers = [...(findLayer('spaces')?.querySelectorAll('text') ?? [])].map((each) => {
    const space = each.parentElement!;
    const id = space.getAttribute('data-space') ?? '';
    each.remove();
    return { ...lettersOf(each, id, space.getAttribute('class') ?? '', seals[id]!), anchor: 'middle' as const };
  });
  const ofTheGround = ['map-land', 'map-ashore', 'map-sheet'];
  const drawn = [...(root.querySelector('defs')?.children ?? [])].map((each) => (ofTheGround.includes(each.id) ? '' : each.outerHTML)).join('');
  return {
    width,
    height,
    language: root.getAttribute('lang') ?? FALLBACK,
    ground: `<defs>${markupOfLayers('land', 'ashore')}</defs>${markupOfLayers('ground')}`,
    defs: `<style>${root.querySelector('style')?.textContent ?? ''}</style><defs>${drawn}</defs>`,
    below: markupOfLayers('rose', 'beasts', 'routes', 'arrows'),
    above: markupOfLayers('spaces', 'places', 'frame', 'cartouche'),
    seals,
    legs,
    names,
    letters: { names: textsOf('names'), numbers, continents: textsOf('continents') },
    routes: legs.flatMap(({ curve }) => pointsAlong(curve, 9)).sort((one, other) => one.x - other.x),
    inside: { left: BAND, top: BAND, right: width - BAND, bottom: height - BAND },
    ornaments: ['cartouche', 'rose'].flatMap((id) => findLayer(id) ?? []).map(boxOf),
  };
}

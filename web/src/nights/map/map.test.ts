import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage } from '../../i18n/say.svelte';
import { parseMap, type Box, type ParsedMap } from './parseMap';
import { matchesSearch } from '../../i18n/search';
import { groupByDistance } from './grouping';
import { setStatuses } from '../statuses.svelte';
import statuses from '../../../tests/golden/nights/statuses.json';
import type { StatusDisplays } from '../../house/messages';
import { BOARD } from './mock';
import { boxOf, labelBoxes, placeLabels } from './labelPlacement';
import { fanOffset, initials, gridOffset, layoutAt, marksOf, seatsBySpace } from './pieceLayout';
import { SMALL } from './smallMapFixture';
import { nextSpot, type Spot } from './spot';
import { interpolateViews, clampToSheet, CLOSEST, isInView, intersection, viewAfterDrag, fitPoints, contains, toWindow, toSheet, viewAfterPinch, visibleRegion, fitSheet, viewZoomedAround } from './viewport';
import { pointOnRoute, routeLegs, shortestRoute, travelTime } from './routes';

setStatuses(statuses as StatusDisplays);

const SHEET = { width: 2400, height: 1640 };
const WINDOW = { width: 800, height: 600 };
const VIEW = { x: 1000, y: 800, scale: 1 };

const spot = (space: string, steps: number, label = space): Spot => ({ option: `move:${space}`, space, label, note: 'city', there: '', steps, land: steps, sea: 0, passed: [] });

describe('the view', () => {
  it('knows where a point of the sheet is in the window, and back', () => {
    const view = { x: 900, y: 700, scale: 1.7 };
    expect(toWindow({ x: 900, y: 700 }, view, WINDOW)).toEqual({ x: 400, y: 300 });
    const back = toSheet(toWindow({ x: 123, y: 456 }, view, WINDOW), view, WINDOW);
    expect(back.x).toBeCloseTo(123);
    expect(back.y).toBeCloseTo(456);
  });

  it('follows the hand: what was under it stays under it', () => {
    const held = toSheet({ x: 200, y: 200 }, VIEW, WINDOW);
    expect(toWindow(held, viewAfterDrag(VIEW, 50, -20), WINDOW)).toEqual({ x: 250, y: 180 });
  });

  it('comes nearer around a point that stays where it is', () => {
    const at = { x: 650, y: 120 };
    const held = toSheet(at, VIEW, WINDOW);
    const nearer = viewZoomedAround(VIEW, at, 1.5, SHEET, WINDOW);
    expect(nearer.scale).toBe(1.5);
    expect(toWindow(held, nearer, WINDOW).x).toBeCloseTo(at.x);
    expect(toWindow(held, nearer, WINDOW).y).toBeCloseTo(at.y);
  });

  it('never comes nearer than the closest nor goes farther than the whole', () => {
    expect(viewZoomedAround(VIEW, { x: 0, y: 0 }, 100, SHEET, WINDOW).scale).toBe(CLOSEST);
    expect(viewZoomedAround(VIEW, { x: 0, y: 0 }, 0.001, SHEET, WINDOW).scale).toBe(fitSheet(SHEET, WINDOW).scale);
    expect(fitSheet(SHEET, WINDOW).scale).toBeCloseTo(1 / 3);
  });

  it('under two fingers keeps both points under them', () => {
    const [from, to] = [
      [{ x: 300, y: 300 }, { x: 500, y: 300 }],
      [{ x: 250, y: 350 }, { x: 550, y: 350 }],
    ] as [[{ x: number; y: number }, { x: number; y: number }], [{ x: number; y: number }, { x: number; y: number }]];
    const view = viewAfterPinch(VIEW, from, to, SHEET, WINDOW);
    expect(view.scale).toBeCloseTo(1.5);
    for (const i of [0, 1] as const) {
      const now = toWindow(toSheet(from[i], VIEW, WINDOW), view, WINDOW);
      expect(now.x).toBeCloseTo(to[i].x);
      expect(now.y).toBeCloseTo(to[i].y);
    }
  });

  it('never shows what lies beside the sheet, and shows a small sheet in the middle', () => {
    const corner = clampToSheet({ x: -500, y: 99_999, scale: 1 }, SHEET, WINDOW);
    expect(toWindow({ x: 0, y: SHEET.height }, corner, WINDOW)).toEqual({ x: 24, y: 576 });
    const far = clampToSheet({ x: 0, y: 0, scale: 0.01 }, SHEET, { width: 390, height: 844 });
    expect(far).toEqual({ x: 1200, y: 820, scale: 390 / 2400 });
  });

  it('frames points, and keeps the first in the middle where they do not fit', () => {
    const near = fitPoints([{ x: 1000, y: 800 }, { x: 1200, y: 900 }], 1.1, 0.6, SHEET, WINDOW);
    expect(near).toEqual({ x: 1100, y: 850, scale: 1.1 });
    const wide = fitPoints([{ x: 1000, y: 800 }, { x: 2300, y: 100 }], 1.1, 0.6, SHEET, WINDOW);
    expect(wide.scale).toBe(0.6);
    expect(wide.x).toBe(1000);
  });

  it('goes farther than usual and uses less room at its edges where that shows all points', () => {
    const points = [{ x: 1000, y: 800 }, { x: 1950, y: 1000 }, { x: 700, y: 500 }];
    expect(fitPoints(points, 1.1, 0.62, SHEET, WINDOW)).toEqual({ x: 1000, y: 750, scale: 0.62 });
    const all = fitPoints(points, 1.1, 0.62, SHEET, WINDOW, 0.5);
    expect(all.scale).toBeLessThan(0.63);
    expect(all.scale).toBeGreaterThan(0.5);
    for (const point of points) expect(isInView(point, all, WINDOW, 27)).toBe(true);
    const far = [...points, { x: 2300, y: 100 }];
    expect(fitPoints(far, 1.1, 0.62, SHEET, WINDOW, 0.5)).toEqual(fitPoints(far, 1.1, 0.62, SHEET, WINDOW));
  });

  it('glides from one view to another without swinging past it', () => {
    const [from, to] = [{ x: 0, y: 0, scale: 0.5 }, { x: 100, y: 40, scale: 2 }];
    expect(interpolateViews(from, to, 0)).toEqual(from);
    const end = interpolateViews(from, to, 1);
    expect([end.x, end.y, end.scale].map((each) => Math.round(each * 1e6) / 1e6)).toEqual([100, 40, 2]);
    const xs = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => interpolateViews(from, to, share).x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(Math.max(...xs)).toBeLessThan(100);
  });

  it('knows what it shows, and what it shows well', () => {
    const region = visibleRegion(VIEW, WINDOW, 0.5);
    expect(region).toEqual({ x: 200, y: 200, width: 1600, height: 1200 });
    expect(contains(region, visibleRegion(VIEW, WINDOW))).toBe(true);
    expect(contains(visibleRegion(VIEW, WINDOW), region)).toBe(false);
    expect(intersection(region, { x: 0, y: 0, width: 300, height: 100 })).toMatchObject({ width: 100, height: 0 });
    expect(isInView({ x: 1000, y: 800 }, VIEW, WINDOW)).toBe(true);
    expect(isInView({ x: 1390, y: 800 }, VIEW, WINDOW)).toBe(false);
    expect(isInView({ x: 1390, y: 800 }, VIEW, WINDOW, 0)).toBe(true);
  });
});

describe('the picture', () => {
  const chart = parseMap(SMALL);

  it('is taken apart into what is painted and what is drawn', () => {
    expect([chart.width, chart.height, chart.language]).toEqual([1000, 800, 'en']);
    expect(chart.ground).toContain('map-ground');
    expect(chart.ground).toContain('id="map-land"');
    expect(chart.defs).not.toContain('id="map-land"');
    expect(chart.defs).toContain('map-seal-city');
    expect(chart.seals.baghdad).toEqual({ id: 'baghdad', x: 500, y: 400, radius: 15, place: false });
    expect(chart.seals['haunted-house']?.place).toBe(true);
    expect(chart.legs.map(({ by }) => by)).toEqual(['land', 'land', 'sea', 'land', 'power']);
    expect(chart.names[0]).toMatchObject({ id: 'baghdad', kind: 'start', box: { left: 512, top: 392, right: 570, bottom: 408 } });
  });

  it('has its names and numbers apart from the drawing, since SVG text is laid out anew at every scale', () => {
    expect(chart.below + chart.above).not.toContain('<text');
    expect(chart.letters.names[0]).toEqual({ id: 'baghdad', classes: 'name start', lines: ['baghdad'], anchor: 'start', x: 512, y: 400 });
    expect(chart.letters.numbers).toEqual([
      { id: 'red-sea', classes: 'space sea', lines: ['2'], anchor: 'middle', x: 350, y: 604 },
      { id: 'herat', classes: 'space city', lines: ['3'], anchor: 'middle', x: 800, y: 404 },
    ]);
  });

  it('has ways: along its lines in either direction, and through the air where it has none', () => {
    const legs = routeLegs(['damascus', 'baghdad', 'basra', 'herat'], chart.legs, chart.seals);
    expect(legs.map(({ from, to, by }) => [from, to, by])).toEqual([
      ['damascus', 'baghdad', 'land'],
      ['baghdad', 'basra', 'land'],
      ['basra', 'herat', 'power'],
    ]);
    expect(legs[0]!.curve[0]).toEqual({ x: 310, y: 380 });
    expect(pointOnRoute(legs, 0)).toEqual({ x: 310, y: 380 });
    expect(pointOnRoute(legs, 1)).toMatchObject({ x: 800, y: 400 });
    expect(pointOnRoute([], 0.5)).toBeUndefined();
  });

  it('is travelled by the fewest lines, in 700 ms at most', () => {
    expect(shortestRoute('damascus', 'red-sea', chart.legs)).toEqual(['damascus', 'baghdad', 'basra', 'red-sea']);
    expect(shortestRoute('damascus', 'nowhere', chart.legs)).toEqual(['damascus', 'nowhere']);
    expect(travelTime(1)).toBeLessThan(travelTime(3));
    expect(travelTime(12)).toBe(700);
  });
});

describe('the names', () => {
  const real = (): ParsedMap => parseMap(readFileSync(join(import.meta.dirname, '../../../../docs/nights/world.svg'), 'utf-8'));
  let chart: ParsedMap;
  beforeAll(() => void (chart = real()));
  const meet = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  it.each([0.1625, 0.4, 0.55, 0.8])('never lie on each other, on a seal or on an ornament, at a scale of %f', (scale) => {
    const { seals, routes, inside, ornaments } = chart;
    const shown = placeLabels(chart.names, scale, { seals, routes, crowds: ornaments, inside });
    const boxes = chart.names.filter(({ id }) => shown.has(id)).map((name) => ({ id: name.id, box: labelBoxes([name], shown)[0]! }));
    expect(boxes.length).toBeGreaterThan(7);
    const others = [
      ...boxes,
      ...Object.values(seals).map((seal) => ({ id: seal.id, box: boxOf(seal) })),
      ...ornaments.map((box) => ({ id: 'an ornament', box })),
    ];
    const clashes = boxes.flatMap(({ id, box }) => others.filter((other) => other.id !== id && meet(box, other.box)).map((other) => `${id} ${other.id}`));
    expect(clashes).toEqual([]);
    // With only a space between them two names would read as one.
    const wider = ({ left, right, ...box }: Box): Box => ({ ...box, left: left - 5 / scale, right: right + 5 / scale });
    expect(boxes.flatMap(({ id, box }) => boxes.filter((other) => other.id !== id && meet(wider(box), other.box)).map((other) => `${id} ${other.id}`))).toEqual([]);
  });

  it('are never set in letters too small to read, and all are there where there is room', () => {
    const { seals, routes, inside } = chart;
    const far = placeLabels(chart.names, 0.4, { seals, routes, inside });
    for (const { id, size } of chart.names) {
      const name = far.get(id);
      if (name) expect(size * name.factor * 0.4).toBeGreaterThanOrEqual(11);
    }
    expect(far.has('baghdad')).toBe(true);
    const near = placeLabels(chart.names, 1, { seals, routes, inside });
    expect(near.size).toBe(chart.names.length);
    for (const { id, box } of chart.names) expect(near.get(id)).toEqual({ factor: 1, left: box.left, top: box.top });
  });

  it('of wild spaces are left out where they would lie across another', () => {
    const { seals, routes, inside } = chart;
    const wild = chart.names.find(({ kind }) => kind === 'wild')!;
    const namesWith = (crowds: readonly Box[]) => {
      const city = { ...wild, id: 'city', kind: 'city' as const };
      return placeLabels([wild, city], 1, { seals, routes, crowds, inside });
    };
    const all = { left: 0, top: 0, right: chart.width, bottom: chart.height };
    expect([...namesWith([all]).keys()]).toEqual(['city']);
    expect(placeLabels([wild], 1, { seals, routes, crowds: [all], inside }).has(wild.id)).toBe(true);
  });

  it('give way to heroes, and tags to both', () => {
    const choices = ['damascus', 'mosul', 'basra', 'hamadan'].map((space) => spot(space, 1));
    const { names, tags, marks } = layoutAt(0.9, chart, BOARD, choices, true);
    expect([...tags.keys()]).toEqual(choices.map(({ space }) => space));
    expect(marks.has('basra')).toBe(true);
    expect(names.has('samarkand')).toBe(true);
    expect(layoutAt(0.9, chart, BOARD, choices, false).tags.size).toBe(0);
    const drawn = chart.names.find(({ id }) => id === 'samarkand')!.box;
    expect(names.get('samarkand')).not.toEqual({ factor: 1, left: drawn.left, top: drawn.top });
  });
});

describe('the pieces', () => {
  it('stand side by side around the place of one', () => {
    expect(fanOffset(0, 1, 30)).toEqual({ x: 0, y: 0 });
    const three = [0, 1, 2].map((i) => fanOffset(i, 3, 30));
    expect(three[0]!.x).toBe(-three[2]!.x);
    expect(three[1]!.x).toBe(0);
    expect(three[1]!.y).toBeGreaterThan(three[0]!.y);
    const six = [0, 1, 2, 3, 4, 5].map((i) => fanOffset(i, 6, 30).x);
    expect(new Set(six).size).toBe(6);
    expect(six[5]! - six[0]!).toBeLessThan(90);
  });

  it('lie in rows of four', () => {
    expect([0, 1, 2, 3, 4].map((i) => gridOffset(i, 5, 10))).toEqual([
      { x: -15, y: -5 },
      { x: -5, y: -5 },
      { x: 5, y: -5 },
      { x: 15, y: -5 },
      { x: 0, y: 5 },
    ]);
  });

  it('have initials that tell them apart', () => {
    expect(initials(['Ana', 'Bo', 'amir', 'Élise'])).toEqual(['An', 'B', 'Am', 'É']);
  });

  it('are all that the board knows', () => {
    const marks = marksOf(BOARD);
    expect(marks.get('basra')).toEqual([{ kind: 'claimed', seat: 'Ana' }, { kind: 'seat', seat: 'Bo' }]);
    expect(marks.get('haunted-house')).toEqual([{ kind: 'destination', seat: 'Ana' }]);
    expect(marks.get('mosul')).toEqual([{ kind: 'wanted', seat: 'Inés' }]);
    expect(marks.get('damascus')).toEqual([{ kind: 'quest', seat: 'Ana' }, { kind: 'card', seat: 'Inés' }]);
    expect(marks.get('muscat')).toEqual([{ kind: 'home', seat: 'Bo' }]);
    expect(seatsBySpace(BOARD).get('baghdad')).toEqual(['Ana', 'Inés', 'Dov']);
  });
});

describe('the list', () => {
  beforeAll(() => loadLanguage('en'));

  it('is grouped from near to far, each group by name', () => {
    const groups = groupByDistance([spot('c', 2, 'Écija'), spot('b', 1, 'Basra'), spot('a', 2, 'Zaila'), spot('d', 2, 'Fez')], 'en');
    expect(groups.map(({ steps, spots }) => [steps, spots.map(({ label }) => label)])).toEqual([
      [1, ['Basra']],
      [2, ['Écija', 'Fez', 'Zaila']],
    ]);
  });

  it('is searched by the beginnings of words, without accents', () => {
    expect(matchesSearch('la Forêt de l’Éléphant', 'foret elep')).toBe(true);
    expect(matchesSearch('la Forêt des Éléphants', 'foret elep')).toBe(true);
    expect(matchesSearch('Su-Chou', 'chou')).toBe(true);
    expect(matchesSearch('Damascus', 'masc')).toBe(false);
    expect(matchesSearch('Damascus', '')).toBe(true);
  });
});

describe('the arrow keys', () => {
  it('lead to the nearest space on their side', () => {
    const spots = [
      { space: 'east', x: 100, y: 10 },
      { space: 'far-east', x: 300, y: 0 },
      { space: 'north', x: 5, y: -80 },
    ];
    expect(nextSpot({ x: 0, y: 0 }, 'ArrowRight', spots)).toBe('east');
    expect(nextSpot({ x: 0, y: 0 }, 'ArrowUp', spots)).toBe('north');
    expect(nextSpot({ x: 0, y: 0 }, 'ArrowLeft', spots)).toBeUndefined();
    expect(nextSpot({ x: 0, y: 0 }, 'Enter', spots)).toBeUndefined();
  });
});

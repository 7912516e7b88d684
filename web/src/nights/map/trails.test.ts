import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import MapDrawing from './MapDrawing.svelte';
import { parseMap, type Leg } from './parseMap';
import { SMALL } from './smallMapFixture';
import { MINIATURES } from '../heroes/portraits';
import { opacityOfTrailLine, extendTrail, dashesOf, TRAIL_LEGS } from './trails';

const leg = (from: string, to: string): Leg => ({ from, to, by: 'land', curve: [{ x: 0, y: 0 }, { x: 1, y: 1 }, { x: 2, y: 0 }] });
const ends = (legs: readonly Leg[]) => legs.map(({ to }) => to);

it('grows with each journey, and forgets its oldest lines', () => {
  const one = extendTrail(undefined, 'sindbad', [leg('a', 'b')]);
  expect(ends(extendTrail(one, 'sindbad', [leg('b', 'c')]).legs)).toEqual(['b', 'c']);
  const many = Array.from({ length: TRAIL_LEGS + 3 }, (_, i) => leg('x', String(i)));
  expect(ends(extendTrail(one, 'sindbad', many).legs)).toEqual(ends(many).slice(-TRAIL_LEGS));
});

it('ends with its hero', () => {
  const one = extendTrail(undefined, 'sindbad', [leg('a', 'b')]);
  expect(extendTrail(one, 'aladdin', [leg('b', 'c')])).toEqual({ hero: 'aladdin', legs: [leg('b', 'c')] });
});

it('is clearest where the hero has just been', () => {
  const seen = [0, 1, 2, 3].map((index) => opacityOfTrailLine(index, 4));
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(opacityOfTrailLine(0, 1)).toBe(seen.at(-1));
});

it('has a pattern that no other hero has, for those who cannot tell the colours apart', () => {
  const heroes = Object.keys(MINIATURES);
  expect(new Set(heroes.map(dashesOf)).size).toBe(heroes.length);
});

it('is drawn in the colour and pattern of its hero, below the route to the space in focus', async () => {
  const trails = { Ana: { hero: 'sindbad', legs: [leg('a', 'b'), leg('b', 'c')] } };
  const shown = mount(MapDrawing, { target: document.body, props: { chart: parseMap(SMALL), names: new Map(), trails, way: [leg('c', 'd')], far: false } });
  flushSync();
  const trail = document.querySelector<SVGGElement>('[data-trail=Ana]')!;
  expect(trail.querySelectorAll('path:not(.edge)')).toHaveLength(2);
  expect(trail.style.getPropertyValue('--pigment')).not.toBe('');
  expect(trail.getAttribute('stroke-dasharray')).toBe(dashesOf('sindbad'));
  expect(trail.compareDocumentPosition(document.querySelector('.shown-way')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await unmount(shown);
});

import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { boxOf } from './labelPlacement';
import { bookFromMap } from './mock';
import { parseMap } from './parseMap';
import { SMALL } from './smallMapFixture';
import drawings from './vignettes.json';
import { placeVignettes } from './vignettes';

const SHIPPED = '../src/serai/book/cartography/prerendered';

const chart = parseMap(SMALL);
const placed = placeVignettes(chart, bookFromMap(SMALL));
const boxes = placed.map(({ x, y }) => ({ left: x - 23, right: x + 23, top: y - 34, bottom: y }));

it('shows something, and only what is drawn', () => {
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.filter(({ name }) => !(name in drawings))).toEqual([]);
});

it('stands on no seal, no name, no route, and on no other vignette', () => {
  const meets = (one: (typeof boxes)[0], other: (typeof boxes)[0]) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const others = [...Object.values(chart.seals).map(boxOf), ...chart.names.map(({ box }) => box), ...chart.ornaments];
  for (const [i, box] of boxes.entries()) {
    expect([...others, ...boxes.slice(i + 1)].filter((other) => meets(box, other))).toEqual([]);
    expect(chart.routes.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)).toEqual([]);
  }
});

it('shows every drawing somewhere on the map that ships', () => {
  const file = readdirSync(SHIPPED).find((name) => name.endsWith('.en.svg.gz'))!;
  const svg = gunzipSync(readFileSync(`${SHIPPED}/${file}`)).toString('utf-8');
  const names = placeVignettes(parseMap(svg), bookFromMap(svg)).map(({ name }) => name);
  expect([...new Set(names)].sort()).toEqual(Object.keys(drawings).sort());
});

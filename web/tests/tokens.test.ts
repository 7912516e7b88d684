// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Palette = Record<string, string>;

const source = (path: string) => readFileSync(join(import.meta.dirname, '../src', path), 'utf-8').replace(/\/\*[^]*?\*\//g, '');
const classesIn = (css: string) => new Set([...css.replace(/\{[^{}]*\}/g, ' ').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!));

it('no global style applies to passages of the Book, whose class is their kind', () => {
  const passages = classesIn(source('nights/page/PassageView.svelte').split('<style>')[1]!);
  expect([...passages]).toContain('first');
  expect([...classesIn(source('style/base.css'))].filter((name) => passages.has(name))).toEqual([]);
});

const text = readFileSync(join(import.meta.dirname, '../src/style/tokens.css'), 'utf-8').replace(/\/\*[^]*?\*\//g, '');

/** The colours of a CSS rule, for light or dark mode. */
function colours(selector: string, light: 'day' | 'lamp'): Palette {
  const rule = text.split('}').find((each) => each.split('{')[0]?.split(',').some((one) => one.trim() === selector));
  if (!rule) throw new Error(`no rule for ${selector}`);
  const found: Palette = {};
  for (const [, name, day, lamp] of rule.matchAll(/--([a-z-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)) {
    found[name!] = (light === 'day' ? day : lamp)!;
  }
  return found;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS: Record<string, (light: 'day' | 'lamp') => Palette> = {
  morning: (light) => colours("[data-hour='morning']", light),
  noon: (light) => colours("[data-hour='noon']", light),
  night: (light) => colours("[data-hour='night']", light),
  dice: (light) => colours("[data-skin='wood']", light),
  'a sheet on the felt': (light) => ({ ...colours("[data-skin='wood']", light), ...colours("[data-skin='wood'] .felt .surface", light) }),
};

/** Text on its background: 4.5. */
const TEXTS = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'shade'],
  ['faded', 'paper'],
  ['faded', 'surface'],
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['second', 'paper'],
  ['second', 'surface'],
  ['danger', 'paper'],
  ['danger', 'surface'],
  ['on-accent', 'accent'],
  ['on-second', 'second'],
  ['on-gold', 'gold'],
  ['on-danger', 'danger'],
] as const;

/** Edges and rings that carry meaning, against their background: 3. */
const EDGES = [
  ['edge', 'paper'],
  ['edge', 'surface'],
  ['gold-edge', 'paper'],
  ['gold-edge', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
] as const;

describe.each(Object.keys(GROUNDS))('%s', (ground) => {
  describe.each(['day', 'lamp'] as const)('by %s', (light) => {
    const palette = GROUNDS[ground]!(light);

    it.each(TEXTS)('%s is read on %s', (above, below) => {
      expect(contrast(palette[above]!, palette[below]!)).toBeGreaterThanOrEqual(4.5);
    });
    it.each(EDGES)('%s is seen beside %s', (above, below) => {
      expect(contrast(palette[above]!, palette[below]!)).toBeGreaterThanOrEqual(3);
    });
  });
});

describe.each(['morning', 'noon', 'night'])('the tracks at %s', (hour) => {
  const tracks = Object.fromEntries([...text.matchAll(/--(destiny|story):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name!, colour!]));

  it.each(['destiny', 'story'])('%s is the same as ever, and seen beside what it lies on', (track) => {
    expect(text.match(new RegExp(`--${track}:`, 'g'))).toHaveLength(1);
    for (const light of ['day', 'lamp'] as const) {
      const palette = GROUNDS[hour]!(light);
      for (const ground of ['surface', 'shade']) expect(contrast(tracks[track]!, palette[ground]!), `${ground} by ${light}`).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(['day', 'lamp'] as const)('the felt by %s', (light) => {
  const room = colours("[data-skin='wood']", light);
  const felt = { ...room, ...colours("[data-skin='wood'] .felt", light) };

  it.each(['ink', 'faded', 'accent', 'second', 'danger'])('%s is read on it', (name) => {
    expect(contrast(felt[name]!, room.felt!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['edge', 'gold', 'focus'])('%s is seen on it', (name) => {
    expect(contrast(felt[name]!, room.felt!)).toBeGreaterThanOrEqual(3);
  });
  it('shows a sheet that lies on it', () => {
    expect(Math.max(contrast(room.surface!, room.felt!), contrast(room.edge!, room.felt!))).toBeGreaterThanOrEqual(3);
  });
});

it('measures contrast as the guidelines do', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

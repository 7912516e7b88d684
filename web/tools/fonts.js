// Subsets the fonts: Latin letters, and only the OpenType features that the pages use (small caps for headings, both kinds of figures).
// Each font gets two files: what most pages need, and the letters of other Latin languages, which names may contain. Runs once and writes
// web/fonts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';

const LETTERS = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'calt'];
const FIGURES = ['lnum', 'onum', 'pnum', 'tnum'];
const SMALL_CAPS = ['smcp', 'c2sc'];

const book = (face, features) => ({
  name: `eb-garamond-${face.toLowerCase().replace('_', '-')}`,
  from: `@expo-google-fonts/eb-garamond/${face}/EBGaramond_${face}.ttf`,
  features,
});
const label = (weight, from) => ({
  from: `@fontsource/alegreya-sans/files/alegreya-sans-${from}-${weight}-normal.woff2`,
  features: [...LETTERS, ...FIGURES],
});

/** The ranges must match `src/style/fonts.css`. */
const LATIN = [[0x20, 0x7e], [0xa0, 0xff], [0x131, 0x131], [0x152, 0x153], [0x2010, 0x2027], [0x202f, 0x203a], [0x20ac, 0x20ac], [0x2212, 0x2212]];
const EXTENDED = [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], [0x218, 0x21b]];

const BOOK = [
  book('400Regular', [...LETTERS, ...FIGURES, ...SMALL_CAPS]),
  book('500Medium', [...LETTERS, ...FIGURES, ...SMALL_CAPS]),
  book('600SemiBold', [...LETTERS, ...FIGURES]),
  book('400Regular_Italic', [...LETTERS, ...FIGURES]),
  book('500Medium_Italic', [...LETTERS, ...FIGURES]),
];
const CUTS = [
  ...BOOK.map((face) => ({ ...face, name: `${face.name}-latin`, ranges: LATIN })),
  ...BOOK.map((face) => ({ ...face, name: `${face.name}-extended`, ranges: EXTENDED })),
  ...[500, 800].map((weight) => ({ ...label(weight, 'latin'), name: `alegreya-sans-${weight}-latin`, ranges: LATIN })),
  ...[500, 800].map((weight) => ({ ...label(weight, 'latin-ext'), name: `alegreya-sans-${weight}-extended`, ranges: EXTENDED })),
];

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../fonts');
const textOf = (ranges) => ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))).join('');

mkdirSync(folder, { recursive: true });
for (const { name, from, features, ranges } of CUTS) {
  const file = join(folder, `${name}.woff2`);
  if (existsSync(file)) continue;
  const whole = readFileSync(require.resolve(from));
  writeFileSync(file, await subset(whole, textOf(ranges), { targetFormat: 'woff2', keepFeatures: features, noHinting: true }));
}

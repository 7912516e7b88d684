// Cuts the book face to what is read here: the letters of Latin scripts with every feature (real small caps, both kinds
// of figures), which ready-made subsets leave out. Made once, into web/fonts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';

const FACES = ['400Regular', '500Medium', '600SemiBold', '400Regular_Italic', '500Medium_Italic'];

/** Latin and its supplement, extended Latin A, and the marks of three languages. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../fonts');
const text = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))).join('');

mkdirSync(folder, { recursive: true });
for (const face of FACES) {
  const file = join(folder, `eb-garamond-${face.toLowerCase().replace('_', '-')}.woff2`);
  if (existsSync(file)) continue;
  const whole = readFileSync(require.resolve(`@expo-google-fonts/eb-garamond/${face}/EBGaramond_${face}.ttf`));
  writeFileSync(file, await subset(whole, text, { targetFormat: 'woff2' }));
}

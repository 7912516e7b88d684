// How much a first visit downloads, gzipped, without fonts: index.html, the lobby's preload hints, and one language.
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { gzipSync } from 'node:zlib';

const BUDGET = 200_000;
const gzipped = (file) => gzipSync(readFileSync(`dist/${file}`)).length;

const page = readFileSync('dist/index.html', 'utf-8');
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const hinted = JSON.parse(readFileSync('dist/hints.json', 'utf-8')).lobby.map((link) => /<\/(.+)>/.exec(link)[1]).filter((file) => !file.endsWith('.woff2'));
const languages = readdirSync('dist/assets').filter((file) => /^(en|fr|es)-.*\.js$/.test(file));
const largest = languages.map((file) => `assets/${file}`).sort((a, b) => gzipped(b) - gzipped(a))[0];

let total = 0;
for (const file of ['index.html', ...named, ...hinted, largest]) {
  total += gzipped(file);
  console.log(`${String(gzipped(file)).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  in all (at most ${BUDGET})`);
process.exitCode = total > BUDGET ? 1 : 0;

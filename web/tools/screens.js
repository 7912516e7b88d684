// Pictures of the main screens, and what axe-core finds on them: npm run screens [-- FOLDER [WORD …]]
// With words, only the pictures whose name contains one of them are taken. It shows what `npm run build` made.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const [folder = '../docs/screens', ...words] = process.argv.slice(2);

const DESK = { width: 1360, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 740 };

/** name, address, size, and settings as the browser keeps them */
const SCREENS = [
  ['door-desk', '/', DESK, {}],
  ['door-desk-lamp', '/', DESK, { theme: 'dark' }],
  ['door-phone', '/', PHONE, { language: 'fr' }],
  ['design-morning-desk', '/design', DESK, {}],
  ['design-morning-desk-lamp', '/design', DESK, { theme: 'dark' }],
  ['design-noon-desk', '/design?hour=noon', DESK, { language: 'fr' }],
  ['design-night-desk', '/design?hour=night', DESK, { language: 'es' }],
  ['design-dice-desk', '/design?room=dice', DESK, {}],
  ['design-dice-desk-lamp', '/design?room=dice', DESK, { theme: 'dark' }],
  ['design-morning-phone', '/design', PHONE, {}],
  ['design-dice-phone', '/design?room=dice', PHONE, { language: 'es' }],
  ['design-night-phone', '/design?hour=night', SMALL, { language: 'fr' }],
  ['design-large-phone', '/design', SMALL, { textSize: 200 }],
  ['settings-desk', '/settings', DESK, {}],
  ['settings-phone', '/settings', SMALL, { language: 'es', theme: 'dark' }],
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, or the one that CHROMIUM names. */
function browser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const files = (process.env.PATH ?? '').split(delimiter).flatMap((place) => names.map((name) => join(place, name)));
  const found = [process.env.CHROMIUM, ...files].find((file) => file && existsSync(file));
  if (!found) throw new Error('There is no Chromium on this machine: install it, or name one in CHROMIUM.');
  return found;
}

mkdirSync(folder, { recursive: true });
const profile = mkdtempSync(join(tmpdir(), 'serai-screens-'));
const house = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const origin = new URL(house.resolvedUrls.local[0]).origin;
const context = await chromium.launchPersistentContext(profile, {
  executablePath: browser(),
  headless: true,
  args: FLAGS,
});
const axe = createRequire(import.meta.url).resolve('axe-core');
let found = 0;

try {
  for (const [name, address, viewport, kept] of SCREENS) {
    if (words.length && !words.some((word) => name.includes(word))) continue;
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.log(`${name}: ${message.text()}`));
    page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
    await page.setViewportSize(viewport);
    const settings = JSON.stringify({ language: 'en', theme: 'light', motion: 'reduced', textSize: 100, ...kept });
    await page.addInitScript((text) => localStorage.setItem('serai.settings', text), settings);
    await page.goto(origin + address);
    await page.waitForSelector('h1');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) console.log(`${name}: ${wide} px too wide`);
    if (!address.includes('settings')) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
    }
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.addScriptTag({ path: axe });
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    for (const { id, nodes } of violations) {
      found += nodes.length;
      console.log(`${name}: ${id}`);
      for (const node of nodes.slice(0, 4)) console.log(`    ${node.html.slice(0, 120)}\n    ${node.any[0]?.message ?? ''}`);
    }
    await page.close();
  }
} finally {
  await context.close();
  await house.close();
  rmSync(profile, { recursive: true, force: true });
}
console.log(found ? `axe-core found ${found} violations.` : 'axe-core found no violation.');
process.exitCode = found ? 1 : 0;

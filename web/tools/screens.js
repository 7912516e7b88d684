// Pictures of the main screens, and what axe-core finds on them: npm run screens [-- FOLDER [WORD …]]
// With words, only the pictures whose name contains one of them are taken. A house is opened for it in a folder of its
// own; it shows what `npm run build` made.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';

const [folder = '../docs/screens', ...words] = process.argv.slice(2);

const DESK = { width: 1360, height: 900 };
const WIDE = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 740 };
const LYING = { width: 844, height: 390 };

const here = (...names) => names.map((name) => ({ kind: 'here', name }));
const BOT = { kind: 'bot', bot: 'king' };
const LINK = { kind: 'link' };

/** What stands on a screen before the picture is taken: an address, or a table and what is done at it. */
const table = (chairs, { as = 'host', act, seed = 5, ...terms } = {}) => ({ chairs, as, act, terms: { seed, takebacks: true, ...terms } });
const press = (name) => (page) => page.getByRole('button', { name, exact: true }).click();
const settled = (page) => page.waitForSelector('.dice-area button, .ending', { timeout: 20_000 });

/** name, address or table, size, and settings as the browser keeps them */
const SCREENS = [
  ['door-desk', '/', DESK, {}],
  ['door-desk-lamp', '/', DESK, { theme: 'dark' }],
  ['door-phone', '/', PHONE, { language: 'fr' }],
  ['door-large-phone', '/', SMALL, { textSize: 200 }],
  ['play-now-phone', { address: '/', act: press('Jugar ya contra bots') }, PHONE, { language: 'es' }],
  ['play-now-desk', { address: '/', act: press('Play now against bots') }, DESK, {}],
  ['set-table-desk', '/new/dice', DESK, {}],
  ['set-table-desk-lamp', '/new/dice', DESK, { theme: 'dark', language: 'fr' }],
  ['set-table-phone', '/new/dice', PHONE, { language: 'es' }],
  ['waiting-desk', table([...here('Ana'), LINK, LINK, BOT]), DESK, {}],
  ['waiting-desk-lamp', table([...here('Ana'), LINK, LINK, BOT]), DESK, { theme: 'dark', language: 'fr' }],
  ['waiting-phone', table([...here('Ana'), LINK, BOT]), PHONE, {}],
  ['waiting-guest-phone', table([...here('Ana'), LINK, BOT], { as: 'guest' }), PHONE, { language: 'fr' }],
  ['table-desk', table([...here('Ana'), BOT, BOT], { act: settled }), DESK, {}],
  ['table-desk-lamp', table([...here('Ana'), BOT, BOT], { act: settled }), DESK, { theme: 'dark', language: 'es' }],
  ['table-wide', table([...here('Ana', 'Inés'), BOT], { act: settled, clock: { kind: 'move', count: 120 } }), WIDE, { language: 'fr' }],
  ['table-phone', table([...here('Ana'), BOT, BOT], { act: settled }), PHONE, { language: 'fr' }],
  ['table-phone-lamp', table([...here('Ana'), BOT], { act: settled }), SMALL, { theme: 'dark', language: 'es' }],
  ['table-lying', table([...here('Ana'), BOT, BOT], { act: settled }), LYING, {}],
  ['table-large-phone', table([...here('Ana'), BOT], { act: settled }), SMALL, { textSize: 200 }],
  ['table-watching', table([...here('Ana'), BOT], { as: 'watcher', act: settled }), DESK, { language: 'fr' }],
  ['rules-phone', table([...here('Ana'), BOT], { act: async (page) => (await settled(page), press('Rules of this moment')(page)) }), PHONE, {}],
  ['log-phone', table([...here('Ana'), BOT], { act: async (page) => (await settled(page), press('Log and talk')(page)) }), PHONE, {}],
  ['menu-desk', table([...here('Ana'), BOT], { act: async (page) => (await settled(page), press('More')(page)) }), DESK, {}],
  ['refused', '/t/nowhere', PHONE, {}],
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

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** A house in a folder of its own. */
async function openHouse(home) {
  const port = await freePort();
  const house = spawn('../.venv/bin/serai', ['play', '--private', '--no-browser', '--port', String(port)], {
    env: { ...process.env, SERAI_HOME: home },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 100; i++) {
    if (await fetch(`${origin}/health`).then(({ ok }) => ok, () => false)) return { house, origin };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The house does not open.');
}

/** Opens a table in the house; returns its address and what the browser keeps of it. */
async function set(origin, { chairs, as, terms }) {
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ terms: { game: 'dice', ...terms }, chairs }),
  });
  const opened = await response.json();
  if (!response.ok) throw new Error(opened.sentence);
  if (as === 'guest') return { address: `/t/${opened.table}#${opened.invitation}`, own: [] };
  if (as === 'watcher') return { address: `/t/${opened.table}#${opened.gallery}`, own: [] };
  const keys = Object.fromEntries(opened.chairs.flatMap((key, i) => (key ? [[i, key]] : [])));
  const { table, host, invitation, gallery } = opened;
  const own = { table, game: 'dice', keys: [host, ...Object.values(keys)], host, invitation, gallery, chairs: keys, names: [], seen: 1 };
  return { address: `/t/${table}`, own: [own] };
}

mkdirSync(folder, { recursive: true });
const profile = mkdtempSync(join(tmpdir(), 'serai-screens-'));
const { house, origin } = await openHouse(join(profile, 'home'));
const context = await chromium.launchPersistentContext(join(profile, 'browser'), {
  executablePath: browser(),
  headless: true,
  args: FLAGS,
});
// The house lets no script in that is not its own; the browser itself may run one.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf-8');
const SEEN = Date.UTC(2026, 0, 6, 20, 15);
const OWN = [
  { table: 'kestrel', game: 'dice', keys: ['lamp'], chairs: {}, names: ['Ana', 'Inés', 'Saffron'], seen: SEEN, phase: 'playing', mine: true },
  { table: 'heron', game: 'dice', keys: ['lamp'], chairs: {}, names: ['Ana', 'Barnabé'], seen: SEEN - 9e7, phase: 'playing', waiting: 'Barnabé' },
  { table: 'swift', game: 'dice', keys: ['lamp'], chairs: {}, names: ['Ana', 'Sesame', 'Clove'], seen: SEEN - 3e8, phase: 'over' },
];
let found = 0;

try {
  const shown = { terms: { game: 'dice' }, chairs: [...here('Barnabé'), LINK, BOT], public: true };
  await fetch(`${origin}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(shown) });
  for (const [name, what, viewport, kept] of SCREENS) {
    if (words.length && !words.some((word) => name.includes(word))) continue;
    const stood = typeof what === 'string' ? { address: what } : what;
    const { address, own } = stood.chairs ? await set(origin, stood) : { address: stood.address, own: OWN };
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.log(`${name}: ${message.text()}`));
    page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
    await page.setViewportSize(viewport);
    const settings = JSON.stringify({ language: 'en', theme: 'light', motion: 'reduced', textSize: 100, ...kept });
    await page.addInitScript(
      ([settings, tables]) => {
        localStorage.setItem('serai.settings', settings);
        localStorage.setItem('serai.tables', tables);
        localStorage.setItem('serai.wishes', JSON.stringify({ name: 'Ana' }));
      },
      [settings, JSON.stringify(own)],
    );
    await page.goto(origin + address);
    await page.waitForSelector('h1', { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(350);
    await stood.act?.(page);
    await page.waitForTimeout(350);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) console.log(`${name}: ${wide} px too wide`);
    if (!address.includes('settings') && !stood.act) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
    }
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.evaluate(axe);
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
  house.kill();
  await new Promise((done) => house.once('exit', done));
  rmSync(profile, { recursive: true, force: true });
}
console.log(found ? `axe-core found ${found} violations.` : 'axe-core found no violation.');
process.exitCode = found ? 1 : 0;

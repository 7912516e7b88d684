// Takes screenshots of the main screens and runs axe-core on them: npm run screens [-- FOLDER [WORD …]]. With words, only screenshots
// whose name contains one of them. It starts a server in a folder of its own with the build in web/dist.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { chromium as browser, FLAGS } from './chromium.js';
import { House, FAST, kept as newestKeysOf } from './house.js';

const [folder = '../docs/screens', ...words] = process.argv.slice(2);

const DESK = { width: 1360, height: 900 };
const WIDE = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 740 };
const LYING = { width: 844, height: 390 };

const here = (...names) => names.map((name) => ({ kind: 'here', name }));
const BOT = { kind: 'bot', bot: 'king' };
const LINK = { kind: 'link' };

/** What to show: an address, or a table and what to do there. */
const table = (chairs, { as = 'host', act, ...terms } = {}) => ({ chairs, as, act, terms: { seed: 5, options: { first: 'Ana' }, ...terms } });
const press = (name) => (page) => page.getByRole('button', { name }).first().click();
const key = (name) => (page) => page.keyboard.press(name);
const then = (...acts) => async (page) => {
  for (const act of acts) await act(page);
};
const ready = (kind = '') => (page) =>
  page.locator(`.question[data-question${kind && `="${kind}"`}] .answers button:not([aria-disabled="true"])`).first().waitFor({ timeout: 20_000 });
const settled = (page) => page.waitForSelector('.dice-area button, .ending', { timeout: 20_000 });

const ANSWERS = '.question[data-question] .answers button:not([aria-disabled="true"])';
const asked = async (page) => {
  await page.locator(`${ANSWERS}, .ending`).first().waitFor({ timeout: 20_000 });
  return (await page.locator('.ending').isVisible()) ? '' : page.locator('.question').getAttribute('data-question');
};

/** Keeps dice that occur more than once; returns whether nothing is left to keep. */
async function keepWhatLiesTwice(page) {
  const dice = await page.locator('.dice-area .columns button').evaluateAll((all) =>
    all.map((die) => ({ number: die.getAttribute('aria-label').match(/: (\d)|: (\d)|(\d),/g)?.at(-1)?.match(/\d/)?.[0], kept: die.ariaPressed === 'true' })),
  );
  const good = dice.map(({ number }) => dice.filter((other) => other.number === number).length > 1);
  for (const [i, { kept }] of dice.entries()) if (good[i] !== kept) await page.keyboard.press(String(i + 1));
  return good.every(Boolean);
}

/** Rolls again, or stops and confirms it if it costs something. */
async function rollOrStop(page) {
  if (!(await keepWhatLiesTwice(page))) return page.keyboard.press('r');
  const costs = await page.locator('.question button[aria-keyshortcuts="s"]').getAttribute('aria-haspopup');
  await page.keyboard.press('s');
  if (costs) await page.locator('dialog:modal button[aria-keyshortcuts="s"]').click();
}

/** Answers this many questions; `Infinity` plays to the end. */
const play = (questions) => async (page) => {
  for (let i = 0; i < questions; i++) {
    const kind = await asked(page);
    if (!kind) return;
    if (kind !== 'keep') await page.locator(ANSWERS).first().click();
    else await rollOrStop(page);
    await page.waitForTimeout(80);
  }
  await asked(page);
};
/** Plays until the dice have been rolled and some are kept. */
const someDice = async (page) => {
  for (let kind = await asked(page); kind && kind !== 'keep'; kind = await asked(page)) await play(1)(page);
  if (await page.locator('.ending').isHidden()) await keepWhatLiesTwice(page);
};

// The Nights.

const TRAVELLER = { kind: 'bot', bot: 'traveller' };
/** A table of the Nights at a fixed time of day, which would change slowly. */
const night = (chairs, { hour = 'morning', goal = 20, act, ...terms } = {}) => ({ ...table(chairs, { act, seed: 3, ...terms, game: 'nights', options: { goal } }), hour });
const TALE = '.question-panel[data-question] :is([data-option], [data-card], [aria-keyshortcuts="l"][aria-expanded="false"]):not([aria-disabled="true"])';
const LEAF = 'article.book footer button[aria-keyshortcuts=" "]';

/** Turns pages until there is a question; returns its kind, or '' at the end. */
async function nightAsks(page) {
  for (;;) {
    await page.locator(`${TALE}, ${LEAF}, .ending`).first().waitFor({ timeout: 60_000 });
    if (await page.locator('.ending').isVisible()) return '';
    if (await page.locator(TALE).first().isVisible()) return page.locator('.question-panel[data-question]').getAttribute('data-question');
    await page.locator(LEAF).click({ timeout: 2000 }).catch(() => {});
  }
}

/** Answers in a way that advances the game: leave Baghdad once, then go home and stay. */
async function answerNight(page, kind) {
  const asked = page.locator('.question-panel[data-question]');
  if (kind === 'skill') await asked.locator('[data-card]').first().click();
  const list = asked.locator('button[aria-keyshortcuts="l"][aria-expanded="false"]');
  if (await list.isVisible()) await list.click();
  const options = await asked.locator('[data-option]').evaluateAll((all) => all.map((each) => each.dataset.option));
  const option = ['declare', 'move:baghdad', 'move:damascus', 'stay', 'done'].find((each) => options.includes(each)) ?? options[0];
  await asked.locator(`[data-option="${option}"]`).click();
  await page.waitForTimeout(150);
}

/** Plays until a kind of question has come up this often; without a kind, to the end. */
const nightUntil = (kind = '', times = 1) => async (page) => {
  for (let left = times; ; ) {
    const now = await nightAsks(page);
    if (!now || (now === kind && --left === 0)) return;
    await answerNight(page, now);
  }
};
/** Plays until a story has been read and its page waits to be turned. */
const nightPage = async (page) => {
  await nightUntil('reaction')(page);
  await answerNight(page, 'reaction');
  await page.locator(`${LEAF}, ${TALE}`).first().waitFor();
};

/** The whole rulebook would be too long for a screenshot. */
const rulesThere = (page) => page.locator('main h2').first().waitFor();

/** Name, address or table, size, and stored settings. */
const SCREENS = [
  ['door', '/', DESK, {}],
  ['door-lamplight', '/', DESK, { theme: 'dark', language: 'fr' }],
  ['door-phone', '/', PHONE, { language: 'es' }],
  ['play-now-phone', { address: '/', act: press('Jouer tout de suite contre des robots') }, PHONE, { language: 'fr' }],
  ['set-table', '/new/dice', DESK, { language: 'es' }],
  ['set-table-phone-lamplight', '/new/dice', PHONE, { theme: 'dark' }],
  ['waiting', table([...here('Ana'), LINK, LINK, BOT]), DESK, {}],
  ['waiting-lamplight', table([...here('Ana'), LINK, BOT]), DESK, { theme: 'dark', language: 'es' }],
  ['waiting-guest-phone', table([...here('Ana'), LINK, BOT], { as: 'guest' }), PHONE, { language: 'fr' }],
  ['table', table([...here('Ana'), BOT, BOT], { act: then(play(14), someDice) }), DESK, {}],
  ['table-lamplight', table([...here('Ana'), BOT, BOT], { act: then(play(18), someDice), seed: 8 }), DESK, { theme: 'dark', language: 'fr' }],
  ['table-wide', table([...here('Ana'), BOT, BOT, BOT], { act: then(play(12), someDice), seed: 11, clock: { kind: 'move', count: 120 } }), WIDE, { language: 'es' }],
  ['table-phone', table([...here('Ana'), BOT, BOT], { act: then(play(14), someDice) }), PHONE, {}],
  ['table-phone-lamplight', table([...here('Ana'), BOT], { act: play(12) }), SMALL, { theme: 'dark', language: 'es' }],
  ['table-phone-lying', table([...here('Ana'), BOT, BOT], { act: play(9) }), LYING, { language: 'fr' }],
  ['question-take', table(here('Ana', 'Bo', 'Inés'), { seed: 16, act: then(ready('keep'), key('s'), ready('take')) }), DESK, { language: 'fr' }],
  ['question-dragon-phone', table(here('Ana', 'Bo', 'Inés'), { seed: 52, act: then(ready('keep'), key('s'), ready('dragon')) }), PHONE, {}],
  ['question-place', table(here('Ana', 'Bo', 'Inés'), { seed: 22, act: then(ready('keep'), key('s'), ready('place')) }), DESK, { language: 'es', theme: 'dark' }],
  ['odds', table([...here('Ana'), BOT, BOT], { act: then(play(6), someDice, key('o'), (page) => page.locator('.odds').first().waitFor()) }), DESK, {}],
  ['rules-phone', table([...here('Ana'), BOT], { act: then(settled, press('Reglas de este paso')) }), PHONE, { language: 'es' }],
  ['end', table([...here('Ana'), BOT, BOT], { act: play(Infinity) }), DESK, {}],
  ['end-phone-lamplight', table([...here('Ana'), BOT], { act: play(Infinity), seed: 9 }), PHONE, { theme: 'dark', language: 'fr' }],
  ['introduction', { address: '/', act: then(press('Learn by playing: King of Dice'), settled) }, DESK, {}],
  ['introduction-nights-phone', { address: '/', act: then(press('Aprender jugando: Las mil y una noches'), nightAsks) }, PHONE, { language: 'es' }],
  ['rulebook', { address: '/rules/nights', act: rulesThere }, DESK, {}],
  ['rulebook-phone-lamplight', { address: '/rules/dice', act: rulesThere }, PHONE, { language: 'fr', theme: 'dark' }],
  ['replay', table([...here('Ana'), BOT, BOT], { act: then(play(Infinity), press('Watch the replay'), ...Array(3).fill(press('Next turn'))) }), DESK, {}],
  ['replay-nights', night([...here('Ana'), TRAVELLER], { goal: 3, act: then(nightUntil(), press('Watch the replay'), ...Array(3).fill(press('Next turn'))) }), DESK, {}],
  ['nights-goal', night([...here('Ana'), TRAVELLER, TRAVELLER], { act: nightUntil('goal') }), DESK, {}],
  ['nights-draft-phone', night([...here('Ana'), TRAVELLER], { act: nightUntil('skill') }), PHONE, { language: 'es' }],
  ['nights-map', night([...here('Ana'), TRAVELLER, TRAVELLER], { act: nightUntil('move', 2) }), DESK, {}],
  ['nights-map-noon', night([...here('Ana'), TRAVELLER, TRAVELLER], { hour: 'noon', act: nightUntil('move', 2) }), WIDE, { language: 'fr' }],
  ['nights-map-night', night([...here('Ana'), TRAVELLER, TRAVELLER], { hour: 'night', act: nightUntil('move', 2) }), DESK, { language: 'es' }],
  ['nights-map-phone', night([...here('Ana'), TRAVELLER], { act: then(nightUntil('move'), (page) => page.locator('.pane-switch label').last().click()) }), PHONE, { language: 'fr' }],
  ['nights-map-list', night([...here('Ana'), TRAVELLER], { act: then(nightUntil('move'), press('Show as a list')) }), DESK, {}],
  ['nights-reaction-noon', night([...here('Ana'), TRAVELLER], { hour: 'noon', act: nightUntil('reaction') }), DESK, {}],
  ['nights-page', night([...here('Ana'), TRAVELLER], { act: nightPage }), DESK, { language: 'fr' }],
  ['nights-page-night-lamplight', night([...here('Ana'), TRAVELLER], { hour: 'night', act: nightPage }), DESK, { theme: 'dark' }],
  ['nights-page-phone', night([...here('Ana'), TRAVELLER], { act: nightPage }), PHONE, {}],
  ['nights-page-phone-night', night([...here('Ana'), TRAVELLER], { hour: 'night', act: nightPage }), PHONE, { language: 'es' }],
  ['nights-hero', night([...here('Ana'), TRAVELLER], { act: then(nightUntil('move', 2), (page) => page.locator('.hero-list button').first().click()) }), DESK, {}],
  ['nights-end', night([...here('Ana'), TRAVELLER], { goal: 3, act: nightUntil() }), DESK, {}],
  ['nights-end-phone-lamplight', night([...here('Ana'), TRAVELLER], { goal: 3, hour: 'night', act: nightUntil() }), PHONE, { theme: 'dark', language: 'fr' }],
];

/** Taken only on request. */
const MORE = [
  ['door-large-phone', '/', SMALL, { textSize: 200 }],
  ['table-large-phone', table([...here('Ana'), BOT], { act: settled }), SMALL, { textSize: 200 }],
  ['table-watching', table([...here('Ana'), BOT], { as: 'watcher', act: (page) => page.locator('.frame .table').waitFor() }), DESK, { language: 'fr' }],
  ['log-phone', table([...here('Ana'), BOT], { act: then(settled, press('Journal and chat')) }), PHONE, {}],
  ['menu-desk', table([...here('Ana'), BOT], { act: then(settled, press('Open the menu')) }), DESK, {}],
  ['refused', '/t/nowhere', PHONE, {}],
  ['design-morning-desk', '/design', DESK, {}],
  ['design-morning-desk-lamp', '/design', DESK, { theme: 'dark' }],
  ['design-noon-desk', '/design?hour=noon', DESK, { language: 'fr' }],
  ['design-night-desk', '/design?hour=night', DESK, { language: 'es' }],
  ['design-dice-desk', '/design?room=wood', DESK, {}],
  ['design-dice-desk-lamp', '/design?room=wood', DESK, { theme: 'dark' }],
  ['design-morning-phone', '/design', PHONE, {}],
  ['design-dice-phone', '/design?room=wood', PHONE, { language: 'es' }],
  ['design-night-phone', '/design?hour=night', SMALL, { language: 'fr' }],
  ['design-large-phone', '/design', SMALL, { textSize: 200 }],
  ['settings-desk', '/settings', DESK, {}],
  ['settings-phone', '/settings', SMALL, { language: 'es', theme: 'dark' }],
];

/** Opens a table on the server; returns its address and what the client stores about it. */
async function set({ chairs, as, terms }, language = 'en') {
  const opened = await house.openTable({ chairs, terms: { ...terms, language } });
  if (as === 'guest') return { address: `/t/${opened.table}#${opened.invitation}`, own: [] };
  if (as === 'watcher') return { address: `/t/${opened.table}#${opened.gallery}`, own: [] };
  return { address: `/t/${opened.table}`, own: [newestKeysOf(opened)] };
}

/** A screenshot as WebP, encoded by the browser: a fraction of the size. */
async function light(picture) {
  const page = await context.newPage();
  const written = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.88).split(',')[1];
  }, picture.toString('base64'));
  await page.close();
  return Buffer.from(written, 'base64');
}

mkdirSync(folder, { recursive: true });
const profile = mkdtempSync(join(tmpdir(), 'serai-screens-'));
const context = await chromium.launchPersistentContext(join(profile, 'browser'), {
  executablePath: browser(),
  headless: true,
  args: FLAGS,
});
const house = await House.open(join(profile, 'home'), FAST);
const { origin } = house;
// The server's CSP forbids foreign scripts; the browser itself may still run one.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf-8');
let found = 0;

try {
  await house.openTable({ chairs: [...here('Barnabé'), LINK, BOT], public: true });
  const ownChairs = [[...here('Ana'), BOT, BOT], [...here('Ana'), BOT]];
  const OWN = (await Promise.all(ownChairs.map((chairs) => house.openTable({ chairs, terms: { seed: 5, options: { first: 'Ana' } } })))).map(newestKeysOf);
  const wanted = words.length ? [...SCREENS, ...MORE].filter(([name]) => words.some((word) => name.includes(word))) : SCREENS;
  for (const [name, what, viewport, kept] of wanted) {
    const stood = typeof what === 'string' ? { address: what } : what;
    const { address, own } = stood.chairs ? await set(stood, kept.language) : { address: stood.address, own: OWN };
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.log(`${name}: ${message.text()}`));
    page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
    if (stood.hour) {
      await page.routeWebSocket(/\/socket$/, (line) => {
        const socket = line.connectToServer();
        line.onMessage((said) => socket.send(said));
        socket.onMessage((told) => line.send(String(told).replaceAll(/"time":"(morning|noon|night)"/g, `"time":"${stood.hour}"`)));
      });
    }
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
    const book = stood.hour && page.waitForResponse(/\/api\/books?\//, { timeout: 60_000 });
    await page.goto(origin + address);
    await page.waitForSelector('h1', { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(350);
    await stood.act?.(page);
    // A new server takes a while for the first page of a Book.
    await book;
    await page.locator('.map .coming').waitFor({ state: 'detached', timeout: 60_000 });
    // The ground of the map is painted in a worker.
    if (await page.locator('.map .ground').count()) await page.locator('.map .ground canvas').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(350);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) console.log(`${name}: ${wide} px too wide`);
    if (!address.includes('settings') && !stood.act) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
    }
    writeFileSync(join(folder, `${name}.webp`), await light(await page.screenshot()));
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
  await house.close();
  rmSync(profile, { recursive: true, force: true });
}
console.log(found ? `axe-core found ${found} violations.` : 'axe-core found no violation.');
process.exitCode = found ? 1 : 0;

// Counts what a round of the Nights demands of its player, as JSON: node tools/measure-rounds.js FIRST LAST ROUNDS [PAGES]. One
// person and two bots play seeds FIRST to LAST, ROUNDS rounds of each, PAGES tables at a time. The person answers as the traveller
// bot would, once reading everything and once skipping the others' turns. A click is a click or a key press. Seconds are wall time
// without reading and thinking: the person presses a button as soon as possible, but waits for every animation when reading.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromium as browserPath, FLAGS } from './chromium.js';
import { House } from './house.js';

const [first, last, rounds, pages = 2] = process.argv.slice(2).map(Number);
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const HOUSE = (port, home) => [file('../../.venv/bin/python'), file('../../bench/nights_house.py'), String(port), home];
const DESK = { width: 1366, height: 768 };
const NAME = 'Ana';
const PAGE_BUTTONS = 'article.book footer button';
/** A round that takes longer is an error. */
const PATIENCE = Number(process.env.SERAI_PATIENCE ?? 240) * 1000;

const folder = mkdtempSync(join(tmpdir(), 'serai-rounds-'));
const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
const house = await House.open(join(folder, 'home'), HOUSE);

/** In the page: asks the server what the traveller would choose, and counts the person's turns. */
function advise([table, key]) {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  const waiting = new Map();
  const told = { turns: 0, view: null, asked: null };
  let next = 1;
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'hello', table, keys: [key], language: 'en', protocol: 1 });
  const hear = (message) => {
    if (message.type === 'update') {
      told.view = message.view;
      told.asked = message.asked;
      told.turns += message.events.filter((event) => event.key === 'turn' && event.args.seat === message.seat).length;
    } else if (message.type === 'hinted') waiting.get(message.id)?.(message.option);
    else if (message.type === 'refusal') waiting.get(message.id)?.(null);
  };
  socket.onmessage = ({ data }) => data.split('\n').filter(Boolean).forEach((line) => hear(JSON.parse(line)));
  globalThis.advisor = {
    told,
    option: () =>
      new Promise((done) => {
        waiting.set(next, done);
        send({ type: 'hint', id: next++ });
      }),
  };
}

/** What the page shows that can be pressed; null if there is nothing. */
function look() {
  const shown = (node) => node && node.getClientRects().length > 0;
  if (shown(document.querySelector('.ending'))) return { what: 'end' };
  const question = document.querySelector('.question-panel[data-question]');
  const open = question && [...question.querySelectorAll('[data-option], [data-card], [aria-keyshortcuts="l"]')].some((node) => !node.matches('[aria-disabled="true"]'));
  if (shown(question) && open) {
    const { told } = globalThis.advisor;
    const [number] = Object.values(told.asked ?? {});
    return { what: 'question', kind: question.dataset.question, number, turns: told.turns, own: told.view?.board.seat === told.view?.seat };
  }
  const button = [...document.querySelectorAll('article.book footer button')].filter(shown);
  if (button.length) return { what: 'page', busy: button.some((each) => /Skip the animation/.test(each.textContent)), words: button.map((each) => each.textContent.trim()) };
  const hurry = [...document.querySelectorAll('.night button')].find((each) => shown(each) && /skip to your turn|forward/i.test(each.textContent));
  return hurry ? { what: 'wait', words: [hurry.textContent.trim()] } : null;
}

class Player {
  clicks = 0;
  constructor(page, skips) {
    this.page = page;
    this.skips = skips;
  }

  async press(button) {
    await button.click({ timeout: 5000 });
    // Not on whatever appears next under the pointer, since a person would look first.
    await this.page.mouse.move(3, 3);
    this.clicks++;
  }

  async answer(kind) {
    const { page } = this;
    const option = await page.evaluate(() => globalThis.advisor.option());
    if (option === null) return;
    const panel = page.locator('.question-panel[data-question]').first();
    const direct = panel.locator(`[data-option="${option}"]`);
    if (kind === 'goal') return this.press(panel.locator('[data-option]'));
    if (kind === 'skill') await this.press(panel.locator(`[data-card="${option}"]`));
    if (await direct.isVisible()) return this.press(direct);
    // On the map a place also takes two clicks: the place itself, and the button below it.
    await this.press(panel.locator('button[aria-keyshortcuts="l"]'));
    await this.press(direct);
  }

  /** Reads the page before answering the question, including the others' tales if nothing is skipped. */
  async read() {
    const { page } = this;
    const tales = page.locator('article.book [data-digest] button[aria-expanded="false"] >> visible=true');
    const readOn = page.locator(`${PAGE_BUTTONS}:has-text("Read on") >> visible=true`);
    while (!this.skips && (await tales.count())) await this.press(tales.first()).catch(() => {});
    while (await readOn.count()) {
      await this.press(readOn.first()).catch(() => {});
      // Wait until the page has scrolled.
      await page.waitForTimeout(500);
    }
  }

  /**
   * Continues to the person's next question; returns it, or null at the end. `own` says whether the page tells the person's own
   * turn.
   */
  async untilAsked(after) {
    const { page } = this;
    for (const start = Date.now(); Date.now() - start < PATIENCE; ) {
      const seen = await page.evaluate(look);
      if (seen?.what === 'end') return null;
      if (seen?.what === 'question' && seen.number !== undefined && seen.number !== after) return seen;
      if (seen?.what === 'page') await this.turn(seen);
      else if (seen?.what === 'wait' && this.skips) await this.press(page.getByRole('button', { name: /skip to your turn|forward/i }).first()).catch(() => {});
      await page.waitForTimeout(20);
    }
    if (process.env.SERAI_SCREEN) await page.screenshot({ path: process.env.SERAI_SCREEN });
    throw new Error(`a round does not end: ${JSON.stringify(await page.evaluate(look))}`);
  }

  async turn({ busy, words }) {
    const { page } = this;
    const own = await page.evaluate((name) => [...document.querySelectorAll('article.book h2')].some((title) => title.textContent.includes(name)), NAME);
    // The person waits for the animations of their own turn; when skipping the others' turns, they go to the current state as soon
    // as possible.
    const skips = this.skips && !own;
    if (busy && !skips) return;
    const skip = skips ? words.findIndex((text) => /Skip to the current turn/.test(text)) : -1;
    await this.press(page.locator(`${PAGE_BUTTONS} >> visible=true`).nth(skip < 0 ? words.length - 1 : skip)).catch((error) => {
      if (!/Timeout|detached|not visible|intercepts/.test(String(error))) throw error;
    });
  }
}

async function play(seed, skips) {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', reducedMotion: 'no-preference' });
  try {
    const chairs = [{ kind: 'here', name: NAME }, { kind: 'bot', bot: 'traveller' }, { kind: 'bot', bot: 'traveller' }];
    const opened = await house.openTable({ chairs, terms: { game: 'nights', seed, options: {} } });
    const page = await context.newPage();
    await page.goto(`${house.origin}/t/${opened.table}#${opened.chairs[0]}`);
    await page.evaluate(advise, [opened.table, opened.chairs[0]]);
    await page.waitForFunction(() => globalThis.advisor.told.view);
    const player = new Player(page, skips);
    const found = [];
    let [asked, turn, start] = [undefined, 0, 0];
    for (;;) {
      const question = await player.untilAsked(asked);
      // The others' turns belong to the round that ends.
      await player.read();
      // A round begins with the person's first question in a turn of their own.
      if (!question || (question.own && question.turns > turn)) {
        if (turn) found.push({ seed, clicks: player.clicks, seconds: (performance.now() - start) / 1000 });
        if (!question || found.length === rounds) return found;
        [turn, start, player.clicks] = [question.turns, performance.now(), 0];
      }
      asked = question.number;if (process.env.SERAI_SCREEN) console.error(seed, JSON.stringify(question), player.clicks);
      // The question may be gone by the time the traveller has decided.
      await player.answer(question.kind).catch(() => (asked = undefined));
    }
  } finally {
    await context.close();
  }
}

async function playAll(skips) {
  const seeds = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const found = [];
  const one = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      found.push(...(await play(seed, skips)));
      process.stderr.write('.');
    }
  };
  const played = await Promise.allSettled(Array.from({ length: pages }, one));
  for (const { reason } of played) if (reason) throw reason;
  return found.sort((one, other) => one.seed - other.seed);
}

try {
  console.log(JSON.stringify({ reading: await playAll(false), skipping: await playAll(true) }));
} finally {
  await browser.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
}

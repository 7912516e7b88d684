// Measures the client, as JSON: node tools/measure.js ROUNDS LIGHTHOUSE, where LIGHTHOUSE is the folder of its installation.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromium as browserPath, FLAGS } from './chromium.js';
import { House, FAST, WITH_NOTICES } from './house.js';

const [rounds, lighthouse] = [Number(process.argv[2]), process.argv[3]];
const DESK = { width: 1360, height: 900 };
const ANSWERS = '.answers button:not([aria-disabled="true"])';
const folder = mkdtempSync(join(tmpdir(), 'serai-measure-'));
const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
const house = await House.open(join(folder, 'home'), FAST);

function firstLoad() {
  const told = execFileSync(process.execPath, ['tools/size.js'], { encoding: 'utf-8' });
  return Number(/(\d+) {2}in all/.exec(told)[1]);
}

async function tableLink(game = 'dice') {
  const [bot, options] = { dice: ['king', { first: 'Ana' }], nights: ['traveller', {}] }[game];
  const chairs = [{ kind: 'here', name: 'Ana' }, { kind: 'bot', bot }, { kind: 'bot', bot }];
  const opened = await house.openTable({ chairs, terms: { game, seed: 5, options } });
  return `/t/${opened.table}#${opened.chairs[0]}`;
}

/** Milliseconds from the start of a visit with an empty cache until the selector can be pressed and no long task runs. */
async function interactive(address, selector) {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((selector) => {
    let idle = 0;
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) idle = Math.max(idle, task.startTime + task.duration);
    }).observe({ type: 'longtask', buffered: true });
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watch.disconnect();
      const there = performance.now();
      // Long tasks are reported with a small delay.
      setTimeout(() => (globalThis.interactive = Math.max(there, idle < there + 50 ? idle : there)), 300);
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });
  }, selector);
  await page.goto(house.origin + address);
  const milliseconds = await (await page.waitForFunction(() => globalThis.interactive)).jsonValue();
  await context.close();
  return milliseconds;
}

/** The frames that the compositor drew while all six dice rolled, from the browser's own trace. */
async function rolling() {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(house.origin + (await tableLink()));
  await page.locator(ANSWERS).first().waitFor();
  const file = join(folder, 'trace.json');
  await browser.startTracing(page, {
    path: file,
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'],
  });
  await page.evaluate((answers) => {
    addEventListener('click', () => performance.mark('roll-begins'), { capture: true, once: true });
    const question = document.querySelector('.question');
    let moved = false;
    new MutationObserver(() => {
      const busy = !document.querySelector(answers);
      if (moved && !busy) performance.mark('roll-ends');
      moved ||= busy;
    }).observe(question, { subtree: true, attributes: true, childList: true });
  }, ANSWERS);
  // Starting a trace makes the browser redraw everything once, and requesting animation frames forces frames.
  await page.waitForTimeout(800);
  await page.locator('.answers button').first().click();
  await page.waitForFunction(() => performance.getEntriesByName('roll-ends').length > 0, null, { polling: 100 });
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf-8'));
  const mark = (name) => traceEvents.find((event) => event.name === name);
  const [begins, ends] = [mark('roll-begins'), mark('roll-ends')];
  const within = ({ ts, pid }) => pid === begins.pid && ts >= begins.ts && ts <= ends.ts;
  const drawn = traceEvents.filter((event) => event.name === 'DrawFrame' && within(event)).map(({ ts }) => ts / 1000);
  const gaps = drawn.slice(1).map((time, i) => time - drawn[i]);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.tid === begins.tid && within(event)).map(({ dur = 0 }) => dur / 1000);
  await context.close();
  return { frames: drawn.length, longest_frame_ms: Math.max(0, ...gaps), longest_task_ms: Math.max(0, ...tasks) };
}

/** Lighthouse with its defaults: an emulated phone on a slow connection. Nothing else runs, and other sockets are closed. */
async function judged(url, trials = 3) {
  const told = await promisify(execFile)(
    process.execPath,
    [
      join(lighthouse, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices',
      `--chrome-flags=--headless=new ${FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: 1 << 28 },
  ).catch((failed) => failed);
  // Lighthouse sometimes finds no navigation start in its trace, and says so.
  const { categories, runtimeError } = told.code ? { runtimeError: { message: told.stderr } } : JSON.parse(told.stdout);
  if (runtimeError) {
    if (trials > 1) return judged(url, trials - 1);
    throw new Error(runtimeError.message);
  }
  const score = (name) => Math.round(100 * categories[name].score);
  return { performance: score('performance'), accessibility: score('accessibility'), best_practices: score('best-practices') };
}

/** A page of a server that sends notices, which the others lack. */
async function judgedWithNotices(address) {
  const sending = await House.open(join(folder, 'notices'), WITH_NOTICES);
  try {
    return await judged(sending.origin + address);
  } finally {
    await sending.close();
  }
}

/** The link by which guests sit down. */
async function invitationLink() {
  const chairs = [{ kind: 'here', name: 'Ana' }, { kind: 'link' }];
  const opened = await house.openTable({ chairs, terms: { game: 'dice', seed: 5 } });
  return `/t/${opened.table}#${opened.invitation}`;
}

async function several(measured) {
  const found = [];
  for (let round = 0; round < rounds; round++) found.push(await measured());
  return found;
}

try {
  const figures = {
    first_load: firstLoad(),
    door_ms: await several(() => interactive('/', '.actions button')),
    table_ms: await several(async () => interactive(await tableLink(), ANSWERS)),
    rolls: await several(rolling),
    lighthouse: lighthouse
      ? {
          'the door': await several(() => judged(`${house.origin}/`)),
          'King of Dice': await several(async () => judged(house.origin + (await tableLink()))),
          'the Nights': await several(async () => judged(house.origin + (await tableLink('nights')))),
          'the notices': await several(() => judgedWithNotices('/notices')),
          'the devices': await several(() => judged(`${house.origin}/devices`)),
          'an invitation': await several(async () => judged(house.origin + (await invitationLink()))),
        }
      : {},
    map: JSON.parse(execFileSync(process.execPath, ['tools/measure-map.js', String(rounds)], { encoding: 'utf-8' })),
  };
  console.log(JSON.stringify(figures));
} finally {
  await browser.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
}

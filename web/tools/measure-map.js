// Measures the work of dragging and zooming the map, as JSON: node tools/measure-map.js [ROUNDS [ADDRESS]]. Without an address it starts
// a server with the build in web/dist. Milliseconds are processor time, which other programs do not affect; `gap` is the time between two
// frames, which they do.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { chromium as browserPath, FLAGS } from './chromium.js';
import { House, FAST } from './house.js';

const [rounds = 3, address] = [Number(process.argv[2] ?? 3), process.argv[3]];
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const folder = mkdtempSync(join(tmpdir(), 'serai-measure-map-'));
const house = address ? undefined : await House.open(join(folder, 'home'), FAST);
const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });

async function dragged(page, { x, y, width, height }) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  await page.mouse.down();
  for (let step = 1; step <= 90; step++) {
    const turn = (step / 30) * 2 * Math.PI;
    await page.mouse.move(cx + (width / 3) * Math.sin(turn), cy + (height / 3) * Math.sin(1.7 * turn));
  }
  await page.mouse.up();
}
async function wheeled(page) {
  for (const notch of [-100, -100, -100, 100, 100, 100, 100, 100]) {
    await page.mouse.wheel(0, notch);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(700);
}

/** What the browser did, from its own trace. */
async function traced(page, act) {
  const file = join(folder, 'trace.json');
  await browser.startTracing(page, { path: file, categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing', 'cc'] });
  // Starting a trace makes the browser redraw everything once.
  await page.waitForTimeout(800);
  await page.evaluate(() => performance.mark('begins'));
  await act();
  await page.evaluate(() => performance.mark('ends'));
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf-8'));
  const mark = (name) => traceEvents.find((event) => event.name === name);
  const [begins, ends] = [mark('begins'), mark('ends')];
  const within = traceEvents.filter(({ ts, pid }) => pid === begins.pid && ts >= begins.ts && ts <= ends.ts);
  const drawn = within.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000);
  const longest = (events) => Math.max(0, ...events.map(({ tdur = 0 }) => tdur / 1000));
  const main = within.filter(({ name, tid }) => tid === begins.tid && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'));
  return {
    frames: drawn.length,
    longest_gap: Math.max(0, ...drawn.slice(1).map((time, i) => time - drawn[i])),
    longest_task: longest(main),
    longest_raster: longest(within.filter(({ name }) => name === 'RasterTask')),
  };
}

async function measured(size) {
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'en-GB', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(address ?? `${house.origin}/design`);
  const window = page.getByRole('application');
  await window.scrollIntoViewIfNeeded();
  await page.locator('.ground canvas').first().waitFor();
  const box = await window.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(2500);
  const found = { dragging: await traced(page, () => dragged(page, box)), wheeling: await traced(page, () => wheeled(page)) };
  await context.close();
  return found;
}

try {
  const figures = {};
  for (const size of Object.keys(SIZES)) {
    figures[size] = [];
    for (let round = 0; round < rounds; round++) figures[size].push(await measured(size));
  }
  console.log(JSON.stringify(figures, null, 1));
} finally {
  await browser.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
}

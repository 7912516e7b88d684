// Measures the work of dragging and zooming the map, as JSON: node tools/measure-map.js [ROUNDS [ADDRESS]]. Without an address it starts
// a server with the build in web/dist. Tasks are measured in milliseconds of processor time, which other programs do not affect. Frames
// are measured as a person sees them, so other programs do affect them: `longest_gap` is the longest time between two frames while the map
// moves, and `latest_frame` the longest time between any change of the map and the frame that shows it. A map that rests before it is
// redrawn sharply owes nobody a frame. Before the rounds, deliberate stalls prove that either kind would be noticed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { chromium as browserPath, FLAGS } from './chromium.js';
import { House, FAST } from './house.js';

const [rounds = 3, address] = [Number(process.argv[2] ?? 3), process.argv[3]];
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** Milliseconds until the map is surely drawn sharply, also on a busy machine. */
const REST = 1500;
const folder = mkdtempSync(join(tmpdir(), 'serai-measure-map-'));
const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
const house = address ? undefined : await House.open(join(folder, 'home'), FAST);

async function dragged(page, { x, y, width, height }) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  await page.mouse.down();
  for (let step = 1; step <= 90; step++) {
    const turn = (step / 30) * 2 * Math.PI;
    await page.mouse.move(cx + (width / 3) * Math.sin(turn), cy + (height / 3) * Math.sin(1.7 * turn));
  }
  await page.mouse.up();
  await page.waitForTimeout(REST);
}
async function wheeled(page) {
  for (const notch of [-100, -100, -100, 100, 100, 100, 100, 100]) {
    await page.mouse.wheel(0, notch);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(REST);
}

/** Marks each input and each change of the map in the trace. With `stall`, blocks the page for so many milliseconds, once. */
function markChanges({ stall, at }) {
  const world = document.querySelector('.world');
  const block = () => {
    for (const end = performance.now() + stall; performance.now() < end; );
    stall = 0;
  };
  let moves = 0;
  new MutationObserver((changes) => {
    const turnsSharp = changes.some(({ attributeName }) => attributeName === 'class') && !world.classList.contains('scaling');
    performance.mark(turnsSharp ? 'map-sharpens' : 'map-moves');
    if (!turnsSharp) moves++;
    if (stall && (at === 'sharpening' ? turnsSharp : moves === 5)) block();
  }).observe(world, { attributes: true, attributeFilter: ['style', 'class'] });
  for (const input of ['wheel', 'pointermove']) addEventListener(input, () => performance.mark('map-input'), { capture: true, passive: true });
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
  const named = (wanted) => within.filter(({ name, ph }) => name === wanted && ph !== 'E').map(({ ts, tid, args }) => ({ at: ts / 1000, tid, frame: args?.frameId ?? args?.data?.frameId }));
  const times = (wanted) => named(wanted).map(({ at }) => at);
  const [begun, activated, drawn] = [named('BeginMainThreadFrame'), named('ActivateLayerTree'), times('DrawFrame')];
  const commits = named('Commit').filter(({ tid }) => tid === begins.tid);
  const drawnAfter = (time) => drawn.find((at) => at >= time) ?? Infinity;
  /** When a change is on the screen: the page commits it with a frame, which the compositor activates once its tiles are ready, and draws. */
  const shownAfter = (time) => {
    const commit = commits.find(({ at }) => at >= time)?.at ?? Infinity;
    const { frame = Infinity } = begun.findLast(({ at }) => at <= commit) ?? {};
    return drawnAfter(activated.find((each) => each.frame >= frame)?.at ?? Infinity);
  };
  // The compositor also draws without anything new from the page; to a person such a frame is none.
  const shown = [...new Set(activated.map(({ at }) => drawnAfter(at)))].filter(Number.isFinite);
  const [inputs, moves] = [times('map-input'), times('map-moves')];
  // After each input, frames are due until the last move before the next input is on the screen.
  const due = [];
  for (const [i, start] of inputs.entries()) {
    const last = moves.findLast((at) => at >= start && at < (inputs[i + 1] ?? Infinity));
    if (last === undefined) continue;
    const end = shownAfter(last);
    if (due.length && start <= due.at(-1).end) due.at(-1).end = end;
    else due.push({ start, end });
  }
  const gaps = due.flatMap(({ start, end }) => {
    const frames = [start, ...shown.filter((at) => at >= start && at <= end)];
    return frames.slice(1).map((at, i) => at - frames[i]);
  });
  const latest = Math.max(0, ...[...moves, ...times('map-sharpens')].map((time) => shownAfter(time) - time));
  if (!Number.isFinite(latest)) throw new Error('A change of the map was not drawn in time.');
  const longest = (events) => Math.max(0, ...events.map(({ tdur = 0 }) => tdur / 1000));
  const main = within.filter(({ name, tid }) => tid === begins.tid && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'));
  return {
    frames: drawn.length,
    longest_gap: Math.max(0, ...gaps),
    latest_frame: latest,
    longest_task: longest(main),
    longest_raster: longest(within.filter(({ name }) => name === 'RasterTask')),
  };
}

/** A page with the map in the middle of the window, at rest. */
async function opened(size, stall = { stall: 0 }) {
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'en-GB', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(address ?? `${house.origin}/design`);
  const window = page.getByRole('application');
  await window.scrollIntoViewIfNeeded();
  await page.locator('.ground canvas').first().waitFor();
  const box = await window.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(2500);
  await page.evaluate(markChanges, stall);
  return { context, page, box };
}

async function measured(size) {
  const { context, page, box } = await opened(size);
  const found = { dragging: await traced(page, () => dragged(page, box)), wheeling: await traced(page, () => wheeled(page)) };
  await context.close();
  return found;
}

/** Fails if a page that stalls while the map is zoomed would not be noticed. */
async function proveStallsAreNoticed() {
  for (const at of ['moving', 'sharpening']) {
    const stall = 300;
    const { context, page } = await opened('desk', { stall, at });
    const { longest_gap, latest_frame } = await traced(page, () => wheeled(page));
    await context.close();
    const noticed = at === 'moving' ? Math.min(longest_gap, latest_frame) : latest_frame;
    // A frame that was under way when the stall began is still drawn.
    if (noticed < stall - 50) throw new Error(`A stall of ${stall} ms while ${at} was measured as ${Math.round(longest_gap)} ms between frames and ${Math.round(latest_frame)} ms until one.`);
  }
}

try {
  await proveStallsAreNoticed();
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

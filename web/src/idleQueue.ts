/**
 * A queue for work that can wait, run in small slices so that the page stays responsive: a table with many drawings appears piece by
 * piece. A component calls `deferChildren` to queue its children; once the queue is empty, later components render at once.
 */
import { flushSync, getContext, setContext } from 'svelte';

/** Milliseconds of work per slice; short enough for a phone that is four times slower. */
const SLICE = 2;
const DEFERRAL = Symbol('deferral');

interface Deferral {
  over: boolean;
}

const waiting = new Set<() => void>();
const pendingDeferrals = new Set<Deferral>();
let working = false;

/** Lets the browser handle other work. */
const yieldToBrowser = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Defers components from now until the queue is empty. */
export function deferChildren(): void {
  const here: Deferral = { over: false };
  setContext(DEFERRAL, here);
  pendingDeferrals.add(here);
}

/** Whether nothing is deferred any more. */
export function isDeferralOver(): boolean {
  return getContext<Deferral | undefined>(DEFERRAL)?.over ?? true;
}

/** Runs a function when the queue reaches it. Returns a function that cancels it. */
export function runWhenIdle(act: () => void): () => void {
  waiting.add(act);
  if (!working) void runQueue();
  return () => waiting.delete(act);
}

/** Runs a function right after the next frame, when the browser has computed styles and layout anyway. Returns a function that cancels it. */
export function runAfterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

async function runQueue(): Promise<void> {
  working = true;
  while (waiting.size) {
    await yieldToBrowser();
    const until = performance.now() + SLICE;
    for (const act of waiting) {
      waiting.delete(act);
      flushSync(act);
      if (performance.now() > until) break;
    }
  }
  for (const each of pendingDeferrals) each.over = true;
  pendingDeferrals.clear();
  working = false;
}

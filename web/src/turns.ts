/**
 * What need not be there at once comes in turn, a little at a time: a screen of many drawings is put together piece by
 * piece, and the page answers meanwhile. Whoever frames the pieces says that they arrive (`arrival`); once all have
 * come, whatever comes later is there at once.
 */
import { flushSync, getContext, setContext } from 'svelte';

/** Milliseconds of work after which others have their turn: on a phone a quarter as fast it is still no long wait. */
const SLICE = 2;
const ARRIVAL = Symbol('arrival');

interface Arrival {
  over: boolean;
}

const waiting = new Set<() => void>();
const arriving = new Set<Arrival>();
let working = false;

/** Lets the browser do what else there is to do. */
export const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

/** What is below comes in turn, from now until all of it has come. */
export function arrival(): void {
  const here: Arrival = { over: false };
  setContext(ARRIVAL, here);
  arriving.add(here);
}

/** Whether there is nothing to wait for. */
export function arrived(): boolean {
  return getContext<Arrival | undefined>(ARRIVAL)?.over ?? true;
}

/** Does something when its turn has come; returns how to do without it. */
export function inTurn(act: () => void): () => void {
  waiting.add(act);
  if (!working) void work();
  return () => waiting.delete(act);
}

async function work(): Promise<void> {
  working = true;
  while (waiting.size) {
    await rest();
    const until = performance.now() + SLICE;
    for (const act of waiting) {
      waiting.delete(act);
      flushSync(act);
      if (performance.now() > until) break;
    }
  }
  for (const each of arriving) each.over = true;
  arriving.clear();
  working = false;
}

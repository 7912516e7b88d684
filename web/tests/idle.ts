import { runWhenIdle } from '../src/idleQueue';

/** Waits until a page has rendered what it defers; deferred parts may defer parts of their own. */
export async function renderDeferred(depth = 4): Promise<void> {
  for (let level = 0; level < depth; level++) await new Promise<void>((done) => runWhenIdle(done));
}

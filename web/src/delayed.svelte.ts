/** A value that changes only after the next frame, so that more important changes are painted first. */
import { untrack } from 'svelte';
import { runWhenIdle } from './idleQueue';

export class Delayed<Value> {
  #shown: Value;

  constructor(known: () => Value) {
    this.#shown = $state.raw(untrack(known));
    $effect(() => {
      const next = known();
      return next === untrack(() => this.#shown) ? undefined : afterFrame(() => (this.#shown = next));
    });
  }

  get shown(): Value {
    return this.#shown;
  }
}

/** Runs a function after the next frame, or without one if the page is hidden. Returns a function that cancels it. */
function afterFrame(act: () => void): () => void {
  if (document.visibilityState === 'hidden') return runWhenIdle(act);
  let undo: () => void;
  const frame = requestAnimationFrame(() => (undo = runWhenIdle(act)));
  undo = () => cancelAnimationFrame(frame);
  return () => undo();
}

/** Something that is shown a moment after it is known, so that what is looked at just now is drawn before it. */
import { untrack } from 'svelte';
import { inTurn } from './turns';

export class Later<Value> {
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

/** Does something once the next picture is drawn; where none is drawn, when its turn has come. Returns how to do without it. */
function afterFrame(act: () => void): () => void {
  if (document.visibilityState === 'hidden') return inTurn(act);
  let undo: () => void;
  const frame = requestAnimationFrame(() => (undo = inTurn(act)));
  undo = () => cancelAnimationFrame(frame);
  return () => undo();
}

/** The keys of a replay: arrows step through it, the space bar plays and pauses. */
import type { Attachment } from 'svelte/attachments';
import { settings } from '../settings.svelte';
import type { ReplayConnection } from './replaying.svelte';

/** Where arrows, Home and End have a meaning of their own. */
const ARROWS = 'input:not([type=range]), textarea, select, [contenteditable], [role=menu], [role=radiogroup], dialog';
/** Where the space bar and the keys that scroll belong to what has the focus. */
const SCROLLS = 'button, a, summary, [role=region][tabindex]';
/** A button of the table that the space bar presses. */
const SKIPS = 'main button[aria-keyshortcuts=" "]';

const deeds: Record<string, (replay: ReplayConnection, shift: boolean) => void> = {
  ArrowLeft: (replay, shift) => void (shift ? replay.stepTurn(-1) : replay.step(-1)),
  ArrowRight: (replay, shift) => void (shift ? replay.stepTurn(1) : replay.step(1)),
  PageUp: (replay) => void replay.stepTurn(-1),
  PageDown: (replay) => void replay.stepTurn(1),
  Home: (replay) => void replay.leap(0),
  End: (replay) => void replay.leap(replay.length - 1),
  ' ': (replay) => (replay.playing ? replay.pause() : replay.play()),
};

/** Whether a key that was pressed is meant for the replay. */
function isHeard(event: KeyboardEvent, replay: ReplayConnection): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (!(target instanceof Element)) return settings.keys;
  if (target.closest(ARROWS) || document.querySelector('dialog:modal')) return false;
  // What is just being played out may be skipped by the same key.
  if (event.key === ' ' && !replay.playing && document.querySelector(SKIPS)) return false;
  if (target.matches('input[type=range]')) return true;
  return settings.keys && (event.key.startsWith('Arrow') || !target.closest(SCROLLS));
}

/** Winds a replay by the keyboard, wherever the focus is. */
export function wound(replay: ReplayConnection): Attachment {
  return () => {
    const listen = (event: KeyboardEvent) => {
      const deed = deeds[event.key];
      if (!deed || !isHeard(event, replay)) return;
      event.preventDefault();
      if (event.key !== ' ') replay.pause();
      else if (event.repeat) return;
      deed(replay, event.shiftKey);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  };
}

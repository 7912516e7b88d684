/** The keys of a replay: arrows step, the space bar plays and pauses. */
import type { Attachment } from 'svelte/attachments';
import { settings } from '../settings.svelte';
import type { ReplayConnection } from './replayConnection.svelte';

/** Elements that use the arrows, Home and End themselves. */
const ARROWS = 'input:not([type=range]), textarea, select, [contenteditable], [role=menu], [role=radiogroup], dialog';
/** Elements that use the space bar and the scroll keys themselves. */
const SCROLLS = 'button, a, summary, [role=region][tabindex]';
/** A button of the table that the space bar presses. */
const SKIPS = 'main button[aria-keyshortcuts=" "]';

const ACTIONS: Record<string, (replay: ReplayConnection, shift: boolean) => void> = {
  ArrowLeft: (replay, shift) => void (shift ? replay.stepTurn(-1) : replay.step(-1)),
  ArrowRight: (replay, shift) => void (shift ? replay.stepTurn(1) : replay.step(1)),
  PageUp: (replay) => void replay.stepTurn(-1),
  PageDown: (replay) => void replay.stepTurn(1),
  Home: (replay) => void replay.jumpTo(0),
  End: (replay) => void replay.jumpTo(replay.length - 1),
  ' ': (replay) => (replay.playing ? replay.pause() : replay.play()),
};

/** Whether a key press is meant for the replay. */
function isForReplay(event: KeyboardEvent, replay: ReplayConnection): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (!(target instanceof Element)) return settings.keys;
  if (target.closest(ARROWS) || document.querySelector('dialog:modal')) return false;
  // The same key may skip an animation.
  if (event.key === ' ' && !replay.playing && document.querySelector(SKIPS)) return false;
  if (target.matches('input[type=range]')) return true;
  return settings.keys && (event.key.startsWith('Arrow') || !target.closest(SCROLLS));
}

/** Controls a replay by keyboard, wherever the focus is. */
export function replayShortcuts(replay: ReplayConnection): Attachment {
  return () => {
    const listen = (event: KeyboardEvent) => {
      const action = ACTIONS[event.key];
      if (!action || !isForReplay(event, replay)) return;
      event.preventDefault();
      if (event.key !== ' ') replay.pause();
      else if (event.repeat) return;
      action(replay, event.shiftKey);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  };
}

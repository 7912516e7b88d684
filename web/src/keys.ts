import type { Attachment } from 'svelte/attachments';
import { pressedUnfocused } from './lostFocus';
import { settings } from './settings.svelte';

const WRITES = 'input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, select, [contenteditable]';

/** Whether a key pressed now is meant for a question rather than for a text or a dialog above it. */
function heard(event: KeyboardEvent, node: Element): boolean {
  if (!settings.keys || event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(WRITES)) return false;
  const above = document.querySelector('dialog:modal');
  return !above || above.contains(node);
}

/** Presses a button when its key is pressed, wherever the focus is. */
export function pressedBy(key: string | undefined): Attachment<HTMLButtonElement> {
  return (button) => {
    if (!key) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key.toLowerCase() || button.disabled || !heard(event, button)) return;
      // Enter and the space bar belong to whatever has the focus.
      if ((key === 'Enter' || key === ' ') && event.target instanceof Element && event.target.closest('button, a, summary')) return;
      event.preventDefault();
      pressedUnfocused(button);
      button.click();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  };
}

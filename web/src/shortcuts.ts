import type { Attachment } from 'svelte/attachments';
import { rememberPressedButton } from './focusRestore';
import { settings } from './settings.svelte';

const WRITES = 'input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, select, [contenteditable]';

/** Whether a key press is meant for a question, rather than for a text field or a dialog. */
function isForQuestion(event: KeyboardEvent, node: Element): boolean {
  if (!settings.keys || event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(WRITES)) return false;
  const above = document.querySelector('dialog:modal');
  return !above || above.contains(node);
}

/** Presses a button by its shortcut, wherever the focus is. */
export function shortcut(key: string | undefined): Attachment<HTMLButtonElement> {
  return (button) => {
    if (!key) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key.toLowerCase() || button.disabled || !isForQuestion(event, button)) return;
      // Enter and the space bar belong to the focused element.
      if ((key === 'Enter' || key === ' ') && event.target instanceof Element && event.target.closest('button, a, summary')) return;
      event.preventDefault();
      rememberPressedButton(button);
      button.click();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  };
}

import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus between the answers with the arrow keys, Home and End. */
export const rovingFocus: Attachment<HTMLElement> = (list) => {
  const listen = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement && event.key !== 'ArrowDown') return;
    const buttons = [...list.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step === undefined ? -1 : here < 0 ? 0 : here + step;
    const next = buttons[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  list.addEventListener('keydown', listen);
  return () => list.removeEventListener('keydown', listen);
};

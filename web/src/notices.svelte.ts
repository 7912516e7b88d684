/**
 * Short notices at the edge of the page, and sentences for screen readers alone. What is already there is looked at
 * untracked: an effect that announces something must not run again because it was announced.
 */
import { untrack } from 'svelte';

export interface Notice {
  id: number;
  text: string;
  kind: 'plain' | 'trouble';
}

/** Long enough to be read twice. */
const SHOWN = 6000;

let next = 0;
export const notices = $state<Notice[]>([]);
export const spokenAloud = $state({ text: '' });

export function notice(text: string, kind: Notice['kind'] = 'plain'): number {
  const id = next++;
  untrack(() => notices.push({ id, text, kind }));
  if (kind === 'plain') setTimeout(() => dismiss(id), SHOWN);
  return id;
}

export function dismiss(id: number): void {
  const index = notices.findIndex((each) => each.id === id);
  if (index >= 0) notices.splice(index, 1);
}

/** Has a screen reader say something that is not written on the page. */
export function announce(text: string): void {
  // The same sentence twice would be no change, and so not be said.
  spokenAloud.text = untrack(() => spokenAloud.text) === text ? `${text}\u00a0` : text;
}

/**
 * Notices at the edge of the page, and announcements for screen readers. The lists are read untracked, so that an effect that announces
 * something does not run again because of it.
 */
import { untrack } from 'svelte';

export interface Notice {
  id: number;
  text: string;
  kind: 'plain' | 'trouble';
}

/** Long enough to read a notice twice. */
const SHOWN = 6000;

let next = 0;
export const notices = $state<Notice[]>([]);
export const liveRegion = $state({ text: '' });

export function showNotice(text: string, kind: Notice['kind'] = 'plain'): number {
  const id = next++;
  untrack(() => notices.push({ id, text, kind }));
  if (kind === 'plain') setTimeout(() => dismissNotice(id), SHOWN);
  return id;
}

export function dismissNotice(id: number): void {
  const index = notices.findIndex((each) => each.id === id);
  if (index >= 0) notices.splice(index, 1);
}

/** Makes screen readers say something that is not visible on the page. */
export function announceToScreenReaders(text: string): void {
  // Repeating a text would be no change and would not be announced.
  liveRegion.text = untrack(() => liveRegion.text) === text ? `${text}\u00a0` : text;
}

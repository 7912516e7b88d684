/** Nights that stand still, as `nights_moments.py` met them. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import type { BookShown, StatusesShown } from '../src/house/messages';
import { nightAt, type ChangeTold, type Moment } from '../src/nights/moments.svelte';
import type { Night } from '../src/nights/night.svelte';
import { showStatuses } from '../src/nights/statuses.svelte';
import type { Language } from '../src/words/languages';

const FILES = import.meta.glob<unknown>('./golden/nights/*.json', { eager: true, import: 'default' });
const read = (name: string): unknown => FILES[`./golden/nights/${name}.json`];

export const NAMES = Object.keys(FILES).map((file) => file.replace(/^.*\/|\.json$/g, ''));
export const momentOf = (name: string) => read(name) as Moment;
export const books = read('book') as Record<Language, BookShown>;
const drawn = read('statuses') as StatusesShown;
showStatuses(drawn);
export const { statuses } = drawn;
export const changes = read('changes') as ChangeTold[];

export function nightOf(name: string, chosen?: (option: string) => void, language: Language = 'en', change: (moment: Moment) => Moment = (moment) => moment): Night {
  return nightAt(change(momentOf(name)), books[language], language, chosen);
}

let mounted: Record<string, unknown> | undefined;

export function show<Props extends object>(component: Component<Props>, props: NoInfer<Props>): HTMLElement {
  mounted = mount(component as Component, { target: document.body, props });
  flushSync();
  return document.body;
}

export async function clear(): Promise<void> {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
}

export function press(key: string, target: EventTarget = document.activeElement ?? document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  // What a browser does by itself with Enter on a button.
  if (key === 'Enter' && target instanceof HTMLButtonElement) target.click();
  flushSync();
}

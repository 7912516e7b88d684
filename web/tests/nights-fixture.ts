/** Fixtures of the Nights, written by `write_nights_fixtures.py`. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import type { BookGlossary, StatusDisplays } from '../src/house/messages';
import { nightFromFixture, type ChangeFixture, type Fixture } from '../src/nights/fixtures.svelte';
import type { NightsModel } from '../src/nights/nightsModel.svelte';
import { setStatuses } from '../src/nights/statuses.svelte';
import type { Language } from '../src/i18n/languages';

const FILES = import.meta.glob<unknown>('./golden/nights/*.json', { eager: true, import: 'default' });
const read = (name: string): unknown => FILES[`./golden/nights/${name}.json`];

export const NAMES = Object.keys(FILES).map((file) => file.replace(/^.*\/|\.json$/g, ''));
export const fixtureOf = (name: string) => read(name) as Fixture;
export const books = read('book') as Record<Language, BookGlossary>;
const drawn = read('statuses') as StatusDisplays;
setStatuses(drawn);
export const { statuses } = drawn;
export const changes = read('changes') as ChangeFixture[];

export function nightOf(name: string, chosen?: (option: string) => void, language: Language = 'en', change: (moment: Fixture) => Fixture = (moment) => moment): NightsModel {
  return nightFromFixture(change(fixtureOf(name)), books[language], language, chosen);
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
  // Browsers click a button on Enter; the test environment does not.
  if (key === 'Enter' && target instanceof HTMLButtonElement) target.click();
  flushSync();
}

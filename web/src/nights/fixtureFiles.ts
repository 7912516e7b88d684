/** The fixtures as files, each fetched when a showcase needs it. */
import type { BookGlossary, StatusDisplays } from '../house/messages';
import type { Language } from '../i18n/languages';
import type { ChangeFixture, Fixture } from './fixtures.svelte';

const FILES = import.meta.glob<string>('../../tests/golden/nights/*.json', { eager: true, query: '?url', import: 'default' });
const addresses = new Map(Object.entries(FILES).map(([path, address]) => [/([^/]+)\.json$/.exec(path)![1]!, address]));
const fetched = new Map<string, Promise<unknown>>();

function fetchSample(name: string): Promise<unknown> {
  let found = fetched.get(name);
  if (!found) fetched.set(name, (found = fetch(addresses.get(name) ?? '').then((answer) => answer.json())));
  return found;
}

const NO_MOMENTS = ['book', 'changes', 'statuses'];
export const QUESTIONS = [...addresses.keys()].filter((name) => !name.startsWith('end-') && !NO_MOMENTS.includes(name));
export const ENDINGS = [...addresses.keys()].filter((name) => name.startsWith('end-'));

export const fetchFixture = (name: string) => fetchSample(name) as Promise<Fixture>;
export const fetchBooks = () => fetchSample('book') as Promise<Record<Language, BookGlossary>>;
export const statusFixtures = () => fetchSample('statuses') as Promise<StatusDisplays>;
export const changeFixtures = () => fetchSample('changes') as Promise<ChangeFixture[]>;

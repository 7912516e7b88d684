/** The moments as files, each fetched when a gallery shows it. */
import type { BookShown, StatusesShown } from '../house/messages';
import type { Language } from '../words/languages';
import type { ChangeTold, Moment } from './moments.svelte';

const FILES = import.meta.glob<string>('../../tests/golden/nights/*.json', { eager: true, query: '?url', import: 'default' });
const addresses = new Map(Object.entries(FILES).map(([path, address]) => [/([^/]+)\.json$/.exec(path)![1]!, address]));
const fetched = new Map<string, Promise<unknown>>();

function sample(name: string): Promise<unknown> {
  let found = fetched.get(name);
  if (!found) fetched.set(name, (found = fetch(addresses.get(name) ?? '').then((answer) => answer.json())));
  return found;
}

/** The names of all questions, or of all endings. */
const NO_MOMENTS = ['book', 'changes', 'statuses'];
export const QUESTIONS = [...addresses.keys()].filter((name) => !name.startsWith('end-') && !NO_MOMENTS.includes(name));
export const ENDINGS = [...addresses.keys()].filter((name) => name.startsWith('end-'));

export const momentOf = (name: string) => sample(name) as Promise<Moment>;
export const booksOf = () => sample('book') as Promise<Record<Language, BookShown>>;
export const statusesDrawn = () => sample('statuses') as Promise<StatusesShown>;
export const changesTold = () => sample('changes') as Promise<ChangeTold[]>;

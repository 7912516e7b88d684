import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { known } from '../src/house/games.svelte';
import Door from '../src/pages/Door.svelte';
import SetTable from '../src/pages/SetTable.svelte';
import { settings } from '../src/settings.svelte';
import { speak } from '../src/words/say.svelte';
import type { Language } from '../src/words/languages';
import { shownGame } from './shown-game';

const nights = shownGame({
  id: 'nights',
  bots: ['traveller'],
  packs: [{ digest: 'd', title: { en: 'The First Book' } }],
  skipped: [
    { name: 'tiny-book', version: '1.0.0', title: { en: 'A tiny Book', fr: 'Un tout petit livre' } },
    { name: 'torn-book', version: '2.1', title: {} },
  ],
});

let mounted: Record<string, unknown> | undefined;

async function notesOf(page: typeof Door | typeof SetTable, language: Language): Promise<string[]> {
  known.games = [nights];
  settings.language = language;
  await speak(language);
  mounted = mount(page as typeof SetTable, { target: document.body, props: { game: 'nights' } });
  flushSync();
  return [...document.querySelectorAll('[role=note]')].map((note) => note.textContent ?? '');
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  known.games = undefined;
});

describe('a Book that cannot be played', () => {
  it.each([
    ['en', 'A tiny Book', 'is left out'],
    ['fr', 'Un tout petit livre', 'est laissé de côté'],
    ['es', 'A tiny Book', 'se deja aparte'],
  ] as const)('is named at the front door in %s, by its id where it has no title', async (language, title, said) => {
    const [titled, untitled] = await notesOf(Door, language);
    expect(titled).toContain(title);
    expect(titled).toContain(said);
    expect(untitled).toContain('torn-book 2.1');
  });

  it('is named where a table is set', async () => {
    expect(await notesOf(SetTable, 'en')).toHaveLength(2);
  });
});

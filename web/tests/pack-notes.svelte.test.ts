import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { houseInfo } from '../src/house/games.svelte';
import { preferences } from '../src/lobby/preferences.svelte';
import Lobby from '../src/pages/Lobby.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import { settings } from '../src/settings.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';
import type { Language } from '../src/i18n/languages';
import { gameFixture } from './game-fixture';
import { renderDeferred } from './idle';

const nights = gameFixture({
  id: 'nights',
  bots: ['traveller'],
  packs: [
    { digest: 'd', id: 'first-book', title: { en: 'The First Book' }, fallbacks: {} },
    { digest: 'e', id: 'own-book', title: { es: 'Un libro' }, fallbacks: { en: 'es', fr: 'es' } },
  ],
  skipped: [
    { name: 'tiny-book', version: '1.0.0', title: { en: 'A tiny Book', fr: 'Un tout petit livre' } },
    { name: 'torn-book', version: '2.1', title: {} },
  ],
});

let mounted: Record<string, unknown> | undefined;

async function notesOf(page: typeof Lobby | typeof NewTable, language: Language, game = nights): Promise<string[]> {
  houseInfo.games = [game];
  settings.language = language;
  await loadLanguage(language);
  mounted = mount(page as typeof NewTable, { target: document.body, props: { game: 'nights' } });
  flushSync();
  await renderDeferred();
  return [...document.querySelectorAll('[role=note]')].map((note) => note.textContent ?? '');
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  houseInfo.games = undefined;
});

describe('a Book that cannot be played', () => {
  it.each([
    ['en', 'A tiny Book', 'has errors'],
    ['fr', 'Un tout petit livre', 'contient des erreurs'],
    ['es', 'A tiny Book', 'tiene errores'],
  ] as const)('is named at the front door in %s, by its id where it has no title', async (language, title, said) => {
    const [titled, untitled] = await notesOf(Lobby, language);
    expect(titled).toContain(title);
    expect(titled).toContain(said);
    expect(untitled).toContain('torn-book 2.1');
  });

  it('is named where a table is set', async () => {
    expect(await notesOf(NewTable, 'en')).toHaveLength(2);
  });
});

describe('a Book that lacks the language of the visitor', () => {
  const untranslated = { ...nights, packs: nights.packs.slice(1), skipped: [] };
  it.each([
    ['en', ['The tales of this Book are in Spanish: they have not been translated into your language yet.']],
    ['fr', ['Les contes de ce Livre sont en espagnol\u202f: ils ne sont pas encore traduits dans votre langue.']],
    ['es', []],
  ] as const)('says so at the front door and where a table is set, in %s', async (language, said) => {
    expect(await notesOf(Lobby, language, untranslated)).toEqual(said);
    await unmount(mounted!);
    expect(await notesOf(NewTable, language, untranslated)).toEqual(said);
  });

  it('says so once it is chosen among others', async () => {
    preferences.pack = 'e';
    expect(await notesOf(NewTable, 'en', { ...nights, skipped: [] })).toHaveLength(1);
    preferences.pack = '';
    flushSync();
    expect(document.querySelector('[role=note]')).toBeNull();
  });
});

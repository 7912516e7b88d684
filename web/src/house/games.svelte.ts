/** The games of the house, and where others reach it; asked for once and kept while the page lasts. */
import { settings } from '../settings.svelte';
import { viewOf } from '../views';
import { say } from '../words/say.svelte';
import { games, house } from './api';
import { sentenceOf } from './attempt';
import type { GameShown, GameWords } from './messages';

export const known = $state<{ games?: GameShown[]; addresses?: string[]; private?: boolean; wrong: string }>({ wrong: '' });

export async function gamesHere(): Promise<void> {
  if (known.games) return;
  try {
    known.games = await games(settings.language);
    known.wrong = '';
  } catch (error) {
    known.wrong = sentenceOf(error);
  }
}

export const gameOf = (id: string): GameShown | undefined => known.games?.find((game) => game.id === id);

/** The words of a game in the reader's language, once the house has sent them. */
export const wordsOf = (id: string): GameWords | undefined => gameOf(id)?.words[settings.language];

/** What a game is called: of one that has a view of its own here the texts know it, of any other the house. */
export function nameOfGame(id: string): string {
  const view = viewOf(id);
  return view ? say(view.title) : (wordsOf(id)?.title ?? id);
}

export async function addressesHere(): Promise<void> {
  if (known.addresses) return;
  try {
    const shown = await house(settings.language);
    known.addresses = shown.addresses;
    known.private = shown.private;
  } catch {
    known.addresses = [];
  }
}

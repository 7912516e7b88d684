/** The games of the house, and where others reach it; asked for once and kept while the page lasts. */
import { settings } from '../settings.svelte';
import { GAMES } from '../table/games';
import { say } from '../words/say.svelte';
import { games, house } from './api';
import { sentenceOf } from './attempt';
import type { GameShown } from './messages';

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

/** What a game is called: of one that has a table of its own here the texts know it, of any other the house. */
export function nameOfGame(game: string): string {
  const here = GAMES[game];
  if (here) return say(here.title);
  const title = known.games?.find(({ id }) => id === game)?.title ?? {};
  return title[settings.language] ?? Object.values(title)[0] ?? game;
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

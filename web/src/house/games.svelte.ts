/** The server's games and addresses, loaded once per page. */
import { settings } from '../settings.svelte';
import { viewOf } from '../gameViews';
import { say } from '../i18n/say.svelte';
import { fetchGames, fetchHouse } from './api';
import { errorMessage } from './errors';
import type { GameInfo, GameWords } from './messages';

export const houseInfo = $state<{ games?: GameInfo[]; addresses?: string[]; private?: boolean; wrong: string }>({ wrong: '' });

export async function loadGames(): Promise<void> {
  if (houseInfo.games) return;
  try {
    houseInfo.games = await fetchGames(settings.language);
    houseInfo.wrong = '';
  } catch (error) {
    houseInfo.wrong = errorMessage(error);
  }
}

export const gameOf = (id: string): GameInfo | undefined => houseInfo.games?.find((game) => game.id === id);

/** The texts of a game in the visitor's language; undefined until they are loaded. */
export const wordsOf = (id: string): GameWords | undefined => gameOf(id)?.words[settings.language];

/** The title of a game: from the client's texts if the game has its own view, otherwise from the server. */
export function nameOfGame(id: string): string {
  const view = viewOf(id);
  return view ? say(view.title) : (wordsOf(id)?.title ?? id);
}

export async function loadAddresses(): Promise<void> {
  if (houseInfo.addresses) return;
  try {
    const shown = await fetchHouse(settings.language);
    houseInfo.addresses = shown.addresses;
    houseInfo.private = shown.private;
  } catch {
    houseInfo.addresses = [];
  }
}

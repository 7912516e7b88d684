/** The server's games, addresses and kinds of notices, loaded once per page. */
import { settings } from '../settings.svelte';
import { gameViewOf } from '../gameViews';
import { say } from '../i18n/say.svelte';
import { canPush } from '../turnNotices/support';
import { fetchGames, fetchHouse } from './api';
import { errorMessage } from './errors';
import type { GameInfo, GameWords, HouseInfo } from './messages';

interface KnownHouse {
  games?: GameInfo[];
  addresses?: string[];
  private?: boolean;
  /** The kinds of notices that the server sends and this browser can get, and the server's key for those of the browser. */
  notices?: HouseInfo['notices'];
  pushKey?: string;
  wrong: string;
}

export const houseInfo = $state<KnownHouse>({ wrong: '' });

export async function loadGames(): Promise<void> {
  if (houseInfo.games) return;
  try {
    houseInfo.games = await fetchGames(settings.language);
    houseInfo.wrong = '';
  } catch (error) {
    houseInfo.wrong = errorMessage(error);
  }
}

export const findGame = (id: string): GameInfo | undefined => houseInfo.games?.find((game) => game.id === id);

/** The texts of a game in the visitor's language; undefined until they are loaded. */
export const textsOfGame = (id: string): GameWords | undefined => findGame(id)?.words[settings.language];

/** The title of a game: from the client's texts if the game has its own view, otherwise from the server. */
export function nameOfGame(id: string): string {
  const view = gameViewOf(id);
  return view ? say(view.title) : (textsOfGame(id)?.title ?? id);
}

export async function loadAddresses(): Promise<void> {
  if (houseInfo.addresses) return;
  try {
    const shown = await fetchHouse(settings.language);
    houseInfo.addresses = shown.addresses;
    houseInfo.private = shown.private;
    houseInfo.notices = shown.notices.filter((kind) => kind !== 'push' || canPush());
    houseInfo.pushKey = shown.push_key;
  } catch {
    houseInfo.addresses = [];
  }
}

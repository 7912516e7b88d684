/** The games of the house that can be shown here, and where others reach it; asked for once and kept while the page lasts. */
import { settings } from '../settings.svelte';
import { GAMES } from '../table/games';
import { games, house } from './api';
import { sentenceOf } from './attempt';
import type { GameShown } from './messages';

export const known = $state<{ games?: GameShown[]; addresses?: string[]; private?: boolean; wrong: string }>({ wrong: '' });

export async function gamesHere(): Promise<void> {
  if (known.games) return;
  try {
    known.games = (await games(settings.language)).filter(({ id }) => id in GAMES);
    known.wrong = '';
  } catch (error) {
    known.wrong = sentenceOf(error);
  }
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

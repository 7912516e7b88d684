/** Starts a table directly from the lobby: an introduction, or a game against bots with the last preferences. */
import { fittingLevel } from '../house/levels';
import type { GameInfo, TableRequest } from '../house/messages';
import { settings } from '../settings.svelte';
import type { Language } from '../i18n/languages';
import { say } from '../i18n/say.svelte';
import { openTableAndGo } from './openTableAndGo';
import { botTableRequest, preferences } from './preferences.svelte';

/** A request for an introduction; the server sets it up for one person and one bot. */
function introductionTableRequest(game: string, name: string, language: Language): TableRequest {
  return {
    terms: { game, language, takebacks: true, introduction: true },
    chairs: [{ kind: 'here', name }, { kind: 'bot' }],
  };
}

export const startIntroduction = ({ id }: GameInfo): Promise<void> => openTableUnlessOpening(introductionTableRequest(id, nameOfGuest(), settings.language));

export async function startBotGame(game: GameInfo): Promise<void> {
  const opponents = Math.min(Math.max(preferences.opponents, game.least - 1, 1), game.most - 1);
  const preferred = { ...preferences, name: nameOfGuest(), opponents, level: fittingLevel(game, preferences.level) };
  await openTableUnlessOpening(botTableRequest(game, preferred, settings.language));
}

/** The game's sentences use the player's name, so it must not be empty. */
const nameOfGuest = () => preferences.name.trim() || say('web-guest');

let opening = false;

/** Opens a table and goes there. Ignores a second click while the first request is running. */
async function openTableUnlessOpening(tableRequest: TableRequest): Promise<void> {
  if (opening) return;
  opening = true;
  try {
    await openTableAndGo(tableRequest);
  } finally {
    opening = false;
  }
}

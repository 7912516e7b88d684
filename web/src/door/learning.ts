/** From the front door to a table at once: an introduction, or a game against bots as they were wished last. */
import { fittingLevel } from '../house/levels';
import type { GameShown, TableWanted } from '../house/messages';
import { settings } from '../settings.svelte';
import type { Language } from '../words/languages';
import { say } from '../words/say.svelte';
import { openAndGo } from './opening';
import { againstBots, wishes } from './wishes.svelte';

/** A table on which a game is learned: the house lays it out, for one person and one bot. */
function introductionTo(game: string, name: string, language: Language): TableWanted {
  return {
    terms: { game, language, takebacks: true, introduction: true },
    chairs: [{ kind: 'here', name }, { kind: 'bot' }],
  };
}

export const learn = ({ id }: GameShown): Promise<void> => sitDown(introductionTo(id, nameOfGuest(), settings.language));

export async function playBots(game: GameShown): Promise<void> {
  const opponents = Math.min(Math.max(wishes.opponents, game.least - 1, 1), game.most - 1);
  const wished = { ...wishes, name: nameOfGuest(), opponents, level: fittingLevel(game, wishes.level) };
  await sitDown(againstBots(game, wished, settings.language));
}

/** Sentences speak of whoever plays by name, so it is one. */
const nameOfGuest = () => wishes.name.trim() || say('web-guest');

let opening = false;

/** Opens a table and sits down there; a second press meanwhile opens no second one. */
async function sitDown(wanted: TableWanted): Promise<void> {
  if (opening) return;
  opening = true;
  try {
    await openAndGo(wanted);
  } finally {
    opening = false;
  }
}

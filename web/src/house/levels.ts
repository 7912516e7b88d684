/** The bot levels of a game and their names. */
import { say } from '../i18n/say.svelte';
import { findGame, textsOfGame } from './games.svelte';
import type { GameInfo, LevelWords } from './messages';

/** Every available level: the game's own, easiest first, then those that other packages add. */
export const levelsOf = (game: GameInfo | undefined): string[] => (game ? [...game.bots, ...game.guests.map(({ level }) => level)] : []);

/** The preferred level if the game has it, otherwise the game's default. */
export const fittingLevel = (game: GameInfo | undefined, preferred: string): string => (levelsOf(game).includes(preferred) ? preferred : (game?.usual_bot ?? ''));

const textsOfLevel = (game: string, level: string): LevelWords | undefined => textsOfGame(game)?.levels[level];

/** The name of a level, in the plural: “skilled”. */
export const levelNamePlural = (game: string, level: string): string => textsOfLevel(game, level)?.many ?? level;
/** The name of a level, for one bot. */
export const levelNameSingular = (game: string, level: string): string => textsOfLevel(game, level)?.one ?? level;
/** One sentence about how a level plays, or about the package it comes from. */
export function levelDescription(game: string, level: string): string {
  const guest = findGame(game)?.guests.find((each) => each.level === level);
  return textsOfLevel(game, level)?.about || (guest ? say('web-level-guest', { package: guest.package }) : '');
}
/** A bot of this level: “a skilled bot”. Empty until the server's texts are loaded. */
export const botOfLevel = (game: string, level: string): string => (textsOfGame(game) ? (textsOfLevel(game, level)?.bot ?? level) : '');

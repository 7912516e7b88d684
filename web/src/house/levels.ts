/** The levels of a game's bots, and what the house calls them. */
import { say } from '../words/say.svelte';
import { gameOf, wordsOf } from './games.svelte';
import type { GameShown, LevelWords } from './messages';

/** Every level that may sit down, the best first, and after the game's own those that other packages bring. */
export const levelsOf = (game: GameShown | undefined): string[] => (game ? [...[...game.bots].reverse(), ...game.guests.map(({ level }) => level)] : []);

/** The level that was wished, if the game has it; else the one that usually sits down. */
export const fittingLevel = (game: GameShown | undefined, wished: string): string => (levelsOf(game).includes(wished) ? wished : (game?.usual_bot ?? ''));

const said = (game: string, level: string): LevelWords | undefined => wordsOf(game)?.levels[level];

/** How such bots play: “calculating”. */
export const levelText = (game: string, level: string): string => said(game, level)?.many ?? level;
/** How one of them plays. */
export const oneOfLevel = (game: string, level: string): string => said(game, level)?.one ?? level;
/** A sentence about how it plays, or about who brings it. */
export function aboutLevel(game: string, level: string): string {
  const guest = gameOf(game)?.guests.find((each) => each.level === level);
  return said(game, level)?.about || (guest ? say('web-level-guest', { package: guest.package }) : '');
}
/** Who sits there: “a bot that calculates”. Nothing until the house has sent its words. */
export const botOfLevel = (game: string, level: string): string => (wordsOf(game) ? (said(game, level)?.bot ?? level) : '');

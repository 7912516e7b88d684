/** The levels of bots in words. One that a stranger's game or package brings is called by its id. */
import { knows, say } from './say.svelte';

const said = (key: string, otherwise: string) => (knows(key) ? say(key) : otherwise);

/** How such a bot plays: “calculating”. */
export const levelText = (level: string): string => said(`web-level-${level}`, level);
/** One who plays so: “a calculating one”. */
export const oneOfLevel = (level: string): string => said(`web-level-${level}.one`, level);
/** A sentence about how it plays, if there is one. */
export const aboutLevel = (level: string): string => said(`level-${level}-about`, '');
/** Who sits there: “a bot that calculates”. */
export const botOfLevel = (level: string): string => said(`level-${level}`, level);

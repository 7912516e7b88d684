import type { Component } from 'svelte';
import type { Connection } from '../house/connection.svelte';
import type { Words } from '../house/messages';

export interface GameHere {
  /** The table of the game, fetched when one sits down at it. */
  load: () => Promise<{ default: Component<{ connection: Connection }> }>;
  /** The key of its name. */
  title: string;
  /** How broad a window must be for people, log and talk to stand beside the game. */
  beside: number;
  /** Questions that show something to the one who is asked and to nobody else. */
  seenByOne: readonly string[];
  /** Where one looks up what things mean, if there are many. */
  lookup?: () => Promise<{ default: Component<{ words: Words }> }>;
}

/** The games that have a table of their own here; any other is shown as `PlainTable` shows it. */
export const GAMES: Record<string, GameHere> = {
  dice: { load: () => import('../dice/DiceTable.svelte'), title: 'title', beside: 1000, seenByOne: [] },
  nights: {
    load: () => import('../nights/NightsTable.svelte'),
    title: 'web-nights',
    beside: 1800,
    seenByOne: ['number', 'entry', 'page'],
    lookup: () => import('../nights/Lookup.svelte'),
  },
};

/** What is played at the table whose page the house sent, if it said so. */
export const gameOfPage = (): string => document.getElementById('inn')?.dataset.game ?? '';

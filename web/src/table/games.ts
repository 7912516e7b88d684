import type { Component } from 'svelte';
import type { Connection } from '../house/connection.svelte';

/** The tables of the games, each fetched when one sits down at it. A game that has none here yet opens soon. */
export const GAMES: Record<string, () => Promise<{ default: Component<{ connection: Connection }> }>> = {
  dice: () => import('../dice/DiceTable.svelte'),
};

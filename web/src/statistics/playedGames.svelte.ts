/** The visitor's finished and running games, stored only in this browser. Deleted tables still count. */
import { Refused, fetchSummary } from '../house/api';
import { ownTables, type OwnTable } from '../house/ownTables.svelte';
import { settings } from '../settings.svelte';
import { readStorage, writeStorage } from '../storage';
import { isSummaryFinal, emptyPlayedGames, parsePlayedGames, withSummary, type PlayedGames } from './totals';

const STORAGE_KEY = 'serai.evenings';

function loadPlayedGames(): PlayedGames {
  const stored = readStorage(STORAGE_KEY);
  return stored === undefined ? current : parsePlayedGames(stored);
}

let current = $state.raw<PlayedGames>(emptyPlayedGames());

export const playedGames = {
  get all(): PlayedGames {
    return current;
  },
};

function save(games: PlayedGames): void {
  current = games;
  writeStorage(STORAGE_KEY, JSON.stringify(games));
}

/**
 * Fetches the summary of a table for each of the visitor's chairs. Returns false if the server limits the rate or is out of reach.
 */
export async function recordPlayedGame({ table, chairs, phase }: Pick<OwnTable, 'table' | 'chairs' | 'phase'>): Promise<boolean> {
  const keys = Object.values(chairs);
  if (phase === 'gathering' || isSummaryFinal(loadPlayedGames(), table, keys.length)) return true;
  for (const key of keys) {
    try {
      const summary = await fetchSummary(table, key, settings.language);
      // Read again: another tab may have written in the meantime.
      save(withSummary(loadPlayedGames(), summary));
    } catch (refused) {
      if (refused instanceof Refused && ['refused-too-fast', 'lost'].includes(refused.key)) return false;
    }
  }
  return true;
}

/** Updates all of the visitor's tables. */
export async function recordPlayedGames(): Promise<void> {
  current = loadPlayedGames();
  for (const own of [...ownTables]) if (!(await recordPlayedGame(own))) return;
}

export function clearPlayedGames(): void {
  save(emptyPlayedGames());
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../src');

/** The games with a view of their own: folders with a `view.ts`. */
export const GAMES = readdirSync(SOURCE).filter((folder) => existsSync(join(SOURCE, folder, 'view.ts')));

/** The component of a game's table, as its view names it. */
export function tableOf(game: string): string {
  const found = readdirSync(join(SOURCE, game)).filter((file) => file.endsWith('Table.svelte'));
  if (found.length !== 1) throw new Error(`${game} has ${found.length} tables.`);
  return `/src/${game}/${found[0]}`;
}

import { openTable } from '../house/api';
import type { TableWanted } from '../house/messages';
import { noteOpened } from '../house/tables.svelte';
import { go } from '../router.svelte';
import { settings } from '../settings.svelte';

/** Opens a table, keeps its keys and goes there. */
export async function openAndGo(wanted: TableWanted): Promise<void> {
  const opened = await openTable(wanted, settings.language);
  noteOpened(opened, { game: wanted.terms.game, names: wanted.chairs.flatMap(({ name }) => (name ? [name] : [])) });
  go(`/t/${opened.table}`);
}

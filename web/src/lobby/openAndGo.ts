import { openTable } from '../house/api';
import type { TableRequest } from '../house/messages';
import { saveOpenedTable } from '../house/ownTables.svelte';
import { go } from '../router.svelte';
import { settings } from '../settings.svelte';

/** Opens a table, stores its keys and goes there. */
export async function openAndGo(wanted: TableRequest): Promise<void> {
  const opened = await openTable(wanted, settings.language);
  saveOpenedTable(opened, { game: wanted.terms.game, names: wanted.chairs.flatMap(({ name }) => (name ? [name] : [])) });
  go(`/t/${opened.table}`);
}

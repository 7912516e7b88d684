import { openTable } from '../house/api';
import { findGame } from '../house/games.svelte';
import { heardCountsOfPack } from '../house/heardParts';
import type { TableRequest, Terms } from '../house/messages';
import { saveOpenedTable } from '../house/ownTables.svelte';
import { goTo } from '../router.svelte';
import { settings } from '../settings.svelte';

/** The id of the pack that a table with these terms uses; '' if its game has none. */
function packOf({ game, pack }: Terms): string {
  const packs = findGame(game)?.packs ?? [];
  return (pack ? packs.find(({ digest }) => digest === pack) : packs[0])?.id ?? '';
}

/** Opens a table, stores its keys and goes there. */
export async function openTableAndGo(tableRequest: TableRequest): Promise<void> {
  const heard = settings.remember ? heardCountsOfPack(packOf(tableRequest.terms)) : undefined;
  const opened = await openTable(heard ? { ...tableRequest, heard } : tableRequest, settings.language);
  saveOpenedTable(opened, { game: tableRequest.terms.game, names: tableRequest.chairs.flatMap(({ name }) => (name ? [name] : [])) });
  goTo(`/t/${opened.table}`);
}

/** What players do after a game: download the record, or go on to the rematch. */
import { fetchRecord } from '../house/api';
import { tryOrNotify } from '../house/errors';
import type { RoomInfo } from '../house/messages';
import { saveTable, type OwnTable } from '../house/ownTables.svelte';
import { go } from '../router.svelte';
import { settings } from '../settings.svelte';
import { downloadFile } from './downloads';

/** Downloads the record. */
export async function downloadRecord({ table, terms }: RoomInfo, own: OwnTable | undefined): Promise<void> {
  await tryOrNotify(fetchRecord(table, own?.keys[0] ?? '', settings.language).then((record) => downloadFile(record, `serai-${terms.game}-${table}.jsonl`)));
}

/** Goes to the rematch, which accepts the keys of this table. */
export function goToRematch(table: string, own: OwnTable | undefined): void {
  if (own) {
    const { keys, host, invitation, gallery, chairs, names, game } = own;
    saveTable(table, { keys, host, invitation, gallery, chairs: { ...chairs }, names, game });
  }
  go(`/t/${table}`);
}

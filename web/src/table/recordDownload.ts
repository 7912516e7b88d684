/** Downloads of a finished game. */
import { fetchRecord } from '../house/api';
import { tryOrNotify } from '../house/errors';
import type { RoomInfo } from '../house/messages';
import type { OwnTable } from '../house/ownTables.svelte';
import { settings } from '../settings.svelte';
import { downloadFile } from './downloads';

/** Downloads the record. */
export async function downloadRecord({ table, terms }: RoomInfo, own: OwnTable | undefined): Promise<void> {
  await tryOrNotify(fetchRecord(table, own?.keys[0] ?? '', settings.language).then((record) => downloadFile(record, `serai-${terms.game}-${table}.jsonl`)));
}

/** What can be done when a game is over: its record is taken out, and one goes on to the next table. */
import { recordOf } from '../house/api';
import { attempt } from '../house/attempt';
import type { RoomShown } from '../house/messages';
import { note, type OwnTable } from '../house/tables.svelte';
import { go } from '../router.svelte';
import { settings } from '../settings.svelte';
import { handOut } from './files';

/** The record as a file of the browser's. */
export async function takeOut({ table, terms }: RoomShown, own: OwnTable | undefined): Promise<void> {
  await attempt(recordOf(table, own?.keys[0] ?? '', settings.language).then((record) => handOut(record, `serai-${terms.game}-${table}.jsonl`)));
}

/** Goes on at the next table, which the keys of this one fit. */
export function follow(table: string, own: OwnTable | undefined): void {
  if (own) {
    const { keys, host, invitation, gallery, chairs, names, game } = own;
    note(table, { keys, host, invitation, gallery, chairs: { ...chairs }, names, game });
  }
  go(`/t/${table}`);
}

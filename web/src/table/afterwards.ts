/** What can be done when a game is over: its record is taken out, and the same people play again. */
import { recordOf } from '../house/api';
import { attempt } from '../house/attempt';
import type { Connection } from '../house/connection.svelte';
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

export function playAgain(connection: Connection, own: OwnTable | undefined): Promise<boolean> {
  return attempt(
    connection.ask({ type: 'rematch' }).then((answer) => {
      if (answer.type === 'followed') follow(answer.table, own);
    }),
  );
}

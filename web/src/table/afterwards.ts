/** What can be done when a game is over: its record is taken out, and the same people play again. */
import { recordOf } from '../house/api';
import { attempt } from '../house/attempt';
import type { Connection } from '../house/connection.svelte';
import type { RoomShown } from '../house/messages';
import { note, type OwnTable } from '../house/tables.svelte';
import { go } from '../router.svelte';
import { settings } from '../settings.svelte';

/** The record as a file of the browser's. */
export async function takeOut(room: RoomShown, own: OwnTable | undefined): Promise<void> {
  let record: Blob;
  try {
    record = await recordOf(room.table, own?.keys[0] ?? '', settings.language);
  } catch (error) {
    await attempt(Promise.reject(error as Error));
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(record);
  link.download = `serai-${room.terms.game}-${room.table}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
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

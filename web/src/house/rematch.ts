/** Going from a finished table to its rematch. The lobby uses this too, so it must not need the code of a table. */
import { goTo } from '../router.svelte';
import { saveTable, type OwnTable } from './ownTables.svelte';

/** Goes to the rematch, which accepts the keys of this table. */
export function goToRematch(table: string, own: OwnTable | undefined): void {
  if (own) {
    const { keys, host, invitation, gallery, chairs, names, game } = own;
    saveTable(table, { keys, host, invitation, gallery, chairs: { ...chairs }, names, game });
  }
  goTo(`/t/${table}`);
}

/** Invitations: answering those one gets, and whom one can invite. The lobby uses this, so it must not need the code of a table. */
import { settings } from '../settings.svelte';
import { goTo } from '../router.svelte';
import { declineInvitation, Refused, sendHeardCounts, takeInvitedSeat } from './api';
import { heardCountsOfPack } from './heardParts';
import type { Invitation } from './messages';
import { forgetTable, newKey, ownTable, ownTables, saveTable, type OwnTable } from './ownTables.svelte';
import { receivedInvitations, type TableStatus } from './tableStatus.svelte';

/** Names that look the same are taken for the same person. */
const foldName = (name: string): string => name.normalize('NFC').trim().toLowerCase();

export const isMuted = (name: string): boolean => settings.muted.some((each) => foldName(each) === foldName(name));

/** The invitations to show: wanted, and not to a table where the visitor already sits. */
export const wantedInvitations = (received: readonly Invitation[]): Invitation[] =>
  settings.invitations ? received.filter(({ by, table }) => !isMuted(by) && !Object.keys(ownTable(table)?.chairs ?? {}).length) : [];

/** The keys that prove to whom the invitation is addressed; after a rematch another table may have them. */
const keysFor = ({ earlier }: Invitation): string[] => ownTable(earlier)?.keys ?? ownTables.flatMap(({ chairs }) => Object.values(chairs));

/** If an answer was lost, the next attempt has the same key. */
const keysTried = new Map<string, string>();

/** Takes the seat and goes to the table; the server's refusal is thrown. */
export async function acceptInvitation(invitation: Invitation, name: string): Promise<void> {
  const { id, table, game, names, pack } = invitation;
  const key = keysTried.get(id) ?? newKey();
  keysTried.set(id, key);
  const wasKnown = ownTable(table) !== undefined;
  saveTable(table, { keys: [key], game, names });
  try {
    const { chair } = await takeInvitedSeat(id, keysFor(invitation), { name, key }, settings.language);
    saveTable(table, { keys: [key], chairs: { [chair]: key } });
    const heard = settings.remember ? heardCountsOfPack(pack) : undefined;
    if (heard) void sendHeardCounts(table, key, { chair, heard }, settings.language).catch(() => {});
  } catch (error) {
    if (!wasKnown && !(error instanceof Refused && error.key === 'lost')) forgetTable(table);
    throw error;
  }
  goTo(`/t/${encodeURIComponent(table)}`);
}

/** Declines the invitation; with `mute`, also blocks every later one from the same person. */
export async function declineAndForgetInvitation(invitation: Invitation, mute: boolean): Promise<void> {
  await declineInvitation(invitation.id, keysFor(invitation), settings.language);
  const index = receivedInvitations.findIndex(({ id }) => id === invitation.id);
  if (index >= 0) receivedInvitations.splice(index, 1);
  if (mute && !isMuted(invitation.by)) settings.muted.push(invitation.by);
  if (mute) await tellServerOfWishes();
}

/** Tells the server at once what the visitor wants; if it cannot be told now, it is told later. */
const tellServerOfWishes = (): Promise<void> =>
  import('./invitationWishes.svelte').then(({ keepInvitationWishesCurrent }) => keepInvitationWishesCurrent()).catch(() => {});

/** Somebody with whom the visitor has played, and how to invite them: from their own chair at the table `earlier`. */
export interface Acquaintance {
  name: string;
  game: string;
  seen: number;
  earlier: string;
  key: string;
  chair: number;
}

/** The people at the visitor's tables where a game has begun, each once, the latest first. */
export function acquaintances(tables: readonly OwnTable[], known: Readonly<Record<string, TableStatus>>): Acquaintance[] {
  const found = new Map<string, Acquaintance>();
  for (const own of [...tables].sort((one, other) => other.seen - one.seen)) {
    const status = known[own.table];
    if (!status || status === 'gone' || status.phase === 'gathering') continue;
    const key = status.yours.map((chair) => own.chairs[chair]).find(Boolean);
    if (!key) continue;
    for (const [chair, { name, held }] of status.chairs.entries()) {
      if (!held || status.yours.includes(chair) || found.has(foldName(name))) continue;
      found.set(foldName(name), { name, game: status.game, seen: own.seen, earlier: own.table, key, chair });
    }
  }
  return [...found.values()];
}

/** The state of the visitor's own tables, polled while the page is visible. */
import { settings } from '../settings.svelte';
import { fetchOwnTables } from './api';
import type { Invitation, OwnTableStatus } from './messages';
import { updateTable, ownTables, type OwnTable } from './ownTables.svelte';

export type TableStatus = OwnTableStatus | 'gone';

const POLL_INTERVAL = 10_000;
/** The server accepts this many tables per request and this many keys per table. The newest are the most likely to be valid. */
const MOST_TABLES = 60;
const MOST_KEYS = 16;

/** By table id; tables the server has not reported on are missing. */
export const tableStatuses = $state<Record<string, TableStatus>>({});

/** Invitations to other tables, from people the visitor has played with. */
export const receivedInvitations = $state<Invitation[]>([]);

/** Whether somebody on this device has to act. */
export const isMyTurn = ({ waiting, yours, chairs }: OwnTableStatus): boolean => waiting.some((chair) => yours.includes(chair) && !chairs[chair]?.bot);

/** Polls now, regularly, and whenever the page becomes visible. Returns a function that stops it. */
export function pollTableStatuses(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function pollNow(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && ownTables.length) await fetchAndStoreStatuses();
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void pollNow(), POLL_INTERVAL);
  }
  const pollAgain = () => void pollNow();
  document.addEventListener('visibilitychange', pollAgain);
  addEventListener('online', pollAgain);
  void pollNow();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', pollAgain);
    removeEventListener('online', pollAgain);
  };
}

export async function fetchAndStoreStatuses(): Promise<void> {
  const tables = ownTables.slice(0, MOST_TABLES).map(({ table, keys }) => ({ table, keys: keys.slice(-MOST_KEYS) }));
  const answer = await fetchOwnTables({ tables }, settings.language).catch(() => undefined);
  if (!answer) return; // keep the last known status
  receivedInvitations.splice(0, receivedInvitations.length, ...(answer.invitations ?? []));
  for (const table of answer.gone) tableStatuses[table] = 'gone';
  for (const status of answer.tables) {
    tableStatuses[status.table] = status;
    updateTable(status.table, toStoredTable(status));
  }
}

/** What to store about a table, for when the server is out of reach. */
function toStoredTable(status: OwnTableStatus): Pick<OwnTable, 'game' | 'names' | 'phase' | 'waiting' | 'mine'> {
  const { game, phase, chairs, waiting } = status;
  return {
    game,
    phase,
    names: chairs.flatMap(({ name }) => (name ? [name] : [])),
    waiting: waiting[0] === undefined ? undefined : chairs[waiting[0]]?.name,
    mine: isMyTurn(status),
  };
}

/** Sorts tables: those where it is the visitor's turn, running ones, finished ones, deleted ones. */
export function sortTables(tables: readonly OwnTable[], known: Readonly<Record<string, TableStatus>>): OwnTable[] {
  const rankOfTable = ({ table, phase, mine }: OwnTable): number => {
    const status = known[table];
    if (status === 'gone') return 3;
    const [over, turn] = status ? [status.phase === 'over' || status.closed, isMyTurn(status)] : [phase === 'over', mine && phase === 'playing'];
    if (over) return 2;
    return turn ? 0 : 1;
  };
  return [...tables].sort((one, other) => rankOfTable(one) - rankOfTable(other) || other.seen - one.seen);
}

/** How the visitor's own tables stand, as the house says; asked again and again while somebody looks. */
import { settings } from '../settings.svelte';
import { ownTablesNow } from './api';
import type { OwnTableShown } from './messages';
import { learn, ownTables, type OwnTable } from './tables.svelte';

export type Standing = OwnTableShown | 'gone';

const EVERY = 10_000;
/** A house hears about so many tables at once, and so many keys for each; the newest are the likeliest to open something. */
const MOST_TABLES = 60;
const MOST_KEYS = 16;

/** By table; what the house has not told of is not here. */
export const standings = $state<Record<string, Standing>>({});

/** Whether the table waits for somebody on this device. */
export const isMine = ({ waiting, yours, chairs }: OwnTableShown): boolean => waiting.some((chair) => yours.includes(chair) && !chairs[chair]?.bot);

/** Keeps asking, at once and whenever the page is looked at again; returns how to stop. */
export function followStandings(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function look(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && ownTables.length) await askAll();
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void look(), EVERY);
  }
  const again = () => void look();
  document.addEventListener('visibilitychange', again);
  addEventListener('online', again);
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', again);
    removeEventListener('online', again);
  };
}

async function askAll(): Promise<void> {
  const tables = ownTables.slice(0, MOST_TABLES).map(({ table, keys }) => ({ table, keys: keys.slice(-MOST_KEYS) }));
  const told = await ownTablesNow({ tables }, settings.language).catch(() => undefined);
  if (!told) return; // what was told last is the best there is
  for (const table of told.gone) standings[table] = 'gone';
  for (const standing of told.tables) {
    standings[standing.table] = standing;
    learn(standing.table, remembered(standing));
  }
}

/** What the browser remembers of it, for the time when there is no house. */
export function remembered(standing: OwnTableShown): Pick<OwnTable, 'game' | 'names' | 'phase' | 'waiting' | 'mine'> {
  const { game, phase, chairs, waiting } = standing;
  return {
    game,
    phase,
    names: chairs.flatMap(({ name }) => (name ? [name] : [])),
    waiting: waiting[0] === undefined ? undefined : chairs[waiting[0]]?.name,
    mine: isMine(standing),
  };
}

/** The tables in the order in which one wants to see them: where it is one's turn, what is going on, what is over, what is gone. */
export function inOrder(tables: readonly OwnTable[], known: Readonly<Record<string, Standing>>): OwnTable[] {
  const rank = ({ table, phase, mine }: OwnTable): number => {
    const standing = known[table];
    if (standing === 'gone') return 3;
    const [over, turn] = standing ? [standing.phase === 'over' || standing.closed, isMine(standing)] : [phase === 'over', mine && phase === 'playing'];
    if (over) return 2;
    return turn ? 0 : 1;
  };
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.seen - one.seen);
}

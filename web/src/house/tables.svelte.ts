/**
 * The visitor's own tables, with their keys. They are kept in this browser and nowhere else; whoever has a key
 * may do what it is for, so no key ever stays in the address.
 */
import type { TableOpened } from './messages';
import type { Phase } from './phase';

export interface OwnTable {
  table: string;
  game: string;
  /** Every key this browser has for the table: of chairs, of the host, an invitation. */
  keys: string[];
  /** The keys that are for others, by what they are for. */
  invitation?: string;
  gallery?: string;
  /** The key of each chair that is this browser's, by its number. */
  chairs: Record<number, string>;
  host?: string;
  names: string[];
  /** When it was last looked at, in milliseconds since 1970. */
  seen: number;
  phase: Phase;
  /** Whom the table waited for when it was last looked at, and whether that was somebody on this device. */
  waiting?: string;
  mine?: boolean;
  /** The turn of another game from which it was taken up, if it was. */
  whatIf?: number;
}

const PLACE = 'serai.tables';
const MOST = 60;
/** Where nothing is new, it is written down only now and then that somebody looked. */
const LOOK = 60_000;

export function recalledTables(kept: string | null): OwnTable[] {
  try {
    const found = JSON.parse(kept ?? '[]') as Partial<OwnTable>[];
    return found.flatMap((each) =>
      typeof each.table === 'string' && Array.isArray(each.keys)
        ? [{ ...blank(each.table), ...each } as OwnTable]
        : [],
    );
  } catch {
    return [];
  }
}

function blank(table: string): OwnTable {
  return { table, game: '', keys: [], chairs: {}, names: [], seen: 0, phase: 'gathering' };
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

export const ownTables = $state<OwnTable[]>(recalledTables(kept()));

/** Takes up what another tab has written down meanwhile. */
export function followOtherTabs(): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === PLACE) ownTables.splice(0, ownTables.length, ...recalledTables(event.newValue));
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

function keep(): void {
  ownTables.sort((one, other) => other.seen - one.seen);
  ownTables.length = Math.min(ownTables.length, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(ownTables));
  } catch {
    // Without storage the tables last as long as the page.
  }
}

export function ownTable(table: string): OwnTable | undefined {
  return ownTables.find((each) => each.table === table);
}

/** Notes what is new about a table; keys are added to those that are there. */
export function note(table: string, news: Partial<Omit<OwnTable, 'table'>>): OwnTable {
  let own = ownTable(table);
  if (!own) {
    ownTables.push(blank(table));
    own = ownTables[ownTables.length - 1] as OwnTable;
  }
  if (Date.now() - own.seen < LOOK && isKnown(own, news)) return own;
  const keys = [...new Set([...own.keys, ...(news.keys ?? [])])];
  Object.assign(own, news, { keys, chairs: news.chairs ?? own.chairs, seen: Date.now() });
  keep();
  return ownTable(table) as OwnTable;
}

/** Remembers what the house has told of a table, though nobody looked at it. */
export function learn(table: string, news: Partial<Omit<OwnTable, 'table' | 'keys' | 'seen'>>): void {
  const own = ownTable(table);
  if (!own || isKnown(own, news)) return;
  Object.assign(own, news);
  keep();
}

/** Notes a table that was just opened, with its keys: they are shown this once. */
export function noteOpened({ table, host, invitation, gallery, chairs: keyed }: TableOpened, news: Pick<OwnTable, 'game' | 'names'> & Partial<OwnTable>): void {
  const chairs = Object.fromEntries(keyed.flatMap((key, chair) => (key ? [[chair, key]] : [])));
  note(table, { ...news, keys: [host, ...Object.values(chairs)], host, invitation, gallery, chairs });
}

function isKnown(own: OwnTable, news: Partial<OwnTable>): boolean {
  return Object.entries(news).every(([name, value]) => {
    if (name === 'keys') return (value as string[]).every((key) => own.keys.includes(key));
    return JSON.stringify(own[name as keyof OwnTable]) === JSON.stringify(value);
  });
}

export function forget(table: string): void {
  const index = ownTables.findIndex((each) => each.table === table);
  if (index >= 0) ownTables.splice(index, 1);
  keep();
}

/** Keys whose use is not known: of chairs, as far as the house says that there are such. */
export function unknownKeys({ keys, chairs, host, invitation, gallery }: OwnTable): string[] {
  const known = [...Object.values(chairs), host, invitation, gallery];
  return keys.filter((key) => !known.includes(key));
}

/** A key that opens nothing any more. */
export function dropKey(table: string, key: string): void {
  const own = ownTable(table);
  if (!own) return;
  own.keys = own.keys.filter((each) => each !== key);
  own.chairs = Object.fromEntries(Object.entries(own.chairs).filter(([, each]) => each !== key));
  keep();
}

/**
 * The keys by chair after the chairs were numbered anew. A chair that was taken away moves those behind it up, and
 * the order stays; where a chair was lost, the others kept their numbers.
 */
export function renumbered(keys: Record<number, string>, chairs: readonly number[]): Record<number, string> {
  const known = Object.keys(keys)
    .map(Number)
    .sort((one, other) => one - other);
  if (known.length === chairs.length) return Object.fromEntries(chairs.map((chair, i) => [chair, keys[known[i]!]!]));
  return Object.fromEntries(chairs.flatMap((chair) => (keys[chair] ? [[chair, keys[chair]]] : [])));
}

/** A key of one's own for a chair: it is kept before the house is asked, so that no lost answer loses the chair. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

/** Where a game is looked at again. */
export const replayAt = (table: string): string => `/t/${encodeURIComponent(table)}/replay`;

/** A link that lets whoever opens it use the key. The key is in the fragment, which no browser sends. */
export function linkTo(table: string, key: string, origin: string = location.origin): string {
  return `${origin}/t/${encodeURIComponent(table)}#${encodeURIComponent(key)}`;
}

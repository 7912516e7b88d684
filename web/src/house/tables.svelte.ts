/**
 * The visitor's own tables, with their keys. They are kept in this browser and nowhere else; whoever has a key
 * may do what it is for, so no key ever stays in the address.
 */

export interface OwnTable {
  table: string;
  game: string;
  /** Every key this browser has for the table: of chairs, of the host, an invitation. */
  keys: string[];
  /** The keys that are for others, by what they are for; only the host has them. */
  invitation?: string;
  gallery?: string;
  /** The key of each chair that is this browser's, by its number. */
  chairs: Record<number, string>;
  host?: string;
  names: string[];
  /** When it was last looked at, in milliseconds since 1970. */
  seen: number;
  over: boolean;
}

const PLACE = 'serai.tables';
const MOST = 60;

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
  return { table, game: '', keys: [], chairs: {}, names: [], seen: 0, over: false };
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

export const ownTables = $state<OwnTable[]>(recalledTables(kept()));

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
  const keys = [...new Set([...own.keys, ...(news.keys ?? [])])];
  Object.assign(own, news, { keys, chairs: { ...own.chairs, ...news.chairs }, seen: Date.now() });
  keep();
  return ownTable(table) as OwnTable;
}

export function forget(table: string): void {
  const index = ownTables.findIndex((each) => each.table === table);
  if (index >= 0) ownTables.splice(index, 1);
  keep();
}

/** A link that lets whoever opens it use the key. The key is in the fragment, which no browser sends. */
export function linkTo(table: string, key: string, origin: string = location.origin): string {
  return `${origin}/t/${encodeURIComponent(table)}#${encodeURIComponent(key)}`;
}

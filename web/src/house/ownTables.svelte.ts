/**
 * The visitor's own tables and their keys. They are stored only in this browser. Anyone with a key can use it, so keys never
 * stay in the address.
 */
import { onWriteElsewhere, readStorage, writeStorage } from '../storage';
import type { TableOpened } from './messages';
import type { Phase } from './phase';

export interface OwnTable {
  table: string;
  game: string;
  /** Every key this browser has for the table: chairs, host, invitation. */
  keys: string[];
  /** Keys to give to others. */
  invitation?: string;
  gallery?: string;
  /** The keys of this browser's chairs, by chair number. */
  chairs: Record<number, string>;
  host?: string;
  names: string[];
  /** When the table was last open here, in milliseconds since 1970. */
  seen: number;
  phase: Phase;
  /** Who had to act when the table was last seen, and whether they use this device. */
  waiting?: string;
  mine?: boolean;
  /** How many events a seat had seen when the table was last watched, and when that was. */
  shown?: { seat: string; events: number; at: number };
  /** The turn of the original game, if this is a what-if table. */
  whatIf?: number;
}

const STORAGE_KEY = 'serai.tables';
const MAX_TABLES = 60;
/** `seen` alone is written at most once a minute. */
const SEEN_INTERVAL = 60_000;

export function parseTables(stored: string | null | undefined): OwnTable[] {
  try {
    const found = JSON.parse(stored ?? '[]') as Partial<OwnTable>[];
    return found.flatMap((each) =>
      typeof each.table === 'string' && Array.isArray(each.keys)
        ? [{ ...emptyTable(each.table), ...each } as OwnTable]
        : [],
    );
  } catch {
    return [];
  }
}

function emptyTable(table: string): OwnTable {
  return { table, game: '', keys: [], chairs: {}, names: [], seen: 0, phase: 'gathering' };
}

export const ownTables = $state<OwnTable[]>(parseTables(readStorage(STORAGE_KEY)));

/** Reloads the tables whenever another tab or device writes them. */
export const followOtherTabs = (): (() => void) => onWriteElsewhere(STORAGE_KEY, (text) => ownTables.splice(0, ownTables.length, ...parseTables(text)));

function persist(): void {
  ownTables.sort((one, other) => other.seen - one.seen);
  ownTables.length = Math.min(ownTables.length, MAX_TABLES);
  writeStorage(STORAGE_KEY, JSON.stringify(ownTables));
}

export function ownTable(table: string): OwnTable | undefined {
  return ownTables.find((each) => each.table === table);
}

/** Merges news into a table and marks it as seen. New keys are added to the old ones. */
export function saveTable(table: string, news: Partial<Omit<OwnTable, 'table'>>): OwnTable {
  let own = ownTable(table);
  if (!own) {
    ownTables.push(emptyTable(table));
    own = ownTables[ownTables.length - 1] as OwnTable;
  }
  if (Date.now() - own.seen < SEEN_INTERVAL && isUnchanged(own, news)) return own;
  const keys = [...new Set([...own.keys, ...(news.keys ?? [])])];
  Object.assign(own, news, { keys, chairs: news.chairs ?? own.chairs, seen: Date.now() });
  persist();
  return ownTable(table) as OwnTable;
}

/** Merges what the server reported about a table, without marking it as seen. */
export function updateTable(table: string, news: Partial<Omit<OwnTable, 'table' | 'keys' | 'seen'>>): void {
  const own = ownTable(table);
  if (!own || isUnchanged(own, news)) return;
  Object.assign(own, news);
  persist();
}

/** Stores a table that was just opened. The server sends its keys only once. */
export function saveOpenedTable({ table, host, invitation, gallery, chairs: keyed }: TableOpened, news: Pick<OwnTable, 'game' | 'names'> & Partial<OwnTable>): void {
  const chairs = Object.fromEntries(keyed.flatMap((key, chair) => (key ? [[chair, key]] : [])));
  saveTable(table, { ...news, keys: [host, ...Object.values(chairs)], host, invitation, gallery, chairs });
}

function isUnchanged(own: OwnTable, news: Partial<OwnTable>): boolean {
  return Object.entries(news).every(([name, value]) => {
    if (name === 'keys') return (value as string[]).every((key) => own.keys.includes(key));
    return JSON.stringify(own[name as keyof OwnTable]) === JSON.stringify(value);
  });
}

export function forgetTable(table: string): void {
  const index = ownTables.findIndex((each) => each.table === table);
  if (index >= 0) ownTables.splice(index, 1);
  persist();
}

/** Keys without a known use; they may belong to chairs. */
export function unknownKeys({ keys, chairs, host, invitation, gallery }: OwnTable): string[] {
  const known = [...Object.values(chairs), host, invitation, gallery];
  return keys.filter((key) => !known.includes(key));
}

/** Removes a key that was revoked or refused. */
export function dropKey(table: string, key: string): void {
  const own = ownTable(table);
  if (!own) return;
  own.keys = own.keys.filter((each) => each !== key);
  own.chairs = Object.fromEntries(Object.entries(own.chairs).filter(([, each]) => each !== key));
  persist();
}

/**
 * Renumbers keys after chairs changed. When a chair was removed from the table, those behind it move up and keep their order; when
 * only this device lost a chair, the others keep their numbers.
 */
export function renumberKeys(keys: Record<number, string>, chairs: readonly number[]): Record<number, string> {
  const known = Object.keys(keys)
    .map(Number)
    .sort((one, other) => one - other);
  if (known.length === chairs.length) return Object.fromEntries(chairs.map((chair, i) => [chair, keys[known[i]!]!]));
  return Object.fromEntries(chairs.flatMap((chair) => (keys[chair] ? [[chair, keys[chair]]] : [])));
}

/** Creates a chair key on the client. It is stored before the request, so a lost answer does not lose the chair. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

export const replayUrl = (table: string): string => `/t/${encodeURIComponent(table)}/replay`;

/** A link that carries the key in its fragment, which browsers never send. */
export function tableLink(table: string, key: string, origin: string = location.origin): string {
  return `${origin}/t/${encodeURIComponent(table)}#${encodeURIComponent(key)}`;
}

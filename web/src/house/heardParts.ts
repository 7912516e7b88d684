/**
 * How often the users of this browser have heard each part of each content pack. The list is stored only here and sent to a new
 * table before the game begins, so that the game tells what they have heard least. It can be turned off and deleted in the
 * settings.
 */
import { readStorage, writeStorage } from '../storage';

const STORAGE_KEY = 'serai.heard';

/** The maximum that the server accepts. */
const MOST_PARTS = 5000;
const MOST_COUNT = 1000;
const MOST_PACKS = 8;
const MOST_TABLES = 24;
/** How many of the latest parts heard at a table are stored, to recognize them when its events arrive again. */
const TAIL = 40;

export type HeardCounts = Record<string, number>;

export interface HeardMemory {
  /** By the pack's id. */
  packs: Record<string, HeardCounts>;
  /** The latest parts heard at each table, ordered by the last visit. */
  tables: Record<string, string[]>;
}

export const emptyHeardMemory = (): HeardMemory => ({ packs: {}, tables: {} });

/** Reads a stored memory and drops whatever is invalid. */
export function parseHeardMemory(stored: string | null | undefined): HeardMemory {
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<HeardMemory> | null;
    const isCount = (count: unknown) => Number.isInteger(count) && (count as number) > 0;
    const packs = Object.entries(found?.packs ?? {}).map(([pack, counts]) => [pack, Object.fromEntries(Object.entries(counts).filter(([, count]) => isCount(count)))]);
    const tables = Object.entries(found?.tables ?? {}).filter(([, tail]) => Array.isArray(tail) && tail.every((part) => typeof part === 'string'));
    return { packs: Object.fromEntries(packs), tables: Object.fromEntries(tables) };
  } catch {
    return emptyHeardMemory();
  }
}

/** The parts of `heard` that follow the end of the tail. `heard` are the latest parts of a table, in order. */
export function partsAfterTail(tail: readonly string[], heard: readonly string[]): readonly string[] {
  for (let end = heard.length; end > 0; end--) {
    const length = Math.min(end, tail.length);
    if (!length) break;
    const known = tail.slice(-length);
    if (known.every((part, i) => part === heard[end - length + i])) return heard.slice(end);
  }
  return heard;
}

const lastEntries = <Value>(all: Record<string, Value>, most: number): Record<string, Value> => Object.fromEntries(Object.entries(all).slice(-most));

/** The memory after the latest parts of a table (`heard`) have been told. Parts that were counted before are not counted again. */
export function withHeardParts(memory: HeardMemory, pack: string, table: string, heard: readonly string[]): HeardMemory {
  const { [table]: tail = [], ...otherTables } = memory.tables;
  const { [pack]: counts = {}, ...otherPacks } = memory.packs;
  const fresh = partsAfterTail(tail, heard);
  if (!fresh.length) return memory;
  const counted = { ...counts };
  for (const part of fresh) {
    const count = Math.min((counted[part] ?? 0) + 1, MOST_COUNT);
    // Move it to the end, because a full list forgets its oldest entries first.
    delete counted[part];
    counted[part] = count;
  }
  return {
    packs: lastEntries({ ...otherPacks, [pack]: lastEntries(counted, MOST_PARTS) }, MOST_PACKS),
    tables: lastEntries({ ...otherTables, [table]: [...tail, ...fresh].slice(-TAIL) }, MOST_TABLES),
  };
}

const readMemory = (): HeardMemory => parseHeardMemory(readStorage(STORAGE_KEY));

/** Remembers the latest parts that were told at a table. */
export function rememberHeardParts(pack: string, table: string, heard: readonly string[]): void {
  if (!pack || !heard.length) return;
  const memory = readMemory();
  const after = withHeardParts(memory, pack, table, heard);
  if (after !== memory) writeStorage(STORAGE_KEY, JSON.stringify(after));
}

/** What the users of this browser have heard of a pack; undefined if nothing. */
export function heardCountsOfPack(pack: string): HeardCounts | undefined {
  const counts = readMemory().packs[pack];
  return counts && Object.keys(counts).length ? counts : undefined;
}

/** Whether anything is remembered. */
export const hasHeardTales = (): boolean => Object.keys(readMemory().packs).length > 0;

/** Deletes the list. Parts that tables have told so far are still recognized, so that they are not counted again. */
export function forgetHeardTales(): void {
  writeStorage(STORAGE_KEY, JSON.stringify({ ...readMemory(), packs: {} }));
}

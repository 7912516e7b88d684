/** What the devices of one person share, as one value that can be merged; it is read from and written to this browser's storage. */
import { readStorage, writeStorageAndNotifyPage } from '../storage';
import type { Json } from './merge';

type Parts = { [name: string]: Json };

/** The parts and their places in the storage. Voices and notifications belong to a device. */
const STORAGE_KEYS: Record<string, string> = {
  settings: 'serai.settings',
  preferences: 'serai.wishes',
  tables: 'serai.tables',
  heard: 'serai.heard',
  games: 'serai.evenings',
};
/** Parts in which a device that joins takes over what the others have. */
const TAKEN_OVER = ['settings', 'preferences'];

export const isShared = (storageKey: string): boolean => Object.values(STORAGE_KEYS).includes(storageKey);

export function readSharedData(): Parts {
  const parts: Parts = {};
  for (const [name, key] of Object.entries(STORAGE_KEYS)) {
    const value = tryParseJson(readStorage(key));
    if (value !== undefined) parts[name] = name === 'tables' ? tablesById(value) : value;
  }
  return parts;
}

export function writeSharedData(parts: Parts): void {
  for (const [name, key] of Object.entries(STORAGE_KEYS)) {
    const value = parts[name];
    if (value === undefined) continue;
    const text = JSON.stringify(name === 'tables' ? Object.values(value as object) : value);
    if (text !== readStorage(key)) writeStorageAndNotifyPage(key, text);
  }
}

/** What a joining device is taken to have agreed on: its own settings, so that those of the others replace them, and nothing else. */
export const baseForJoining = (local: Parts): Parts => Object.fromEntries(TAKEN_OVER.flatMap((name) => (local[name] === undefined ? [] : [[name, local[name]]])));

function tryParseJson(text: string | null | undefined): Json | undefined {
  try {
    return text ? (JSON.parse(text) as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** Tables by their ids, so that each is merged with itself. */
function tablesById(tables: Json): Json {
  if (!Array.isArray(tables)) return {};
  return Object.fromEntries(tables.flatMap((each) => (isTable(each) ? [[each.table, each]] : [])));
}

const isTable = (value: Json): value is { table: string } => typeof value === 'object' && value !== null && 'table' in value && typeof value.table === 'string';

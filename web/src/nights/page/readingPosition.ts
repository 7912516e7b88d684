/** Remembers how far the viewer has read at a table for as long as the tab is open. */
import { readStorage, writeStorage } from '../../storage';

/** Event numbers. */
export interface ReadingPosition {
  seat: string | null;
  shown: number;
  read: number;
}

const storageKey = (table: string): string => `serai.page.${table}`;

export function loadPosition(table: string): ReadingPosition | null {
  try {
    const kept = JSON.parse(readStorage(storageKey(table), 'sessionStorage') ?? 'null') as (Partial<ReadingPosition> & { told?: number }) | null;
    const shown = kept?.shown ?? kept?.told; // `told` is the old name
    if (typeof shown !== 'number' || typeof kept?.read !== 'number') return null;
    return { seat: typeof kept.seat === 'string' ? kept.seat : null, shown, read: kept.read };
  } catch {
    return null;
  }
}

export function savePosition(table: string, place: ReadingPosition): void {
  writeStorage(storageKey(table), JSON.stringify(place), 'sessionStorage');
}

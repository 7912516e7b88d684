/** Remembers how far one has read at a table, as long as the tab is open: who comes back finds the same page. */

/** How far somebody has read: numbers of events. */
export interface Place {
  seat: string | null;
  told: number;
  read: number;
}

const nameOf = (table: string): string => `serai.page.${table}`;

export function recallPlace(table: string): Place | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(table)) ?? 'null') as Partial<Place> | null;
    if (typeof kept?.told !== 'number' || typeof kept.read !== 'number') return null;
    return { seat: typeof kept.seat === 'string' ? kept.seat : null, told: kept.told, read: kept.read };
  } catch {
    return null;
  }
}

export function keepPlace(table: string, place: Place): void {
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify(place));
  } catch {
    // Without storage the place lasts as long as the page.
  }
}

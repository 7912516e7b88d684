/** One's own evenings, kept in this browser and nowhere else: a table that is gone still counts. */
import { Refused, summaryOf } from '../house/api';
import { ownTables, type OwnTable } from '../house/tables.svelte';
import { settings } from '../settings.svelte';
import { isSettled, noEvenings, recalledEvenings, withSummary, type Evenings } from './adding';

const PLACE = 'serai.evenings';

function recalled(): Evenings {
  try {
    return recalledEvenings(localStorage.getItem(PLACE));
  } catch {
    return shown;
  }
}

let shown = $state.raw<Evenings>(noEvenings());

export const evenings = {
  get all(): Evenings {
    return shown;
  },
};

function keep(now: Evenings): void {
  shown = now;
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** Asks the house what became of a table, for each chair there that is one's own. False where the house wants to be left alone. */
export async function noteEvening({ table, chairs, phase }: Pick<OwnTable, 'table' | 'chairs' | 'phase'>): Promise<boolean> {
  const keys = Object.values(chairs);
  if (phase === 'gathering' || isSettled(recalled(), table, keys.length)) return true;
  for (const key of keys) {
    try {
      const summary = await summaryOf(table, key, settings.language);
      // Another tab may have written meanwhile.
      keep(withSummary(recalled(), summary));
    } catch (refused) {
      if (refused instanceof Refused && ['refused-too-fast', 'lost'].includes(refused.key)) return false;
    }
  }
  return true;
}

/** Looks at every table of one's own that may have something new. */
export async function noteEvenings(): Promise<void> {
  shown = recalled();
  for (const own of [...ownTables]) if (!(await noteEvening(own))) return;
}

export function forgetEvenings(): void {
  keep(noEvenings());
}

/** What the visitor chose last: a name, and how a table is set. Kept in this browser. */
import type { Clock, TableOpened, TableWanted } from '../house/messages';
import { note } from '../house/tables.svelte';
import type { Language } from '../words/languages';

export type Kind = 'here' | 'link' | 'bot';

export interface SeatWish {
  kind: Kind;
  name: string;
  bot: string;
}

export interface Wishes {
  name: string;
  opponents: number;
  level: string;
  seats: SeatWish[];
  /** The name of whoever begins; '' lets chance decide. */
  first: string;
  takebacks: boolean;
  clock: NonNullable<Clock['kind']>;
  seconds: number;
  days: number;
  dice: 'sealed' | 'open';
  seed: string;
  public: boolean;
}

const PLACE = 'serai.wishes';
export const BEST = 'king';

export function standardWishes(): Wishes {
  return {
    name: '',
    opponents: 2,
    level: BEST,
    seats: [
      { kind: 'here', name: '', bot: BEST },
      { kind: 'link', name: '', bot: BEST },
      { kind: 'bot', name: '', bot: BEST },
    ],
    first: '',
    takebacks: true,
    clock: 'none',
    seconds: 120,
    days: 1,
    dice: 'sealed',
    seed: '',
    public: false,
  };
}

/** What was kept, as far as it still makes sense. */
export function recalledWishes(kept: string | null): Wishes {
  const wishes = standardWishes();
  try {
    const found = (JSON.parse(kept ?? '{}') ?? {}) as Record<string, unknown>;
    for (const [key, value] of Object.entries(wishes)) {
      if (key !== 'seats' && typeof found[key] === typeof value) Object.assign(wishes, { [key]: found[key] });
    }
    const seats = (found.seats as SeatWish[] | undefined)?.filter(
      ({ kind, name, bot }) => ['here', 'link', 'bot'].includes(kind) && typeof name === 'string' && typeof bot === 'string',
    );
    if (seats && seats.length > 1) wishes.seats = seats;
  } catch {
    // What cannot be read is forgotten.
  }
  return wishes;
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

export const wishes = $state<Wishes>(recalledWishes(kept()));

export function keepWishes(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(wishes));
  } catch {
    // Without storage the wishes last as long as the page.
  }
}

/** A table for one person and some bots. */
export function againstBots(game: string, { name, opponents, level }: Wishes, language: Language): TableWanted {
  return {
    terms: { game, language, takebacks: true },
    chairs: [{ kind: 'here', name: name.trim() }, ...Array.from({ length: opponents }, () => ({ kind: 'bot' as const, bot: level }))],
  };
}

/** The table that the wishes describe. */
export function wantedTable(game: string, wished: Wishes, language: Language): TableWanted {
  const { clock, seconds, days } = wished;
  const first = wished.seats.find(({ kind, name }) => kind === 'here' && name.trim() === wished.first)?.name.trim();
  return {
    terms: {
      game,
      language,
      takebacks: wished.takebacks,
      clock: { kind: clock, count: clock === 'move' ? seconds : clock === 'day' ? days : 0 },
      ...(first ? { options: { first } } : {}),
      ...(wished.dice === 'open' ? { seed: Number(wished.seed) } : {}),
    },
    chairs: wished.seats.map(({ kind, name, bot }) =>
      kind === 'here' ? { kind, name: name.trim() } : kind === 'bot' ? { kind, bot } : { kind },
    ),
    public: wished.public,
  };
}

export function seedIsRight(seed: string): boolean {
  return /^\d{1,10}$/.test(seed.trim()) && Number(seed) < 2 ** 31;
}

/** Keeps the keys of a table that was just opened; they are shown this once. */
export function keepOpened(opened: TableOpened, wanted: TableWanted): void {
  const chairs = Object.fromEntries(opened.chairs.flatMap((key, chair) => (key ? [[chair, key]] : [])));
  note(opened.table, {
    game: wanted.terms.game,
    keys: [opened.host, ...Object.values(chairs)],
    host: opened.host,
    invitation: opened.invitation,
    gallery: opened.gallery,
    chairs,
    names: wanted.chairs.flatMap(({ name }) => (name ? [name] : [])),
  });
}

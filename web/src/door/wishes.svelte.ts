/** What the visitor chose last: a name, and how a table is set. Kept in this browser. */
import { fittingLevel } from '../house/levels';
import type { Clock, GameShown, TableWanted } from '../house/messages';
import type { Language } from '../words/languages';
import { agreedOptions, asksWhoBegins, type Agreed } from './options';

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
  /** Whether the bots let choices be taken back across a die or a draw. */
  practice: boolean;
  hints: boolean;
  clock: NonNullable<Clock['kind']>;
  seconds: number;
  days: number;
  dice: 'sealed' | 'open';
  seed: string;
  public: boolean;
  /** The digest of the tales one plays with; '' for those that come with the game. */
  pack: string;
  /** What a table of each game agrees on beforehand. */
  options: Record<string, Agreed>;
}

const PLACE = 'serai.wishes';
/** Until the levels of the game are known. */
const ANY_LEVEL = '';

export function standardWishes(): Wishes {
  return {
    name: '',
    opponents: 2,
    level: ANY_LEVEL,
    seats: [
      { kind: 'here', name: '', bot: ANY_LEVEL },
      { kind: 'link', name: '', bot: ANY_LEVEL },
      { kind: 'bot', name: '', bot: ANY_LEVEL },
    ],
    first: '',
    practice: false,
    hints: true,
    clock: 'none',
    seconds: 120,
    days: 1,
    dice: 'sealed',
    seed: '',
    public: false,
    pack: '',
    options: {},
  };
}

/** What was kept, as far as it still makes sense. */
export function recalledWishes(kept: string | null): Wishes {
  const wishes = standardWishes();
  try {
    const found = (JSON.parse(kept ?? '{}') ?? {}) as Record<string, unknown>;
    for (const [key, value] of Object.entries(wishes)) {
      if (typeof value !== 'object' && typeof found[key] === typeof value) Object.assign(wishes, { [key]: found[key] });
    }
    // Before there was a place for the options of every game, those of one stood under its id.
    const before = Object.entries(found).filter(([key]) => !(key in wishes));
    for (const [game, agreed] of [...before, ...Object.entries(found.options ?? {})]) {
      if (typeof agreed === 'object' && agreed && !Array.isArray(agreed)) wishes.options[game] = agreed as Agreed;
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

/** Whoever wished for tales that are no longer here gets those that come with the game. */
export const fittingPack = ({ packs }: GameShown, wished: string): string => (packs.slice(1).some(({ digest }) => digest === wished) ? wished : '');

/** Fits what was wished at another table to a game: as many seats as it has, and bots of its levels. */
export function fitSeats(game: GameShown, seats: SeatWish[]): void {
  seats.splice(game.most);
  for (const seat of seats) seat.bot = fittingLevel(game, seat.bot);
}

/** A table for one person and some bots. */
export function againstBots(game: GameShown, { name, opponents, level, options }: Wishes, language: Language): TableWanted {
  const agreed = agreedOptions(game, options[game.id], opponents === 0);
  return {
    terms: { game: game.id, language, ...(Object.keys(agreed).length ? { options: agreed } : {}) },
    chairs: [{ kind: 'here', name: name.trim() }, ...Array.from({ length: opponents }, () => ({ kind: 'bot' as const, bot: level }))],
  };
}

/** The table that the wishes describe. */
export function wantedTable(game: GameShown, wished: Wishes, language: Language): TableWanted {
  const { clock, seconds, days } = wished;
  const options = agreedOptions(game, wished.options[game.id], wished.seats.length === 1);
  const first = wished.seats.find(({ kind, name }) => kind === 'here' && name.trim() === wished.first)?.name.trim();
  if (asksWhoBegins(game) && first) options.first = first;
  return {
    terms: {
      game: game.id,
      language,
      takebacks: wished.practice,
      hints: wished.hints,
      clock: { kind: clock, count: clock === 'move' ? seconds : clock === 'day' ? days : 0 },
      ...(Object.keys(options).length ? { options } : {}),
      ...(wished.dice === 'open' ? { seed: Number(wished.seed) } : {}),
      ...(game.packs.length && wished.pack ? { pack: wished.pack } : {}),
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

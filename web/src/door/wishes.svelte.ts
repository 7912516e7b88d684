/** What the visitor chose last: a name, and how a table is set. Kept in this browser. */
import type { Clock, GameShown, TableWanted } from '../house/messages';
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
  nights: NightsWishes;
}

/** What a table of the Nights agrees on beforehand (N16). */
export interface NightsWishes {
  goal: number;
  'one-status': boolean;
  'random-skills': boolean;
  storytelling: boolean;
  merchant: boolean;
  'person-reads': boolean;
}

const WAYS = ['one-status', 'random-skills', 'storytelling', 'merchant', 'person-reads'] as const;
const IN_COMPANY: readonly string[] = ['storytelling', 'person-reads'];

/** The ways to play that can be agreed on; whoever is alone has nobody who votes, or reads. */
export const waysFor = (alone: boolean) => WAYS.filter((way) => !alone || !IN_COMPANY.includes(way));

/** What was wished of the Nights, as far as it is not as usual. */
function nightsOptions(nights: NightsWishes, alone: boolean): Record<string, unknown> {
  return { goal: nights.goal, ...Object.fromEntries(waysFor(alone).flatMap((way) => (nights[way] ? [[way, true]] : []))) };
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
    nights: { goal: 20, 'one-status': false, 'random-skills': false, storytelling: false, merchant: false, 'person-reads': false },
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
    const nights = (found.nights ?? {}) as Record<string, unknown>;
    for (const [key, value] of Object.entries(wishes.nights)) {
      if (typeof nights[key] === typeof value) Object.assign(wishes.nights, { [key]: nights[key] });
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

/** The level that was wished, if the game has it; else the one below the best, which is good company. */
export function fittingLevel(levels: readonly string[], wished: string): string {
  return levels.includes(wished) ? wished : (levels.at(-2) ?? levels[0] ?? '');
}

/** Whoever wished for tales that are no longer here gets those that come with the game. */
export const fittingPack = ({ packs }: GameShown, wished: string): string => (packs.slice(1).some(({ digest }) => digest === wished) ? wished : '');

/** Fits what was wished at another table to a game: as many seats as it has, and bots of its levels. */
export function fitSeats(game: GameShown, seats: SeatWish[]): void {
  seats.splice(game.most);
  for (const seat of seats) seat.bot = fittingLevel(game.bots, seat.bot);
}

/** A table for one person and some bots. */
export function againstBots(game: string, { name, opponents, level, nights }: Wishes, language: Language): TableWanted {
  return {
    terms: { game, language, ...(game === 'nights' ? { options: nightsOptions(nights, opponents === 0) } : {}) },
    chairs: [{ kind: 'here', name: name.trim() }, ...Array.from({ length: opponents }, () => ({ kind: 'bot' as const, bot: level }))],
  };
}

/** The table that the wishes describe. */
export function wantedTable(game: string, wished: Wishes, language: Language): TableWanted {
  const { clock, seconds, days } = wished;
  const options: Record<string, unknown> = game === 'nights' ? nightsOptions(wished.nights, wished.seats.length === 1) : {};
  const first = wished.seats.find(({ kind, name }) => kind === 'here' && name.trim() === wished.first)?.name.trim();
  if (game === 'dice' && first) options.first = first;
  return {
    terms: {
      game,
      language,
      takebacks: wished.practice,
      hints: wished.hints,
      clock: { kind: clock, count: clock === 'move' ? seconds : clock === 'day' ? days : 0 },
      ...(Object.keys(options).length ? { options } : {}),
      ...(wished.dice === 'open' ? { seed: Number(wished.seed) } : {}),
      ...(game === 'nights' && wished.pack ? { pack: wished.pack } : {}),
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

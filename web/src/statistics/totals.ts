/** Adds up the visitor's games. Each table counts once, and so does each page of a Book. */
import type { Summary } from '../house/messages';

/** The summary of a table, without the pages read, which are stored for all tables together. */
export type PlayedGame = Omit<Summary, 'tales'>;

export interface BookProgress {
  digest: string;
  paragraphs: number;
  heard: number[];
}

export interface PlayedGames {
  /** The summaries of the visitor's seats, by table. */
  tables: Record<string, PlayedGame[]>;
  /** By pack. */
  books: Record<string, BookProgress>;
}

export const emptyPlayedGames = (): PlayedGames => ({ tables: {}, books: {} });

export function parsePlayedGames(kept: string | null): PlayedGames {
  try {
    const found = JSON.parse(kept ?? '{}') as Partial<PlayedGames> | null;
    const tables = Object.entries(found?.tables ?? {}).filter(([, seats]) => Array.isArray(seats) && seats.every((each) => typeof each?.game === 'string'));
    const books = Object.entries(found?.books ?? {}).filter(([, book]) => Array.isArray(book?.heard));
    return { tables: Object.fromEntries(tables), books: Object.fromEntries(books) };
  } catch {
    return emptyPlayedGames();
  }
}

/** Adds the latest summary of a seat. */
export function withSummary({ tables, books }: PlayedGames, { tales, ...evening }: Summary): PlayedGames {
  const others = (tables[evening.table] ?? []).filter(({ seat }) => seat !== evening.seat);
  const known = { tables: { ...tables, [evening.table]: [...others, evening] }, books: { ...books } };
  if (tales) {
    const heard = new Set([...(books[tales.pack]?.heard ?? []), ...tales.heard]);
    known.books[tales.pack] = { digest: tales.digest, paragraphs: tales.paragraphs, heard: [...heard].sort((one, other) => one - other) };
  }
  return known;
}

/** Whether the summary of a table can no longer change. */
export function isSummaryFinal({ tables }: PlayedGames, table: string, seats: number): boolean {
  const known = tables[table] ?? [];
  return known.length >= seats && known.length > 0 && known.every(({ phase }) => phase === 'over');
}

export interface ByPlayers {
  players: number;
  finished: number;
  won: number;
}

export interface GameTotals {
  finished: number;
  won: number;
  running: number;
  byPlayers: ByPlayers[];
  /** The most frequent first. */
  endings: [string, number][];
  counts: Record<string, number>;
  /** The most turns the visitor took in one game. */
  longest: number;
  /** The most valuable card of each seat, in games that have such cards. */
  bestCards: string[];
}

/** The totals of a game. Prepared tables do not count; a running table that was forgotten no longer counts as running. */
export function totalsOf({ tables }: PlayedGames, game: string, isKept: (table: string) => boolean): GameTotals {
  const own = Object.values(tables)
    .map((seats) => seats.filter((each) => each.game === game && !each.staged))
    .filter((seats) => seats.length);
  const over = own.filter((seats) => seats.some(({ phase }) => phase === 'over'));
  const byPlayers = new Map<number, ByPlayers>();
  const endings = new Map<string, number>();
  for (const seats of over) {
    const { players, ending } = seats[0]!;
    const row = byPlayers.get(players) ?? { players, finished: 0, won: 0 };
    row.finished++;
    if (seats.some(({ won }) => won)) row.won++;
    byPlayers.set(players, row);
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  const seats = own.flat();
  const counts: Record<string, number> = {};
  for (const each of seats) for (const [what, count] of Object.entries(each.counts)) counts[what] = (counts[what] ?? 0) + count;
  return {
    finished: over.length,
    won: over.filter((each) => each.some(({ won }) => won)).length,
    running: own.filter((each) => !over.includes(each) && isKept(each[0]!.table)).length,
    byPlayers: [...byPlayers.values()].sort((one, other) => one.players - other.players),
    endings: [...endings].sort(([, one], [, other]) => other - one),
    counts,
    longest: Math.max(0, ...seats.map(({ turns }) => turns)),
    bestCards: seats.flatMap(({ best }) => best || []),
  };
}

/** The games the visitor has played. */
export const playedGamesIn = ({ tables }: PlayedGames): string[] => [...new Set(Object.values(tables).flatMap((seats) => seats.map(({ game }) => game)))];

/** A row: its label and its text. */
export type StatRow = readonly [string, string];

/** A row for a count, or nothing if it is 0. */
export const rowForCount = (name: string, count: number | undefined): StatRow[] => (count ? [[name, String(count)]] : []);

/** The most frequent of the things counted under a heading (`reaction/court`), with its count. */
export function mostFrequent(counts: Readonly<Record<string, number>>, heading: string): [string, number] | undefined {
  const found = Object.entries(counts).flatMap(([what, count]): [string, number][] => (what.startsWith(`${heading}/`) ? [[what.slice(heading.length + 1), count]] : []));
  return found.sort(([, one], [, other]) => other - one)[0];
}

/** One's own evenings added up. Each table counts once, however often it is looked at; its pages of the Book likewise. */
import type { Summary } from '../house/messages';

/** A table as it is kept: without the pages that were read, which are kept for all tables together. */
export type Evening = Omit<Summary, 'tales'>;

export interface BookHeard {
  digest: string;
  paragraphs: number;
  heard: number[];
}

export interface Evenings {
  /** Of each table the summary of every seat that was one's own. */
  tables: Record<string, Evening[]>;
  /** By pack. */
  books: Record<string, BookHeard>;
}

export const noEvenings = (): Evenings => ({ tables: {}, books: {} });

export function recalledEvenings(kept: string | null): Evenings {
  try {
    const found = JSON.parse(kept ?? '{}') as Partial<Evenings> | null;
    const tables = Object.entries(found?.tables ?? {}).filter(([, seats]) => Array.isArray(seats) && seats.every((each) => typeof each?.game === 'string'));
    const books = Object.entries(found?.books ?? {}).filter(([, book]) => Array.isArray(book?.heard));
    return { tables: Object.fromEntries(tables), books: Object.fromEntries(books) };
  } catch {
    return noEvenings();
  }
}

/** The evenings with what is known now of a seat at a table. */
export function withSummary({ tables, books }: Evenings, { tales, ...evening }: Summary): Evenings {
  const others = (tables[evening.table] ?? []).filter(({ seat }) => seat !== evening.seat);
  const known = { tables: { ...tables, [evening.table]: [...others, evening] }, books: { ...books } };
  if (tales) {
    const heard = new Set([...(books[tales.pack]?.heard ?? []), ...tales.heard]);
    known.books[tales.pack] = { digest: tales.digest, paragraphs: tales.paragraphs, heard: [...heard].sort((one, other) => one - other) };
  }
  return known;
}

/** Whether nothing new can be told of a table any more. */
export function isSettled({ tables }: Evenings, table: string, seats: number): boolean {
  const known = tables[table] ?? [];
  return known.length >= seats && known.length > 0 && known.every(({ phase }) => phase === 'over');
}

export interface ByPlayers {
  players: number;
  finished: number;
  won: number;
}

export interface Figures {
  finished: number;
  won: number;
  running: number;
  byPlayers: ByPlayers[];
  /** The most frequent first. */
  endings: [string, number][];
  counts: Record<string, number>;
  /** The most turns of one's own in one game. */
  longest: number;
  /** Of each seat the card worth most that it took, where a game has such cards. */
  takes: string[];
}

/**
 * What came of all tables of a game. Tables that began in the middle are no evenings of their own; one that was let go
 * before its end is not running any more.
 */
export function figuresOf({ tables }: Evenings, game: string, isKept: (table: string) => boolean): Figures {
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
    takes: seats.flatMap(({ best }) => best || []),
  };
}

/** The games that one has sat down at. */
export const gamesIn = ({ tables }: Evenings): string[] => [...new Set(Object.values(tables).flatMap((seats) => seats.map(({ game }) => game)))];

/** Something worth telling: its name, and what there is to say. */
export type Line = readonly [string, string];

/** What was counted, unless it never happened. */
export const counted = (name: string, count: number | undefined): Line[] => (count ? [[name, String(count)]] : []);

/** Of things that are counted under one heading (`reaction/court`) the most frequent, with its count. */
export function mostOf(counts: Readonly<Record<string, number>>, heading: string): [string, number] | undefined {
  const found = Object.entries(counts).flatMap(([what, count]): [string, number][] => (what.startsWith(`${heading}/`) ? [[what.slice(heading.length + 1), count]] : []));
  return found.sort(([, one], [, other]) => other - one)[0];
}

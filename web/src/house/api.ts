/** What the house answers over HTTP. */
import type { BookShown, BroughtIn, CardsShown, FrameShown, GameShown, HouseShown, OwnTablesAsked, OwnTablesShown, PublicTable, ReplayShown, RulesShown, Sentence, StatusesShown, Summary, TableOpened, TableWanted, WhatIfWanted } from './messages';

/** Something was refused; the message is a sentence for whoever asked, in their language. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly key: string,
  ) {
    super(sentence);
  }
}

async function fetched(path: string, language: string, how: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...how, headers: { 'accept-language': language, ...how.headers } });
  } catch {
    throw new Refused('', 'lost');
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => ({ sentence: '', key: 'lost' }))) as Sentence;
  throw new Refused(refused.sentence, refused.key);
}

async function ask<Answer>(path: string, language: string, body?: unknown): Promise<Answer> {
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await fetched(path, language, body === undefined ? {} : posted)).json() as Promise<Answer>;
}

export const openTable = (wanted: TableWanted, language: string) => ask<TableOpened>('/api/tables', language, wanted);
export const publicTables = (language: string) => ask<PublicTable[]>('/api/tables', language);
/** How one's own tables stand; the keys are in what is posted and nowhere else. */
export const ownTablesNow = (asked: OwnTablesAsked, language: string) => ask<OwnTablesShown>('/api/own-tables', language, asked);
export const games = (language: string) => ask<GameShown[]>('/api/games', language);
export const house = (language: string) => ask<HouseShown>('/api/house', language);
export const cardsIn = (language: string) => ask<CardsShown>(`/api/dice/cards/${language}`, language);
export const bookOf = (digest: string, language: string) => ask<BookShown>(`/api/books/${digest}/${language}`, language);

/** What is shown of each status of the Nights besides its texts, which are in the Book's. */
export const statusesShown = (language: string) => ask<StatusesShown>('/api/nights/statuses', language);

export const rulesOf = (game: string, language: string) => ask<RulesShown>(`/api/rules/${encodeURIComponent(game)}/${language}`, language);

/** A table in a few figures, for whoever has a chair there. */
export async function summaryOf(table: string, key: string, language: string): Promise<Summary> {
  const path = `/api/tables/${encodeURIComponent(table)}/summary`;
  return (await fetched(path, language, { headers: { 'serai-key': key } })).json() as Promise<Summary>;
}

/** The map of a Book's world, as SVG. */
export const mapOf = async (digest: string, language: string) => (await fetched(`/api/books/${digest}/${language}/map.svg`, language)).text();

/** The record of a game, as a file to keep. */
export async function recordOf(table: string, key: string, language: string): Promise<Blob> {
  const path = `/api/tables/${encodeURIComponent(table)}/record`;
  return (await fetched(path, language, { headers: { 'serai-key': key } })).blob();
}

/** Every key of a visitor for a table, as many as a house hears. */
const keysOf = (keys: readonly string[]) => ({ 'serai-key': keys.slice(-16).join(',') });
const replayAt = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** What there is to see again of a game, from one of the visitor's own seats ("": as a spectator). */
export async function replayOf(table: string, keys: readonly string[], seat: string | undefined, language: string): Promise<ReplayShown> {
  const from = seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`;
  return (await fetched(`${replayAt(table)}/replay${from}`, language, { headers: keysOf(keys) })).json() as Promise<ReplayShown>;
}

/** Some moments of it. */
export async function framesOf(table: string, keys: readonly string[], seat: string, since: number, until: number, language: string): Promise<FrameShown[]> {
  const asked = new URLSearchParams({ seat, since: String(since), until: String(until) });
  return (await fetched(`${replayAt(table)}/replay/frames?${asked}`, language, { headers: keysOf(keys) })).json() as Promise<FrameShown[]>;
}

/** Opens a table that goes on from a turn of another. */
export async function playOn(table: string, keys: readonly string[], wanted: WhatIfWanted, language: string): Promise<TableOpened> {
  const how = { method: 'POST', headers: { 'content-type': 'application/json', ...keysOf(keys) }, body: JSON.stringify(wanted) };
  return (await fetched(`${replayAt(table)}/what-if`, language, how)).json() as Promise<TableOpened>;
}

const chronicleFrom = (seat: string | null) => (seat === null ? '' : `?seat=${encodeURIComponent(seat)}`);

/** The tale of an evening, as a page or as a book file. */
export async function chronicleOf(table: string, keys: readonly string[], seat: string | null, form: 'html' | 'epub', language: string): Promise<Blob> {
  const asked = `${replayAt(table)}/chronicle.${form}${chronicleFrom(seat)}`;
  return (await fetched(asked, language, { headers: keysOf(keys) })).blob();
}

/** The path under which anybody may read it. */
export async function chronicleLink(table: string, keys: readonly string[], seat: string | null, language: string): Promise<string> {
  const how = { method: 'POST', headers: keysOf(keys) };
  const { path } = (await (await fetched(`${replayAt(table)}/chronicle/link${chronicleFrom(seat)}`, language, how)).json()) as { path: string };
  return path;
}

/** Brings in the record of a finished game. */
export async function bringIn(record: Blob, language: string): Promise<BroughtIn> {
  const how = { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: record };
  return (await fetched('/api/records', language, how)).json() as Promise<BroughtIn>;
}

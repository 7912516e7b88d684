/** What the house answers over HTTP. */
import type { BookShown, BroughtIn, GameShown, HouseShown, PublicTable, Sentence, TableOpened, TableWanted } from './messages';

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
export const games = (language: string) => ask<GameShown[]>('/api/games', language);
export const house = (language: string) => ask<HouseShown>('/api/house', language);
export const bookOf = (digest: string, language: string) => ask<BookShown>(`/api/books/${digest}/${language}`, language);

/** The map of a Book's world, as SVG. */
export const mapOf = async (digest: string, language: string) => (await fetched(`/api/books/${digest}/${language}/map.svg`, language)).text();

/** The record of a game, as a file to keep. */
export async function recordOf(table: string, key: string, language: string): Promise<Blob> {
  const path = `/api/tables/${encodeURIComponent(table)}/record`;
  return (await fetched(path, language, { headers: { 'serai-key': key } })).blob();
}

/** Brings in the record of a finished game. */
export async function bringIn(record: Blob, language: string): Promise<BroughtIn> {
  const how = { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: record };
  return (await fetched('/api/records', language, how)).json() as Promise<BroughtIn>;
}

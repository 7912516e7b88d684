/** What the house answers over HTTP. */
import type { GameShown, HouseShown, PublicTable, Sentence, TableOpened, TableWanted } from './messages';

/** Something was refused; the message is a sentence for whoever asked, in their language. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly key: string,
  ) {
    super(sentence);
  }
}

async function ask<Answer>(path: string, language: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'accept-language': language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return (await response.json()) as Answer;
  const refused = (await response.json()) as Sentence;
  throw new Refused(refused.sentence, refused.key);
}

export const openTable = (wanted: TableWanted, language: string) => ask<TableOpened>('/api/tables', language, wanted);
export const publicTables = (language: string) => ask<PublicTable[]>('/api/tables', language);
export const games = (language: string) => ask<GameShown[]>('/api/games', language);
export const house = (language: string) => ask<HouseShown>('/api/house', language);

/** The record of a game, as a file to keep. */
export async function recordOf(table: string, key: string, language: string): Promise<Blob> {
  const response = await fetch(`/api/tables/${table}/record`, {
    headers: { 'accept-language': language, 'serai-key': key },
  });
  if (response.ok) return response.blob();
  const refused = (await response.json()) as Sentence;
  throw new Refused(refused.sentence, refused.key);
}

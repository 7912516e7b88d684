/** Requests to the server's HTTP API. */
import type { BookGlossary, ImportedTable, CardCatalogue, DiceCheck, ReplayFrame, GameInfo, HeardRequest, HouseInfo, InvitationRequest, InvitationWishes, NoticeOrder, NoticeOrdered, NoticeStatus, NoticeWishes, OwnTablesRequest, OwnTablesStatus, PlateList, PublicTable, ReplayInfo, RulesInfo, RefusalBody, SeatRequest, SeatTaken, SentInvitation, StatusDisplays, Summary, SyncedChange, SyncedData, SyncedVersion, TableOpened, TableRequest, WhatIfRequest } from './messages';

/** The server refused a request; the message is a sentence in the visitor's language. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly key: string,
  ) {
    super(sentence);
  }
}

async function request(path: string, language: string, how: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...how, headers: { 'accept-language': language, ...how.headers } });
  } catch {
    throw new Refused('', 'lost');
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => ({ sentence: '', key: 'lost' }))) as RefusalBody;
  throw new Refused(refused.sentence, refused.key);
}

async function requestJson<Answer>(path: string, language: string, body?: unknown): Promise<Answer> {
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await request(path, language, body === undefined ? {} : posted)).json() as Promise<Answer>;
}

export const openTable = (tableRequest: TableRequest, language: string) => requestJson<TableOpened>('/api/tables', language, tableRequest);
export const fetchPublicTables = (language: string) => requestJson<PublicTable[]>('/api/tables', language);
/** Sends the keys in the body, so they never appear in an address. */
export const fetchOwnTables = (asked: OwnTablesRequest, language: string) => requestJson<OwnTablesStatus>('/api/own-tables', language, asked);
export const fetchGames = (language: string) => requestJson<GameInfo[]>('/api/games', language);
export const fetchHouse = (language: string) => requestJson<HouseInfo>('/api/house', language);
export const fetchCards = (language: string) => requestJson<CardCatalogue>(`/api/dice/cards/${language}`, language);
export const fetchBook = (digest: string, language: string) => requestJson<BookGlossary>(`/api/books/${digest}/${language}`, language);
/** The plates of a Book, with their words. */
export const fetchPlates = (digest: string, language: string) => requestJson<PlateList>(`/api/books/${digest}/${language}/plates`, language);
/** The drawing of a plate; its file is named after its content and never changes. */
export const fetchPlate = async (digest: string, file: string, language: string) => (await request(`/api/plates/${digest}/${file}`, language)).text();

/** How the statuses of the Nights are displayed; their texts come with the Book. */
export const fetchStatuses = (language: string) => requestJson<StatusDisplays>('/api/nights/statuses', language);

export const fetchRules = (game: string, language: string) => requestJson<RulesInfo>(`/api/rules/${encodeURIComponent(game)}/${language}`, language);

/** A summary of a game; needs the key of a chair. */
export async function fetchSummary(table: string, key: string, language: string): Promise<Summary> {
  const path = `/api/tables/${encodeURIComponent(table)}/summary`;
  return (await request(path, language, { headers: { 'serai-key': key } })).json() as Promise<Summary>;
}

/** The map of a Book as SVG. */
export const fetchMap = async (digest: string, language: string) => (await request(`/api/books/${digest}/${language}/map.svg`, language)).text();

/** The record of a game as a file. */
export async function fetchRecord(table: string, key: string, language: string): Promise<Blob> {
  const path = `/api/tables/${encodeURIComponent(table)}/record`;
  return (await request(path, language, { headers: { 'serai-key': key } })).blob();
}

/** A visitor's newest keys for a table, as many as the server accepts. */
const newestKeysHeader = (keys: readonly string[]) => ({ 'serai-key': keys.slice(-16).join(',') });
const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** The outline of a replay, seen from one of the visitor's own seats ('' as a spectator). */
export async function fetchReplay(table: string, keys: readonly string[], seat: string | undefined, language: string): Promise<ReplayInfo> {
  const from = seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`;
  return (await request(`${tablePath(table)}/replay${from}`, language, { headers: newestKeysHeader(keys) })).json() as Promise<ReplayInfo>;
}

/** A range of frames of a replay. */
export async function fetchFrames(table: string, keys: readonly string[], seat: string, since: number, until: number, language: string): Promise<ReplayFrame[]> {
  const asked = new URLSearchParams({ seat, since: String(since), until: String(until) });
  return (await request(`${tablePath(table)}/replay/frames?${asked}`, language, { headers: newestKeysHeader(keys) })).json() as Promise<ReplayFrame[]>;
}

/** Whether the dice of a finished game match their seal; the server replays the game to find out. */
export async function fetchDiceCheck(table: string, keys: readonly string[], language: string): Promise<DiceCheck> {
  return (await request(`${tablePath(table)}/dice-check`, language, { headers: newestKeysHeader(keys) })).json() as Promise<DiceCheck>;
}

/** Sends what the players of a chair have heard, before the game begins. */
export async function sendHeardCounts(table: string, key: string, brought: HeardRequest, language: string): Promise<void> {
  const how = { method: 'POST', headers: { 'content-type': 'application/json', 'serai-key': key }, body: JSON.stringify(brought) };
  await request(`${tablePath(table)}/heard`, language, how);
}

/** Opens a what-if table that continues from a turn of another game. */
export async function openWhatIf(table: string, keys: readonly string[], whatIfRequest: WhatIfRequest, language: string): Promise<TableOpened> {
  const how = { method: 'POST', headers: { 'content-type': 'application/json', ...newestKeysHeader(keys) }, body: JSON.stringify(whatIfRequest) };
  return (await request(`${tablePath(table)}/what-if`, language, how)).json() as Promise<TableOpened>;
}

/** Invites somebody with whom the host has played. */
export async function sendInvitation(table: string, host: string, invitationRequest: InvitationRequest, language: string): Promise<SentInvitation> {
  const how = { method: 'POST', headers: { 'content-type': 'application/json', 'serai-key': host }, body: JSON.stringify(invitationRequest) };
  return (await request(`${tablePath(table)}/invitations`, language, how)).json() as Promise<SentInvitation>;
}

/** The invitations that the host has sent, and what became of them. */
export async function fetchSentInvitations(table: string, host: string, language: string): Promise<SentInvitation[]> {
  return (await request(`${tablePath(table)}/invitations`, language, { headers: { 'serai-key': host } })).json() as Promise<SentInvitation[]>;
}

/** Withdraws an invitation that has not been answered. */
export async function withdrawInvitation(table: string, host: string, id: string, language: string): Promise<void> {
  await request(`${tablePath(table)}/invitations/${encodeURIComponent(id)}`, language, { method: 'DELETE', headers: { 'serai-key': host } });
}

/** Takes a seat by an invitation; the keys prove who is invited. */
export async function takeInvitedSeat(id: string, keys: readonly string[], seat: SeatRequest, language: string): Promise<SeatTaken> {
  const how = { method: 'POST', headers: { 'content-type': 'application/json', ...newestKeysHeader(keys) }, body: JSON.stringify(seat) };
  return (await request(`/api/invitations/${encodeURIComponent(id)}/accept`, language, how)).json() as Promise<SeatTaken>;
}

export async function declineInvitation(id: string, keys: readonly string[], language: string): Promise<void> {
  await request(`/api/invitations/${encodeURIComponent(id)}/decline`, language, { method: 'POST', headers: newestKeysHeader(keys) });
}

/** Says which invitations the visitor does not want. */
export async function putInvitationWishes(wishes: InvitationWishes, language: string): Promise<void> {
  await request('/api/invitation-wishes', language, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wishes) });
}

const seatQuery = (seat: string | null) => (seat === null ? '' : `?seat=${encodeURIComponent(seat)}`);

/** The chronicle of a game as a web page or an EPUB file. */
export async function fetchChronicle(table: string, keys: readonly string[], seat: string | null, form: 'html' | 'epub', language: string): Promise<Blob> {
  const asked = `${tablePath(table)}/chronicle.${form}${seatQuery(seat)}`;
  return (await request(asked, language, { headers: newestKeysHeader(keys) })).blob();
}

/** Creates a public link to the chronicle and returns its path. */
export async function createChronicleLink(table: string, keys: readonly string[], seat: string | null, language: string): Promise<string> {
  const how = { method: 'POST', headers: newestKeysHeader(keys) };
  const { path } = (await (await request(`${tablePath(table)}/chronicle/link${seatQuery(seat)}`, language, how)).json()) as { path: string };
  return path;
}

/** Imports the record of a finished game as a table. */
export async function importRecord(record: Blob, language: string): Promise<ImportedTable> {
  const how = { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: record };
  return (await request('/api/records', language, how)).json() as Promise<ImportedTable>;
}

/** Orders notices at an address. */
export const orderNotices = (order: NoticeOrder, language: string) => requestJson<NoticeOrdered>('/api/notices', language, order);

const noticesPath = (id: string) => `/api/notices/${encodeURIComponent(id)}`;

/** Whether the address of an order was confirmed. */
export async function fetchNoticeStatus(id: string, key: string, language: string): Promise<NoticeStatus> {
  return (await request(noticesPath(id), language, { headers: { 'serai-key': key } })).json() as Promise<NoticeStatus>;
}

/** Replaces the wishes and the seats of an order. */
export async function changeNoticeOrder(id: string, key: string, wishes: NoticeWishes, language: string): Promise<NoticeStatus> {
  const how = { method: 'PUT', headers: { 'content-type': 'application/json', 'serai-key': key }, body: JSON.stringify(wishes) };
  return (await request(noticesPath(id), language, how)).json() as Promise<NoticeStatus>;
}

export async function deleteNoticeOrder(id: string, key: string, language: string): Promise<void> {
  await request(noticesPath(id), language, { method: 'DELETE', headers: { 'serai-key': key } });
}

/** Confirms the address of notices, or ends them, by the token of a link. */
export async function followNoticeLink(act: 'confirm' | 'stop', token: string, language: string): Promise<void> {
  await request(`/notices/${act}/${encodeURIComponent(token)}`, language, { method: 'POST' });
}

const syncedPath = (id: string) => `/api/synced/${encodeURIComponent(id)}`;

/** What the devices of one person share, encrypted; `content` is null if `known` is the newest version. */
export async function fetchSynced(id: string, key: string, known: number, language: string): Promise<SyncedData> {
  return (await request(`${syncedPath(id)}?known=${known}`, language, { headers: { 'serai-key': key } })).json() as Promise<SyncedData>;
}

/** Stores a new version of it, unless another device was faster. */
export async function putSynced(id: string, key: string, change: SyncedChange, language: string): Promise<SyncedVersion> {
  const how = { method: 'PUT', headers: { 'content-type': 'application/json', 'serai-key': key }, body: JSON.stringify(change) };
  return (await request(syncedPath(id), language, how)).json() as Promise<SyncedVersion>;
}

export async function deleteSynced(id: string, key: string, language: string): Promise<void> {
  await request(syncedPath(id), language, { method: 'DELETE', headers: { 'serai-key': key } });
}

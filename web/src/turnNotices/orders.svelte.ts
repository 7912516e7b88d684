/** The notices that the visitor has ordered: which addresses are told when it is their turn, and of what. The list is stored only here. */
import { changeNoticeOrder, deleteNoticeOrder, fetchNoticeStatus, orderNotices, Refused } from '../house/api';
import type { NoticeOrder, NoticeSeat, NoticeWishes } from '../house/messages';
import { ownTables, type OwnTable } from '../house/ownTables.svelte';
import { settings } from '../settings.svelte';
import { onWrite, onWriteElsewhere, readStorage, writeStorage } from '../storage';

export type NoticeKind = NoticeOrder['kind'];
/** When to be told: at each turn, before the time runs out, once a day, when invited. */
export type NoticeTimes = Required<Pick<NoticeWishes, 'each_turn' | 'before_end' | 'digest' | 'invitations'>>;

export interface StoredOrder extends NoticeTimes {
  id: string;
  key: string;
  kind: NoticeKind;
  address: string;
  /** False until the link in the mail was followed. */
  confirmed: boolean;
  /** The seats and the language that the server knows, to notice changes. */
  sent: string;
}

const STORAGE_KEY = 'serai.notices';
const TABLES = 'serai.tables';
const AFTER_CHANGE = 2000;
/** As many as the server accepts. */
const MOST_SEATS = 60;

export const orders = $state<StoredOrder[]>(parseOrders(readStorage(STORAGE_KEY)));

export function parseOrders(stored: string | null | undefined): StoredOrder[] {
  try {
    const found = JSON.parse(stored ?? '[]') as Partial<StoredOrder>[];
    return found.flatMap((each) => (each.id && each.key && each.kind ? [{ address: '', confirmed: false, each_turn: true, before_end: true, digest: false, invitations: false, sent: '', ...each } as StoredOrder] : []));
  } catch {
    return [];
  }
}

function save(): void {
  writeStorage(STORAGE_KEY, JSON.stringify(orders));
}

/** The visitor's seats at tables where a game is on or about to begin; the latest first. */
export function seatsToWatch(tables: readonly OwnTable[]): NoticeSeat[] {
  const seats = tables.flatMap(({ table, phase, chairs }) => (phase === 'over' ? [] : Object.values(chairs).map((key) => ({ table, key }))));
  return seats.slice(0, MOST_SEATS);
}

/** The visitor's seats where a game has begun: by these others may invite them. None if they want no invitations. */
function seatsForInvitations(tables: readonly OwnTable[]): NoticeSeat[] {
  if (!settings.invitations) return [];
  return tables.flatMap(({ table, phase, chairs }) => (phase === 'gathering' ? [] : Object.values(chairs).map((key) => ({ table, key })))).slice(0, MOST_SEATS);
}

const wishesFor = ({ each_turn, before_end, digest, invitations }: NoticeTimes): NoticeWishes => ({
  each_turn,
  before_end,
  digest,
  invitations,
  language: settings.language,
  seats: seatsToWatch(ownTables),
  invited_seats: invitations ? seatsForInvitations(ownTables) : [],
});
const summaryOf = ({ language, seats, invited_seats }: NoticeWishes): string => JSON.stringify(invited_seats?.length ? [language, seats, invited_seats] : [language, seats]);

/** Orders notices at an address; the server's refusal is thrown. */
export async function addOrder(kind: NoticeKind, address: string, times: NoticeTimes): Promise<void> {
  const wishes = wishesFor(times);
  const { id, key, confirmed } = await orderNotices({ kind, address, wishes }, settings.language);
  orders.push({ ...times, id, key, kind, address, confirmed, sent: summaryOf(wishes) });
  save();
  keepSeatsCurrent();
}

let lastChange: Promise<void> = Promise.resolve();

/** Changes are sent one after another: each names all wishes, also those that the one before has changed. */
export function changeOrder(order: StoredOrder, times: Partial<NoticeTimes>): Promise<void> {
  const change = lastChange.then(() => sendChange(order, times));
  lastChange = change.catch(() => {});
  return change;
}

async function sendChange(order: StoredOrder, times: Partial<NoticeTimes>): Promise<void> {
  const wishes = wishesFor({ ...order, ...times });
  await forgetIfEnded(order, async () => {
    const { confirmed } = await changeNoticeOrder(order.id, order.key, wishes, settings.language);
    Object.assign(order, times, { confirmed, sent: summaryOf(wishes) });
  });
}

export async function endOrder(order: StoredOrder): Promise<void> {
  await forgetIfEnded(order, () => deleteNoticeOrder(order.id, order.key, settings.language));
  forget(order);
}

function forget(order: StoredOrder): void {
  const index = orders.findIndex(({ id }) => id === order.id);
  if (index >= 0) orders.splice(index, 1);
  save();
}

/** Notices may have been ended by the link in one of them. */
async function forgetIfEnded(order: StoredOrder, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    save();
  } catch (error) {
    if (!(error instanceof Refused && error.key === 'refused-no-notices-here')) throw error;
    forget(order);
  }
}

/** Asks whether addresses were confirmed or notices ended in the meantime. */
export async function refreshOrders(): Promise<void> {
  for (const order of [...orders]) {
    await forgetIfEnded(order, async () => {
      order.confirmed = (await fetchNoticeStatus(order.id, order.key, settings.language)).confirmed;
    }).catch(() => {});
  }
}

/** Tells the server which seats the visitor has now, if that has changed. */
export async function updateSeats(): Promise<void> {
  for (const order of [...orders]) {
    if (order.sent !== summaryOf(wishesFor(order))) await changeOrder(order, {}).catch(() => {});
  }
}

let isKeptCurrent = false;

/** From now on tells the server of the visitor's seats whenever they change, for as long as there are orders. */
export function keepSeatsCurrent(): void {
  if (isKeptCurrent) return;
  isKeptCurrent = true;
  let timer = 0;
  onWrite((key) => {
    if (key !== TABLES || !orders.length) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => void updateSeats(), AFTER_CHANGE);
  });
  onWriteElsewhere(STORAGE_KEY, (text) => orders.splice(0, orders.length, ...parseOrders(text)));
  void updateSeats();
}

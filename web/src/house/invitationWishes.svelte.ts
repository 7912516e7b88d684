/** Tells the server which invitations the visitor does not want, for each of their chairs: none, or none from some people. */
import { settings } from '../settings.svelte';
import { onWrite, readStorage, writeStorage } from '../storage';
import { putInvitationWishes } from './api';
import { isMuted } from './invitations';
import type { WishesOfChair } from './messages';
import { ownTables, type OwnTable } from './ownTables.svelte';

const STORAGE_KEY = 'serai.invitations';
const TABLES = 'serai.tables';
const AFTER_CHANGE = 2000;
/** As many as the server accepts. */
const MOST_CHAIRS = 120;

/** The wishes for chairs whose holder does not want every invitation. In a game every chair has a name, so names are numbered as chairs. */
export function wishesFor(tables: readonly OwnTable[]): WishesOfChair[] {
  const wishes = tables.flatMap(({ table, phase, chairs, names }) => {
    const muted = names.flatMap((name, chair) => (isMuted(name) ? [chair] : []));
    const differs = phase !== 'gathering' && (!settings.invitations || muted.length);
    return differs ? Object.values(chairs).map((key) => ({ table, key, off: !settings.invitations, muted })) : [];
  });
  return wishes.slice(0, MOST_CHAIRS);
}

/** What the server was told last; it is stored, because what is no longer wanted must be taken back. */
function readSentWishes(): WishesOfChair[] {
  try {
    const found = JSON.parse(readStorage(STORAGE_KEY) ?? '[]') as Partial<WishesOfChair>[];
    return found.filter((each): each is WishesOfChair => typeof each.table === 'string' && typeof each.key === 'string');
  } catch {
    return [];
  }
}

async function updateWishes(): Promise<void> {
  const [sent, wanted] = [readSentWishes(), wishesFor(ownTables)];
  const includesWishes = (list: WishesOfChair[], one: WishesOfChair) => list.some((each) => JSON.stringify(each) === JSON.stringify(one));
  const news = wanted.filter((each) => !includesWishes(sent, each));
  const over = sent.filter(({ table, key }) => !wanted.some((each) => each.table === table && each.key === key));
  const chairs = [...news, ...over.map(({ table, key }) => ({ table, key, off: false, muted: [] }))].slice(0, MOST_CHAIRS);
  if (!chairs.length) return;
  await putInvitationWishes({ chairs }, settings.language);
  writeStorage(STORAGE_KEY, JSON.stringify(wanted));
}

let isKeptCurrent = false;

/** Tells the server the wishes now, and again whenever the visitor's tables change. */
export async function keepInvitationWishesCurrent(): Promise<void> {
  if (!isKeptCurrent) {
    isKeptCurrent = true;
    let timer = 0;
    onWrite((key) => {
      if (key !== TABLES) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => void updateWishes().catch(() => {}), AFTER_CHANGE);
    });
  }
  await updateWishes();
}

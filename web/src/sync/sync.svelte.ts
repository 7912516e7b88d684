/**
 * Keeps the devices of one person in step. Each stores its changes on the server, encrypted, under the version that it is based on; if
 * another device was faster, it merges that one's changes and tries again. Without a link between devices nothing is sent.
 */
import { deleteSynced, fetchSynced, putSynced, Refused } from '../house/api';
import { errorMessage } from '../house/errors';
import { say } from '../i18n/say.svelte';
import { settings } from '../settings.svelte';
import { onWrite, readStorage, removeStorage, writeStorage } from '../storage';
import { decrypt, deriveKeys, encrypt, isSecret, newSecret, type SyncKeys } from './encryption';
import { isEqual, mergeChanges, type Json } from './merge';
import { baseForJoining, isShared, readSharedData, writeSharedData } from './sharedData';

type Parts = { [name: string]: Json };

interface StoredLink {
  secret: string;
  /** The newest version of the server that this device has merged; 0 before the first. */
  version: number;
  /** What the devices agreed on at that version. */
  base: Parts;
}

const STORAGE_KEY = 'serai.devices';
const LOCK = 'serai-devices';
const MOST_ATTEMPTS = 5;
const AFTER_CHANGE = 2000;
const INTERVAL = 60_000;

export const sync = $state({
  secret: readLink()?.secret ?? '',
  /** When the devices were last in step, in milliseconds since 1970. */
  syncedAt: 0,
  /** The server's sentence, or '' if all is well. */
  problem: '',
  /** Whether the link was ended, here or on another device. */
  ended: false,
});

function readLink(): StoredLink | undefined {
  try {
    const found = JSON.parse(readStorage(STORAGE_KEY) ?? 'null') as Partial<StoredLink> | null;
    if (!found || !isSecret(found.secret ?? '')) return undefined;
    return { secret: found.secret!, version: found.version ?? 0, base: found.base ?? {} };
  } catch {
    return undefined;
  }
}

function saveLink(link: StoredLink): void {
  writeStorage(STORAGE_KEY, JSON.stringify(link));
  sync.secret = link.secret;
}

function forgetSecret(): void {
  removeStorage(STORAGE_KEY);
  sync.secret = '';
}

function dropLink(): void {
  forgetSecret();
  Object.assign(sync, { syncedAt: 0, problem: '', ended: true });
}

/** Makes a new link and stores this device's data under it. */
export async function createLink(): Promise<void> {
  saveLink({ secret: newSecret(), version: 0, base: {} });
  sync.ended = false;
  await syncNow();
  startSyncing();
  if (sync.problem) forgetSecret(); // without a server there is nothing to link to
}

/** Links this device to those that share the secret, and takes over their settings. */
export async function joinLink(secret: string): Promise<void> {
  const before = readLink();
  saveLink({ secret, version: 0, base: baseForJoining(readSharedData()) });
  sync.ended = false;
  await syncNow({ joining: true });
  startSyncing();
  if (!sync.problem && !sync.ended) return;
  if (before) saveLink(before);
  else forgetSecret();
}

/** Stops keeping this device in step; the others go on. */
export const unlinkThisDevice = (): void => dropLink();

/** Deletes the data on the server, so that the link opens nothing any more. */
export async function endLink(): Promise<void> {
  const link = readLink();
  if (!link) return;
  try {
    const { id, key } = await deriveKeys(link.secret);
    await deleteSynced(id, key, settings.language);
    dropLink();
  } catch (error) {
    if (error instanceof Refused && error.key === 'refused-no-synced-data') dropLink();
    else showProblem(error);
  }
}

function showProblem(error: unknown): void {
  // Something that cannot be decrypted or merged is the fault of no server.
  sync.problem = error instanceof Refused ? errorMessage(error) : say('web-devices-unreadable');
}

/** Merges what the other devices have changed, and stores what this one has. One tab at a time does it. */
export async function syncNow({ joining = false } = {}): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const link = readLink();
    if (!link) return;
    try {
      const keys = await deriveKeys(link.secret);
      await exchangeChanges(link, keys, joining);
      Object.assign(sync, { syncedAt: Date.now(), problem: '' });
    } catch (error) {
      if (error instanceof Refused && error.key === 'refused-no-synced-data') {
        dropLink();
        if (joining) showProblem(error);
      } else showProblem(error);
    }
  });
}

async function exchangeChanges(link: StoredLink, keys: SyncKeys, joining: boolean): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (link.version || joining) link = await mergeRemote(link, keys);
    const local = readSharedData();
    if (link.version && isEqual(local, link.base)) return;
    try {
      const { version } = await putSynced(keys.id, keys.key, { version: link.version, content: await encrypt(keys, local) }, settings.language);
      saveLink({ ...link, version, base: local });
      return;
    } catch (error) {
      if (!(error instanceof Refused && error.key === 'refused-synced-changed')) throw error;
      joining = true; // there is something to read now
    }
  }
}

/** The link after what the server has is merged into this device's storage. */
async function mergeRemote(link: StoredLink, keys: SyncKeys): Promise<StoredLink> {
  const { version, content } = await fetchSynced(keys.id, keys.key, link.version, settings.language);
  if (content === null || version < link.version) return link;
  const remote = (await decrypt(keys, content)) as Parts;
  const local = readSharedData();
  writeSharedData((mergeChanges(link.base, local, remote) ?? {}) as Parts);
  const merged = { ...link, version, base: remote };
  saveLink(merged);
  return merged;
}

let isSyncStarted = false;

/** From now on syncs after changes, whenever a page is shown or back online, and every minute while it is visible. Without a link nothing is sent. */
export function startSyncing(): void {
  if (isSyncStarted) return;
  isSyncStarted = true;
  let timer = 0;
  const syncAfter = (delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void syncNow(), delay);
  };
  const syncIfVisible = () => {
    if (sync.secret && document.visibilityState === 'visible') syncAfter(0);
  };
  onWrite((key) => {
    if (sync.secret && isShared(key)) syncAfter(AFTER_CHANGE);
  });
  setInterval(syncIfVisible, INTERVAL);
  addEventListener('online', syncIfVisible);
  document.addEventListener('visibilitychange', syncIfVisible);
  syncIfVisible();
}

export const linkAddress = (secret: string, origin: string = location.origin): string => `${origin}/devices#${secret}`;

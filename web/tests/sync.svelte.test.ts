import { webcrypto } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heardCountsOfPack, rememberHeardParts } from '../src/house/heardParts';
import type { Summary } from '../src/house/messages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { emptyPlayedGames, parsePlayedGames, totalsOf, withSummary } from '../src/statistics/totals';
import { writeStorage } from '../src/storage';
import { decrypt, deriveKeys, encrypt, isSecret, newSecret } from '../src/sync/encryption';
import { createLink, endLink, joinLink, sync, syncNow, unlinkThisDevice } from '../src/sync/sync.svelte';

interface Stored {
  key: string;
  version: number;
  content: string;
}

/** What the server has stored, and everything that was ever sent to it. */
let stored: Map<string, Stored>;
let sent: string[];
let isOffline: boolean;

function answer(body: unknown, status = 200): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), { status });
}
const refusal = (status: number, key: string) => answer({ sentence: key, key, args: {} }, status);

/** Answers as the server does. */
async function fetchFake(path: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
  if (isOffline) throw new TypeError('offline');
  sent.push(JSON.stringify([path, headers, body]));
  const { pathname, searchParams } = new URL(path, 'http://serai.test');
  const id = pathname.split('/').at(-1)!;
  const key = (headers as Record<string, string>)['serai-key']!;
  const found = stored.get(id);
  const change = body ? (JSON.parse(String(body)) as { version: number; content: string }) : undefined;
  if (method === 'PUT' && change && !found && change.version === 0) {
    stored.set(id, { key, version: 1, content: change.content });
    return answer({ version: 1 });
  }
  if (!found || found.key !== key) return refusal(404, 'refused-no-synced-data');
  if (method === 'DELETE') {
    stored.delete(id);
    return answer(null, 204);
  }
  if (!change) return answer({ version: found.version, content: Number(searchParams.get('known')) === found.version ? null : found.content });
  if (change.version !== found.version) return refusal(409, 'refused-synced-changed');
  stored.set(id, { key, version: found.version + 1, content: change.content });
  return answer({ version: found.version + 1 });
}

/** Two devices take turns in this process, each with a storage of its own. */
class Device {
  #storage: Record<string, string> = {};
  #sync = { secret: '', syncedAt: 0, problem: '', ended: false };

  async use<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    localStorage.clear();
    for (const [key, text] of Object.entries(this.#storage)) localStorage.setItem(key, text);
    Object.assign(sync, this.#sync);
    const result = await work();
    this.#storage = Object.fromEntries(Array.from({ length: localStorage.length }, (_, i) => [localStorage.key(i)!, localStorage.getItem(localStorage.key(i)!)!]));
    this.#sync = $state.snapshot(sync);
    return result;
  }

  read = (key: string) => this.use(() => JSON.parse(localStorage.getItem(key) ?? 'null') as any);
  write = (key: string, value: unknown) => this.use(() => localStorage.setItem(key, JSON.stringify(value)));
  sync = () => this.use(() => syncNow());
  state = () => this.use(() => $state.snapshot(sync));
}

const table = (id: string, seen: number) => ({ table: id, game: 'dice', keys: [`key-of-${id}`], chairs: { 0: `key-of-${id}` }, names: ['Ana'], seen, phase: 'playing' });
/** A game that was won, in which a paragraph of its own was read. */
const summary = (table: string): Summary => ({
  table,
  game: 'nights',
  seat: 'Ana',
  phase: 'over',
  opened: 1,
  players: 3,
  bots: 2,
  staged: false,
  turns: 12,
  ending: 'sole',
  won: true,
  shared: false,
  counts: { tales: 5 },
  best: '',
  tales: { pack: 'first-book', digest: 'd1', paragraphs: 500, heard: [table.length] },
});
const idsOf = (tables: { table: string }[]) => tables.map((each) => each.table).sort();

let phone: Device;
let laptop: Device;

beforeAll(async () => {
  await loadLanguage('en');
  vi.stubGlobal('crypto', webcrypto);
});
beforeEach(async () => {
  // A sync that starts by itself would meet the storage of the other device.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
  [stored, sent, isOffline] = [new Map(), [], false];
  vi.stubGlobal('fetch', fetchFake);
  vi.stubGlobal('navigator', { ...navigator, locks: { request: (_: string, work: () => Promise<void>) => work() } });
  [laptop, phone] = [new Device(), new Device()];
  await laptop.write('serai.tables', [table('a', 1)]);
  await laptop.write('serai.settings', { theme: 'dark' });
  await laptop.write('serai.wishes', { name: 'Ana' });
  await phone.write('serai.tables', [table('b', 2)]);
  await phone.write('serai.settings', { theme: 'light' });
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.stubGlobal('crypto', webcrypto);
});

async function link(): Promise<string> {
  await laptop.use(createLink);
  const { secret } = await laptop.state();
  await phone.use(() => joinLink(secret));
  await laptop.sync();
  return secret;
}

describe('linked devices', () => {
  it('have the tables of both, and the settings of the first', async () => {
    await link();
    for (const device of [laptop, phone]) {
      expect(idsOf(await device.read('serai.tables'))).toEqual(['a', 'b']);
      expect(await device.read('serai.settings')).toEqual({ theme: 'dark' });
      expect(await device.read('serai.wishes')).toEqual({ name: 'Ana' });
      expect(await device.state()).toMatchObject({ problem: '', ended: false });
    }
  });

  it('converge after changes that both made offline', async () => {
    await link();
    isOffline = true;
    await laptop.write('serai.tables', [table('a', 8), table('b', 2), table('c', 7)]);
    await laptop.sync();
    expect((await laptop.state()).problem).not.toBe('');
    await phone.write('serai.tables', [table('a', 1)]);
    await phone.write('serai.settings', { theme: 'dark', volume: 20 });
    await phone.sync();
    isOffline = false;
    await laptop.sync();
    await phone.sync();
    await laptop.sync();
    for (const device of [laptop, phone]) {
      expect(idsOf(await device.read('serai.tables'))).toEqual(['a', 'c']);
      expect(await device.read('serai.settings')).toEqual({ theme: 'dark', volume: 20 });
      expect((await device.read('serai.tables')).find((each: { table: string }) => each.table === 'a').seen).toBe(8);
      expect((await device.state()).problem).toBe('');
    }
  });

  it('have the statistics and the heard tales of both', async () => {
    const [first, second, third] = ['kestrel', 'heron', 'cranes'].map(summary);
    await laptop.use(() => {
      writeStorage('serai.evenings', JSON.stringify(withSummary(emptyPlayedGames(), first!)));
      rememberHeardParts('first-book', 'kestrel', ['p1', 'p2']);
    });
    await phone.use(() => {
      writeStorage('serai.evenings', JSON.stringify(withSummary(emptyPlayedGames(), second!)));
      rememberHeardParts('first-book', 'heron', ['p2', 'p3']);
    });
    await link();
    // A third game, in which what the other device has heard is told again.
    await phone.use(() => {
      writeStorage('serai.evenings', JSON.stringify(withSummary(parsePlayedGames(localStorage.getItem('serai.evenings')), third!)));
      rememberHeardParts('first-book', 'cranes', ['p1']);
    });
    await phone.sync();
    await laptop.sync();
    for (const device of [laptop, phone]) {
      const games = await device.use(() => parsePlayedGames(localStorage.getItem('serai.evenings')));
      expect(totalsOf(games, 'nights', () => true)).toMatchObject({ finished: 3, won: 3, counts: { tales: 15 } });
      expect(games.books['first-book']!.heard.sort()).toEqual([5, 6, 7]);
      expect(await device.use(() => heardCountsOfPack('first-book'))).toEqual({ p1: 2, p2: 1, p3: 1 });
    }
  });

  it('send nothing that opens their data or their tables', async () => {
    const secret = await link();
    const everything = sent.join('\n');
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain('key-of-');
    const [[id, { key, content }]] = [...stored] as [[string, Stored]];
    for (const guess of [key, id.padEnd(43, 'A'), content.slice(0, 43)].filter(isSecret)) {
      await expect(decrypt(await deriveKeys(guess), content)).rejects.toThrow();
    }
    const right = await deriveKeys(secret);
    await expect(decrypt({ ...right, id: 'another' }, content)).rejects.toThrow();
    expect(await decrypt(right, content)).toMatchObject({ tables: { a: { keys: ['key-of-a'] } } });
  });

  it('end when one of them ends the link, and keep what they have', async () => {
    const secret = await link();
    await phone.use(endLink);
    expect(stored.size).toBe(0);
    await laptop.sync();
    for (const device of [laptop, phone]) {
      expect(await device.state()).toMatchObject({ secret: '', ended: true, problem: '' });
      expect(idsOf(await device.read('serai.tables'))).toEqual(['a', 'b']);
      expect(await device.read('serai.devices')).toBeNull();
    }
    const late = new Device();
    await late.use(() => joinLink(secret));
    expect((await late.state()).problem).toBe('refused-no-synced-data');
    expect(await late.read('serai.devices')).toBeNull();
  });

  it('go on without one that stops', async () => {
    await link();
    await phone.use(unlinkThisDevice);
    await laptop.write('serai.tables', [table('d', 9)]);
    await laptop.sync();
    await phone.sync();
    expect(idsOf(await phone.read('serai.tables'))).toEqual(['a', 'b']);
    expect((await laptop.state()).problem).toBe('');
  });

  it('send a change by themselves, without a reload', async () => {
    await link();
    const before = sent.length;
    await laptop.use(async () => {
      writeStorage('serai.settings', JSON.stringify({ theme: 'light' }));
      await vi.advanceTimersByTimeAsync(2000);
      while (!sent.slice(before).some((each) => each.includes('content-type'))) await new Promise((done) => setImmediate(done));
      await syncNow();
    });
    await phone.sync();
    expect(await phone.read('serai.settings')).toEqual({ theme: 'light' });
  });

  it('store nothing if nothing has changed', async () => {
    await link();
    const puts = sent.length;
    await laptop.sync();
    await phone.sync();
    expect(sent.length).toBe(puts + 2);
    expect(sent.slice(puts).every((each) => each.includes('?known='))).toBe(true);
  });

  it('leave everything alone if what is stored cannot be read', async () => {
    await link();
    for (const each of stored.values()) Object.assign(each, { version: 99, content: await encrypt(await deriveKeys(newSecret()), {}) });
    const before = await phone.read('serai.tables');
    await phone.sync();
    expect((await phone.state()).problem).toContain('cannot be read with this link');
    expect(await phone.read('serai.tables')).toEqual(before);
  });
});

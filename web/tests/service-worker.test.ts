/** The service worker shows what the server says, and what it has kept only if there is no server. */
import { beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://serai.example.org';

let kept: Map<string, string>;
let diskIsFull: boolean;
let cacheIsBroken: boolean;
let listen: (event: { request: object; respondWith: (answer: Promise<Response>) => void }) => void;
let clickNotice: (event: { notification: { data: unknown; close: () => void }; waitUntil: (work: Promise<unknown>) => void }) => void;
let pages: { url: string; focus: () => Promise<void> }[];
let opened: string[];

function openCache() {
  if (cacheIsBroken) return Promise.reject(new Error('the browser cannot read its storage'));
  return Promise.resolve({
    match: (key: string) => Promise.resolve(kept.has(key) ? new Response(kept.get(key)) : undefined),
    put: async (key: string, answer: Response) => {
      if (diskIsFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, await answer.text());
    },
  });
}

function serverAnswers(text: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
}

function noServer(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
}

/** What a page gets, as “status text”. */
async function get(path: string, mode = 'cors'): Promise<string> {
  let answer: Promise<Response> | undefined;
  const request = { url: ORIGIN + path, method: 'GET', mode, headers: new Headers({ 'accept-language': 'en' }) };
  listen({ request, respondWith: (given) => (answer = given) });
  if (!answer) return 'left to the browser';
  const { status, ...rest } = await answer.then(async (given) => ({ status: given.status, text: await given.text() }));
  return `${status} ${rest.text}`;
}

beforeEach(async () => {
  kept = new Map([['/', 'the shell'], ['/assets/a.js', 'a file']]);
  diskIsFull = cacheIsBroken = false;
  vi.resetModules();
  vi.stubGlobal('FILES', ['/assets/a.js']);
  vi.stubGlobal('VERSION', '1');
  vi.stubGlobal('caches', { open: openCache });
  [pages, opened] = [[], []];
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (url: string) => Promise.resolve(void opened.push(url)) },
    addEventListener: (name: string, listener: typeof listen) => {
      if (name === 'fetch') listen = listener;
      if (name === 'notificationclick') clickNotice = listener as unknown as typeof clickNotice;
    },
  });
  await import('../worker/worker');
});

test('without a server the last answer is shown', async () => {
  serverAnswers('new');
  expect(await get('/api/games')).toBe('200 new');
  noServer();
  expect(await get('/api/games')).toBe('200 new');
  expect(await get('/', 'navigate')).toBe('200 the shell');
  await expect(get('/api/rules/dice/en')).rejects.toThrow('no connection');
});

test.each([502, 503, 504])('a proxy that answers %i for a server that restarts is no server', async (status) => {
  serverAnswers('new');
  await get('/api/games');
  serverAnswers('a page of the proxy', status);
  expect(await get('/api/games')).toBe('200 new');
  expect(await get('/t/k2', 'navigate')).toBe('200 the shell');
  expect(await get('/api/rules/dice/en')).toBe(`${status} a page of the proxy`);
});

test('a refusal is shown and not kept', async () => {
  serverAnswers('slow down', 429);
  expect(await get('/api/games')).toBe('429 slow down');
  noServer();
  await expect(get('/api/games')).rejects.toThrow('no connection');
});

test('a full disk does not keep an answer from the page', async () => {
  diskIsFull = true;
  serverAnswers('new');
  expect(await get('/api/games')).toBe('200 new');
});

test('with a broken storage everything comes from the server', async () => {
  cacheIsBroken = true;
  serverAnswers('new');
  expect(await get('/api/games')).toBe('200 new');
  expect(await get('/assets/a.js')).toBe('200 new');
  expect(await get('/', 'navigate')).toBe('200 new');
});

test('what is about a person or a table is left to the browser', async () => {
  for (const path of ['/api/tables/k2', '/api/own-tables', '/api/games/k2', '/socket', '/api/house']) expect(await get(path)).toBe('left to the browser');
});

/** Clicks on a notice; returns whether it was closed. */
async function click(data: unknown): Promise<boolean> {
  let work: Promise<unknown> | undefined;
  const close = vi.fn();
  clickNotice({ notification: { data, close }, waitUntil: (given) => (work = given) });
  await work;
  return close.mock.calls.length === 1;
}

test('a click on a notice shows the page that is already open', async () => {
  const focus = vi.fn(() => Promise.resolve());
  pages = [
    { url: `${ORIGIN}/`, focus: () => Promise.reject(new Error('not this one')) },
    { url: `${ORIGIN}/t/k2?settings`, focus },
  ];
  expect(await click('/t/k2')).toBe(true);
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).toEqual([]);
});

test('a click on a notice opens the table if no page shows it', async () => {
  pages = [{ url: `${ORIGIN}/t/other`, focus: () => Promise.reject(new Error('not this one')) }];
  expect(await click('/t/k2')).toBe(true);
  expect(await click('/')).toBe(true);
  expect(opened).toEqual([`${ORIGIN}/t/k2`, `${ORIGIN}/`]);
});

test.each(['https://evil.example/t/k2', '//evil.example', 'javascript:alert(1)'])('a click on a notice never leaves the server: %s', async (address) => {
  expect(await click(address)).toBe(true);
  expect(opened).toEqual([]);
});

/**
 * The service worker. It keeps the files of its version, so that the start page and the rules open without a server, and a page that
 * is open during an update still finds its files. It never takes over from an older worker while pages of that one are open.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}
interface WorkerPushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}
interface WorkerNotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface WorkerPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerSelf extends EventTarget {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WorkerPage[]>; openWindow(url: string): Promise<unknown> };
}

/** Written by the build: the files of this version, and a digest of their names. */
declare const FILES: readonly string[];
declare const VERSION: string;

const SHELL = '/';
const KEPT_FILES = `serai-files-${VERSION}`;
/** What the server said last about games and rules, in each language. */
const KEPT_ANSWERS = 'serai-answers';
/** Answers that are kept. None of them is about a person or a table. */
const KEPT_PATHS = /^\/api\/(games|rules\/[a-z0-9-]+\/[a-z-]+)$/;
/** What a proxy answers while the server behind it restarts. */
const NO_SERVER = new Set([502, 503, 504]);

const own = self as unknown as WorkerSelf;

own.addEventListener('install', (event) => {
  const work = async () => {
    const files = await caches.open(KEPT_FILES);
    await files.addAll([SHELL, ...FILES]);
  };
  (event as WorkerEvent).waitUntil(work());
});

own.addEventListener('activate', (event) => {
  const work = async () => {
    for (const name of await caches.keys()) if (name.startsWith('serai-files-') && name !== KEPT_FILES) await caches.delete(name);
  };
  (event as WorkerEvent).waitUntil(work());
});

own.addEventListener('fetch', (event) => {
  const { request } = event as WorkerFetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== own.location.origin) return;
  const respond = (answer: Promise<Response>) => (event as WorkerFetchEvent).respondWith(answer);
  if (request.mode === 'navigate') {
    // Chronicles and files are no pages of the client.
    if (!/^\/(c|api)\//.test(pathname)) respond(fetchOrElse(request, () => keptFile(SHELL)));
  } else if (KEPT_PATHS.test(pathname)) respond(fetchOrRecall(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) respond(keptFile(pathname).then((kept) => kept ?? fetch(request)));
});

/** The page names the rules that should be there without a server. */
own.addEventListener('message', (event) => {
  const { data } = event as WorkerMessageEvent;
  const { keep, language } = data as { keep?: string[]; language?: string };
  if (!Array.isArray(keep) || !language) return;
  const work = async () => {
    for (const path of keep) if (KEPT_PATHS.test(path)) await fetchOrRecall(new Request(path, { headers: { 'accept-language': language } }));
  };
  (event as WorkerEvent).waitUntil(work().catch(() => {}));
});

/** A notice from the server: `{title, body, url, tag}`. It names no key; the page has that. */
own.addEventListener('push', (event) => {
  const { title = 'Serai', body = '', url = SHELL, tag = '' } = ((event as WorkerPushEvent).data?.json() ?? {}) as Partial<Record<string, string>>;
  (event as WorkerEvent).waitUntil(own.registration.showNotification(title, { body, tag, icon: '/seal-192.png', badge: '/seal-192.png', data: url }));
});

/** A click on a notice shows the table, in a page that is already open if there is one. */
own.addEventListener('notificationclick', (event) => {
  const { notification } = event as WorkerNotificationEvent;
  notification.close();
  const address = new URL(String(notification.data), own.location.origin);
  if (address.origin !== own.location.origin) return;
  const work = async () => {
    const pages = await own.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === address.pathname);
    await (open ? open.focus() : own.clients.openWindow(address.href));
  };
  (event as WorkerEvent).waitUntil(work());
});

/** A file of this version, unless the browser cannot read what it has kept. */
async function keptFile(path: string): Promise<Response | undefined> {
  return recall(KEPT_FILES, path);
}

/** The server's answer, or the last one in the same language if the server does not answer. */
async function fetchOrRecall(request: Request): Promise<Response> {
  const key = `${new URL(request.url).pathname}?${request.headers.get('accept-language') ?? ''}`;
  const answer = await fetchOrElse(request, () => recall(KEPT_ANSWERS, key));
  if (answer.ok) await keep(KEPT_ANSWERS, key, answer.clone());
  return answer;
}

/** The server's answer; if it does not answer, or a proxy says so for it, what is kept instead. */
async function fetchOrElse(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    const instead = await kept();
    if (instead) return instead;
    throw error;
  }
  return NO_SERVER.has(answer.status) ? ((await kept()) ?? answer) : answer;
}

async function recall(cache: string, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cache)).match(key, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Keeps an answer if there is room: a full disk must not keep it from the page. */
async function keep(cache: string, key: string, answer: Response): Promise<void> {
  try {
    await (await caches.open(cache)).put(key, answer);
  } catch {
    // The page works without it.
  }
}

export {}; // for the type checker only: the build removes it

/**
 * The current route. A secret is in the fragment (`/t/abc#secret`), which never leaves the browser. The settings are a dialog
 * over the current page: `/settings` in the address, the page itself in the history state.
 */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; secret: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'tables' }
  | { page: 'design' }
  | { page: 'notices'; act: 'confirm' | 'stop'; token: string }
  | { page: 'notice-orders' }
  | { page: 'devices'; secret: string }
  | { page: 'not-found' };

export type CurrentRoute = Route & { settings: boolean };

interface HistoryState {
  below?: string;
}

const SETTINGS = '/settings';

/** The route of an address. */
export function parseRoute(address: string): Route {
  const url = new URL(address, 'http://serai.invalid');
  const [first, id, ...more] = url.pathname.split('/').filter(Boolean);
  if (!first) return { page: 'lobby' };
  if (first === 't' && id && !more.length) {
    return { page: 'table', id: decodeURIComponent(id), secret: decodeURIComponent(url.hash.slice(1)) };
  }
  if (first === 't' && id && more.length === 1 && more[0] === 'replay') return { page: 'replay', id: decodeURIComponent(id) };
  if (first === 'new' && id && !more.length) return { page: 'new', game: decodeURIComponent(id) };
  if (first === 'rules' && id && !more.length) return { page: 'rules', game: decodeURIComponent(id), rule: decodeURIComponent(url.hash.slice(1)) };
  if (first === 'tables' && !id) return { page: 'tables' };
  if (first === 'design' && !id) return { page: 'design' };
  if (first === 'notices' && (id === 'confirm' || id === 'stop') && more.length === 1) return { page: 'notices', act: id, token: decodeURIComponent(more[0]!) };
  if (first === 'notices' && !id) return { page: 'notice-orders' };
  if (first === 'devices' && !id) return { page: 'devices', secret: url.hash.slice(1) };
  return { page: 'not-found' };
}

function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

function readRoute(): CurrentRoute {
  if (location.pathname !== SETTINGS) return { ...parseRoute(currentAddress()), settings: false };
  return { ...parseRoute((history.state as HistoryState | null)?.below ?? '/'), settings: true };
}

let currentRoute = $state<CurrentRoute>({ page: 'lobby', settings: false });

export const route = {
  get now(): CurrentRoute {
    return currentRoute;
  },
};

export function goTo(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState']({}, '', address);
  currentRoute = readRoute();
  scrollTo(0, 0);
}

export function openSettings(): void {
  if (currentRoute.settings) return;
  history.pushState({ below: currentAddress() } satisfies HistoryState, '', SETTINGS);
  currentRoute = readRoute();
}

export function closeSettings(): void {
  if (!currentRoute.settings) return;
  if ((history.state as HistoryState | null)?.below) history.back();
  else goTo('/', { replace: true });
}

/** Handles back, forward and internal links. Returns a function that stops it. */
export function startRouting(): () => void {
  const moved = () => {
    currentRoute = readRoute();
  };
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (parseRoute(link.href).page === 'not-found' && new URL(link.href).pathname !== SETTINGS) return;
    event.preventDefault();
    if (new URL(link.href).pathname === SETTINGS) openSettings();
    else goTo(link.pathname + link.search + link.hash);
  };
  moved();
  addEventListener('popstate', moved);
  addEventListener('hashchange', moved);
  document.addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', moved);
    removeEventListener('hashchange', moved);
    document.removeEventListener('click', clicked);
  };
}

/**
 * Where the visitor is. A table's secret is in the fragment (`/t/abc#secret`), which never leaves the browser.
 * The settings are a dialog over whatever lies below: `/settings` in the address, the page below in the history.
 */

export type Place =
  | { page: 'door' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; secret: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'tables' }
  | { page: 'design' }
  | { page: 'nowhere' };

export type Whereabouts = Place & { settings: boolean };

interface Kept {
  below?: string;
}

const SETTINGS = '/settings';

/** The place that an address names. */
export function placeOf(address: string): Place {
  const url = new URL(address, 'http://serai.invalid');
  const [first, id, ...more] = url.pathname.split('/').filter(Boolean);
  if (!first) return { page: 'door' };
  if (first === 't' && id && !more.length) {
    return { page: 'table', id: decodeURIComponent(id), secret: decodeURIComponent(url.hash.slice(1)) };
  }
  if (first === 't' && id && more.length === 1 && more[0] === 'replay') return { page: 'replay', id: decodeURIComponent(id) };
  if (first === 'new' && id && !more.length) return { page: 'new', game: decodeURIComponent(id) };
  if (first === 'rules' && id && !more.length) return { page: 'rules', game: decodeURIComponent(id), rule: decodeURIComponent(url.hash.slice(1)) };
  if (first === 'tables' && !id) return { page: 'tables' };
  if (first === 'design' && !id) return { page: 'design' };
  return { page: 'nowhere' };
}

function here(): string {
  return location.pathname + location.search + location.hash;
}

function read(): Whereabouts {
  if (location.pathname !== SETTINGS) return { ...placeOf(here()), settings: false };
  return { ...placeOf((history.state as Kept | null)?.below ?? '/'), settings: true };
}

let whereabouts = $state<Whereabouts>({ page: 'door', settings: false });

export const route = {
  get now(): Whereabouts {
    return whereabouts;
  },
};

export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState']({}, '', address);
  whereabouts = read();
  scrollTo(0, 0);
}

export function openSettings(): void {
  if (whereabouts.settings) return;
  history.pushState({ below: here() } satisfies Kept, '', SETTINGS);
  whereabouts = read();
}

export function closeSettings(): void {
  if (!whereabouts.settings) return;
  if ((history.state as Kept | null)?.below) history.back();
  else go('/', { replace: true });
}

/** Follows the browser's back and forward, and links inside the page. Returns how to stop. */
export function startRouting(): () => void {
  const moved = () => {
    whereabouts = read();
  };
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (placeOf(link.href).page === 'nowhere' && new URL(link.href).pathname !== SETTINGS) return;
    event.preventDefault();
    if (new URL(link.href).pathname === SETTINGS) openSettings();
    else go(link.pathname + link.search + link.hash);
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

/** Keeps the client's files and the rules for times without a server, by a service worker. Browsers allow that in secure contexts only. */
import { VIEWS } from './gameViews';
import { settings } from './settings.svelte';

const canWorkOffline = (): boolean => isSecureContext && 'serviceWorker' in navigator;

/** The downloads of the worker wait for those of the page. */
const DELAY = 2000;

/** Registers the worker and has it keep the rules in the reader's language. The page works without it. */
export async function prepareForOffline(): Promise<void> {
  if (!canWorkOffline()) return;
  await new Promise((done) => setTimeout(done, DELAY));
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: ['/api/games', ...VIEWS.map(({ game }) => `/api/rules/${game}/${settings.language}`)], language: settings.language });
}

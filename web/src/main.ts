import { mount } from 'svelte';
import App from './App.svelte';
import { PAGES } from './pages/pages';
import { route, startRouting } from './router.svelte';
import { applySettings, settings } from './settings.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { loadLanguage } from './i18n/say.svelte';

applySettings();
startRouting();
const page = PAGES[route.now.page]();
await loadLanguage(settings.language);
// The page shows its own error when it fails to load.
await page.catch(() => {});
// Let the browser paint the server's placeholder before the client replaces it, unless the page is hidden.
if (!document.hidden) await waitForFirstPaint();
const root = document.getElementById('app')!;
// The placeholder stays until there is a page, which may be rendered after its frame.
const first = [...root.childNodes];
new MutationObserver((_, watch) => {
  if (!root.querySelector(':scope > main')) return;
  watch.disconnect();
  for (const each of first) each.remove();
}).observe(root, { childList: true });
mount(App, { target: root });

/** Resolves after first paint. Browsers without the API get two frames, and all of them a time limit, because some never report it. */
function waitForFirstPaint(): Promise<unknown> {
  if (performance.getEntriesByName('first-contentful-paint').length) return Promise.resolve();
  return new Promise((seen) => {
    setTimeout(seen, 500);
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) new PerformanceObserver(seen).observe({ type: 'paint' });
    else requestAnimationFrame(() => requestAnimationFrame(seen));
  });
}

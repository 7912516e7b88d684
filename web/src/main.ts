import { mount } from 'svelte';
import App from './App.svelte';
import { PAGES } from './pages/pages';
import { route, startRouting } from './router.svelte';
import { apply, settings } from './settings.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { speak } from './words/say.svelte';

apply();
startRouting();
const page = PAGES[route.now.page]();
await speak(settings.language);
// A page that cannot be fetched says so itself.
await page.catch(() => {});
// What the house wrote into the page is seen before the page takes its place; nobody looks at a page that is not in sight.
if (!document.hidden) await firstPicture();
const inn = document.getElementById('inn')!;
// It stays until there is a page, which may come after its frame.
const first = [...inn.childNodes];
new MutationObserver((_, watch) => {
  if (!inn.querySelector(':scope > main')) return;
  watch.disconnect();
  for (const each of first) each.remove();
}).observe(inn, { childList: true });
mount(App, { target: inn });

/** Until the browser has shown something. One that does not tell is given two frames, and none is waited for long: some never say. */
function firstPicture(): Promise<unknown> {
  if (performance.getEntriesByName('first-contentful-paint').length) return Promise.resolve();
  return new Promise((seen) => {
    setTimeout(seen, 500);
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) new PerformanceObserver(seen).observe({ type: 'paint' });
    else requestAnimationFrame(() => requestAnimationFrame(seen));
  });
}

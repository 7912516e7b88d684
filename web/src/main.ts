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
await page;
// What the house wrote into the page is read before the page takes its place; nobody reads a page that is not in sight.
if (!document.hidden) await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
const inn = document.getElementById('inn')!;
inn.replaceChildren();
mount(App, { target: inn });

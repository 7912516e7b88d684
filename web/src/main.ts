import { mount } from 'svelte';
import App from './App.svelte';
import { startRouting } from './router.svelte';
import { apply, settings } from './settings.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { speak } from './words/say.svelte';

apply();
startRouting();
void speak(settings.language).then(() => mount(App, { target: document.getElementById('inn')! }));

// Shared state: what the author selected, and what the server sent last.

import { LANGUAGES } from "./languages.js";

export { LANGUAGES };

export const FIRST = Object.keys(LANGUAGES)[0];

export const selection = { strip: "", being: "", adjective: "", hero: "m", languages: [FIRST] };

// `contents` describes the whole pack; `messages` are the diagnostics of the tale on screen.
export const loaded = { contents: null, messages: [] };

export const find = (id) => document.getElementById(id);

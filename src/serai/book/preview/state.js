// What the author asked for, and what the server last told: shared by all parts of the page.

import { LANGUAGES } from "./languages.js";

export { LANGUAGES };

export const FIRST = Object.keys(LANGUAGES)[0];

export const asked = { strip: "", being: "", adjective: "", hero: "m", languages: [FIRST] };

// `contents` is the pack as a whole, `messages` what the checker says of the tale shown.
export const told = { contents: null, messages: [] };

export const find = (id) => document.getElementById(id);

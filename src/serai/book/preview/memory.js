// What the browser remembers of its reader: the lamp, the keys, and whether changing words are marked.

import { find } from "./state.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
function light() {
  document.documentElement.dataset.time = find("time").value || (dark.matches ? "night" : "morning");
}
function remember(id, property, apply) {
  try {
    const kept = localStorage.getItem(`preview-${id}`);
    if (kept !== null) find(id)[property] = property === "checked" ? kept === "true" : kept;
  } catch { /* Without storage, nothing is remembered. */ }
  find(id).addEventListener("change", () => {
    apply();
    try { localStorage.setItem(`preview-${id}`, find(id)[property]); } catch { /* as above */ }
  });
  apply();
}
remember("time", "value", light);
remember("keys", "checked", () => {});
remember("marked", "checked", () => find("tale").classList.toggle("show-marks", find("marked").checked));
dark.addEventListener("change", light);

// Preferences in localStorage: colours, keyboard shortcuts, and whether to mark words that change.

import { find } from "./state.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
function applyColours() {
  document.documentElement.dataset.time = find("time").value || (dark.matches ? "night" : "morning");
}
function remember(id, property, apply) {
  try {
    const stored = localStorage.getItem(`preview-${id}`);
    if (stored !== null) find(id)[property] = property === "checked" ? stored === "true" : stored;
  } catch { /* Storage is disabled. */ }
  find(id).addEventListener("change", () => {
    apply();
    try { localStorage.setItem(`preview-${id}`, find(id)[property]); } catch { /* Storage is disabled. */ }
  });
  apply();
}
remember("time", "value", applyColours);
remember("keys", "checked", () => {});
remember("marked", "checked", () => find("tale").classList.toggle("show-marks", find("marked").checked));
dark.addEventListener("change", applyColours);

// The preview page: loads the pack from the server and reloads after every save.

import "./preferences.js";
import { columns, element, fillTemplate, messageList, opening, plural, row } from "./components.js";
import { FIRST, LANGUAGES, selection, find, loaded } from "./state.js";

const ENDED = "The preview has ended. Start it again with: serai book preview";

let shownVersions = new Map();
let shownSelection = "";
let shownStrip = "";
let changed = new Set();

function meetingButtons(view) {
  if (!view.meetings.length) return [];
  return [element("span", "Met here:"), ...view.meetings.map((one) => {
    const button = element("button", one.name);
    button.type = "button";
    button.setAttribute("aria-pressed", one.being === selection.being && one.adjective === selection.adjective);
    button.addEventListener("click", () => choose({ being: one.being, adjective: one.adjective }));
    return button;
  })];
}

// Rendering

function showTale(view) {
  const before = shownStrip === view.id ? shownVersions : new Map();
  shownVersions = new Map(view.rows.map((one) => [one.id, JSON.stringify(one.versions)]));
  // Mark what the author's last save changed, but not what a new selection changed.
  const same = before.size > 0 && shownSelection === JSON.stringify(selection);
  const saved = view.rows.filter((one) => before.get(one.id) !== shownVersions.get(one.id)).map((one) => one.id);
  if (!same) changed = new Set();
  else if (saved.length) changed = new Set(saved);
  shownSelection = JSON.stringify(selection);
  shownStrip = view.id;
  loaded.messages = view.messages;
  keepPosition(() => find("tale").replaceChildren(fillTemplate("tale", {
    kind: view.kind === "place" ? "Place of Power" : "Strip",
    id: view.id,
    met: meetingButtons(view),
    messages: messageList(view.messages),
    openings: columns(view.openings.map(opening)),
    rows: view.rows.map((one) => row(one, changed.has(one.id))),
  })));
  document.title = `${view.id} · ${loaded.contents.title || "Preview"}`;
}

function faultyTale(entry) {
  const item = element("li", "");
  const link = element("a", entry.id);
  link.href = address({ strip: entry.id });
  item.append(link, `: ${plural(entry.errors, "error")}, ${plural(entry.warnings, "warning")}`);
  return item;
}

function showPack() {
  shownStrip = "";
  const article = element("article", "");
  article.append(element("h2", loaded.contents.title || "The pack"), element("p", loaded.contents.root, "place"));
  if (!loaded.contents.entries.length && !find("search").value) {
    article.append(element("p", "There is no tale here yet. Make one with: serai book new NAME", "empty"));
  }
  const faulty = loaded.contents.entries.filter((entry) => entry.errors || entry.warnings);
  if (faulty.length) {
    const list = element("ul", "", "todo");
    list.append(...faulty.map(faultyTale));
    article.append(element("p", "Tales to mend:", "empty"), list);
  }
  const rest = loaded.contents.messages.length
    ? "What the checker says about the rest of the pack:"
    : "Outside the tales, the checker has nothing to say.";
  article.append(element("p", rest, "empty"));
  article.append(...messageList(loaded.contents.messages, Infinity));
  keepPosition(() => find("tale").replaceChildren(article));
  document.title = loaded.contents.title || "Preview";
}

// Preserves scroll position and focus across a change of the page.
function keepPosition(change) {
  const { scrollX, scrollY } = window;
  const focused = document.activeElement?.dataset?.copy;
  change();
  window.scrollTo(scrollX, scrollY);
  if (focused) document.querySelector(`[data-copy="${CSS.escape(focused)}"]`)?.focus();
}

function showContents() {
  find("pack-title").textContent = loaded.contents.title || (loaded.contents.version ? "A pack without a title" : "Preview");
  const counts = Object.entries(loaded.contents.counts).map(([name, count]) => plural(count, name));
  find("whole-pack").textContent = counts.join(", ") + (loaded.contents.checked ? "" : ", checking …");
  find("whole-pack").classList.toggle("wrong", loaded.contents.counts.error > 0);
  find("whole-pack").toggleAttribute("aria-current", !selection.strip);
  find("tales").replaceChildren(...loaded.contents.entries.map((entry) => fillTemplate("entry", {
    link: (link) => {
      link.href = address({ strip: entry.id });
      link.dataset.strip = entry.id;
      if (entry.id === selection.strip) link.setAttribute("aria-current", "page");
      link.title = entry.paragraphs.map((one) => one.gist || one.id).join("\n");
    },
    id: entry.id,
    languages: entry.languages.join(" "),
    count: entry.errors ? `✕ ${entry.errors}` : entry.warnings ? `! ${entry.warnings}` : "",
  })));
  fillOptions("being", "as printed", loaded.contents.beings);
  fillOptions("adjective", "none", loaded.contents.adjectives);
  if (loaded.contents.failure) showStatus(loaded.contents.failure, true);
}

function fillOptions(name, nothing, words) {
  const select = find(name);
  const options = [{ id: "", name: nothing }, ...words].map((word) => {
    const option = element("option", word.name);
    option.value = word.id;
    return option;
  });
  select.replaceChildren(...options);
  select.value = selection[name];
  if (select.selectedIndex < 0) select.value = selection[name] = "";
}

let statusTimer = 0;
function showStatus(text, wrong = false) {
  clearTimeout(statusTimer);
  find("status").textContent = text;
  find("status").classList.toggle("wrong", wrong);
  if (!wrong) statusTimer = setTimeout(() => { find("status").textContent = ""; }, 4000);
}

// Loading

let request = 0;
let newestVersion = 0;
async function refresh() {
  const mine = ++request;
  try {
    const search = new URLSearchParams({ search: find("search").value });
    const answer = await fetch(`contents.json?${search}`);
    if (mine !== request) return;
    loaded.contents = await answer.json();
    if (!selection.strip && !selection.whole && loaded.contents.entries.length) selection.strip = loaded.contents.entries[0].id;
    showContents();
    await refreshTale(mine);
    // The pack may have changed while we were loading.
    if (mine === request && newestVersion > loaded.contents.version) refresh();
  } catch (error) {
    reportLostServer(error);
  }
}

function reportLostServer(error) {
  if (!(error instanceof TypeError)) throw error;
  showStatus(ENDED, true);
}

async function refreshTale(mine = ++request) {
  if (!loaded.contents.version) { showStatus("The pack is being read …"); return; }
  if (!selection.strip) { showPack(); return; }
  const query = new URLSearchParams({
    strip: selection.strip, being: selection.being, adjective: selection.adjective, hero: selection.hero,
    languages: selection.languages.join(","),
  });
  const answer = await fetch(`tale.json?${query}`);
  if (mine !== request) return;
  if (answer.ok) {
    showTale(await answer.json());
  } else {
    // The file is broken or gone: the pack's page shows the reasons until it is fixed.
    showPack();
    find("tale").firstChild.prepend(element("p", `${selection.strip} cannot be read now; it comes back when it is mended.`, "empty"));
  }
}

function address(changes = {}) {
  const state = { ...selection, ...changes };
  const query = new URLSearchParams();
  for (const name of ["strip", "being", "adjective", "hero"]) if (state[name]) query.set(name, state[name]);
  query.set("languages", state.languages.join(","));
  return `?${query}`;
}

function choose(changes, remember = "replaceState") {
  Object.assign(selection, changes);
  history[remember](null, "", address());
  fillForm();
  showContents();
  refreshTale().catch(reportLostServer);
}

function open(strip) {
  choose({ strip, whole: !strip }, "pushState");
  window.scrollTo(0, 0);
  document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest" });
}

function readAddress() {
  const query = new URLSearchParams(location.search);
  for (const name of ["strip", "being", "adjective"]) selection[name] = query.get(name) ?? "";
  selection.hero = query.get("hero") === "f" ? "f" : "m";
  const languages = (query.get("languages") ?? "").split(",").filter((one) => one in LANGUAGES);
  selection.languages = languages.length ? Object.keys(LANGUAGES).filter((one) => languages.includes(one)) : [FIRST];
}

function fillForm() {
  const form = find("selection");
  for (const radio of form.elements.hero) radio.checked = radio.value === selection.hero;
  for (const box of form.elements.language) box.checked = selection.languages.includes(box.value);
}

// Input

find("selection").addEventListener("change", (event) => {
  const form = find("selection");
  if (event.target.id === "time" || event.target.id === "marked") return;
  const languages = [...form.elements.language].filter((box) => box.checked).map((box) => box.value);
  const being = form.elements.being.value;
  choose({
    being,
    adjective: form.elements.adjective.value,
    hero: form.elements.hero.value,
    languages: languages.length ? languages : selection.languages,
  });
});
find("selection").addEventListener("submit", (event) => event.preventDefault());
find("whole-pack").addEventListener("click", () => open(""));
find("tales").addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(link.dataset.strip);
});
let typing = 0;
find("search").addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(refresh, 150); });
find("search").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && loaded.contents.entries.length) open(loaded.contents.entries[0].id);
});
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    showStatus(`Copied ${text}`);
  } catch {
    showStatus(text);
  }
}

async function copyCommand(paragraph) {
  showStatus("Looking for a way to this paragraph …");
  const answer = await fetch(`play.json?${new URLSearchParams({ paragraph })}`).then((one) => one.json());
  if (answer.command) await copy(answer.command);
  else showStatus(answer.why, true);
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy], [data-play]");
  if (!button) return;
  if (button.dataset.copy) await copy(button.dataset.copy);
  else await copyCommand(button.dataset.play).catch(() => showStatus(ENDED, true));
});

function step(by) {
  const at = loaded.contents.entries.findIndex((entry) => entry.id === selection.strip);
  const next = loaded.contents.entries[at + by];
  if (next) open(next.id);
}

function nextBeing() {
  const beings = ["", ...loaded.contents.beings.map((one) => one.id)];
  choose({ being: beings[(beings.indexOf(selection.being) + 1) % beings.length] });
}

const KEYS = {
  "/": () => find("search").focus(),
  n: () => step(1),
  p: () => step(-1),
  b: nextBeing,
  h: () => choose({ hero: selection.hero === "m" ? "f" : "m" }),
  ...Object.fromEntries(Object.keys(LANGUAGES).map((language, at) => [at + 1, () => choose({ languages: [language] })])),
  0: () => choose({ languages: Object.keys(LANGUAGES) }),
};
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target === find("search")) find("tale").focus();
  const busy = event.target.matches("input[type=search], select") || event.ctrlKey || event.metaKey || event.altKey;
  if (busy || !find("keys").checked || !loaded.contents || !Object.hasOwn(KEYS, event.key)) return;
  event.preventDefault();
  KEYS[event.key]();
});

window.addEventListener("popstate", () => { readAddress(); fillForm(); refresh(); });
readAddress();
fillForm();
refresh();

// The server sends the version of its newest snapshot, on connection and after every save; a restarted server
// counts from 1 again.
const events = new EventSource("events");
events.addEventListener("message", (event) => {
  newestVersion = Number(event.data);
  if (!loaded.contents || newestVersion === loaded.contents.version) return;
  if (loaded.contents.version) showStatus(`Read again at ${new Date().toLocaleTimeString()}`);
  refresh();
});
events.addEventListener("open", () => { if (find("status").textContent === ENDED) showStatus(""); });
events.addEventListener("error", () => showStatus(ENDED, true));

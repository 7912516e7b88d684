// The preview's page: it asks the server, shows what it hears, and follows what the author saves.

import "./memory.js";
import { columns, element, make, messageList, opening, plural, row } from "./pieces.js";
import { FIRST, LANGUAGES, asked, find, told } from "./state.js";

const ENDED = "The preview has ended. Start it again with: serai book preview";

let shown = new Map();
let shownFor = "";
let changed = new Set();
let shownStrip = "";

function met(view) {
  if (!view.meetings.length) return [];
  return [element("span", "Met here:"), ...view.meetings.map((one) => {
    const button = element("button", one.name);
    button.type = "button";
    button.setAttribute("aria-pressed", one.being === asked.being && one.adjective === asked.adjective);
    button.addEventListener("click", () => choose({ being: one.being, adjective: one.adjective }));
    return button;
  })];
}

// ---- what is shown

function showTale(view) {
  const before = shownStrip === view.id ? shown : new Map();
  shown = new Map(view.rows.map((one) => [one.id, JSON.stringify(one.versions)]));
  // Only what the author saved is marked, until the next save; not what changes because another is met.
  const same = before.size > 0 && shownFor === JSON.stringify(asked);
  const saved = view.rows.filter((one) => before.get(one.id) !== shown.get(one.id)).map((one) => one.id);
  if (!same) changed = new Set();
  else if (saved.length) changed = new Set(saved);
  shownFor = JSON.stringify(asked);
  shownStrip = view.id;
  told.messages = view.messages;
  keep(() => find("tale").replaceChildren(make("tale", {
    kind: view.kind === "place" ? "Place of Power" : "Strip",
    id: view.id,
    met: met(view),
    messages: messageList(view.messages),
    openings: columns(view.openings.map(opening)),
    rows: view.rows.map((one) => row(one, changed.has(one.id))),
  })));
  document.title = `${view.id} · ${told.contents.title || "Preview"}`;
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
  article.append(element("h2", told.contents.title || "The pack"), element("p", told.contents.root, "place"));
  if (!told.contents.entries.length && !find("search").value) {
    article.append(element("p", "There is no tale here yet. Make one with: serai book new NAME", "empty"));
  }
  const faulty = told.contents.entries.filter((entry) => entry.errors || entry.warnings);
  if (faulty.length) {
    const list = element("ul", "", "todo");
    list.append(...faulty.map(faultyTale));
    article.append(element("p", "Tales to mend:", "empty"), list);
  }
  const rest = told.contents.messages.length
    ? "What the checker says about the rest of the pack:"
    : "Outside the tales, the checker has nothing to say.";
  article.append(element("p", rest, "empty"));
  article.append(...messageList(told.contents.messages, Infinity));
  keep(() => find("tale").replaceChildren(article));
  document.title = told.contents.title || "Preview";
}

// The eye stays where it was when a file is saved.
function keep(change) {
  const { scrollX, scrollY } = window;
  const focused = document.activeElement?.dataset?.copy;
  change();
  window.scrollTo(scrollX, scrollY);
  if (focused) document.querySelector(`[data-copy="${CSS.escape(focused)}"]`)?.focus();
}

function showContents() {
  find("pack-title").textContent = told.contents.title || (told.contents.version ? "A pack without a title" : "Preview");
  const counts = Object.entries(told.contents.counts).map(([name, count]) => plural(count, name));
  find("whole-pack").textContent = counts.join(", ") + (told.contents.checked ? "" : ", checking …");
  find("whole-pack").classList.toggle("wrong", told.contents.counts.error > 0);
  find("whole-pack").toggleAttribute("aria-current", !asked.strip);
  find("tales").replaceChildren(...told.contents.entries.map((entry) => make("entry", {
    link: (link) => {
      link.href = address({ strip: entry.id });
      link.dataset.strip = entry.id;
      if (entry.id === asked.strip) link.setAttribute("aria-current", "page");
      link.title = entry.paragraphs.map((one) => one.gist || one.id).join("\n");
    },
    id: entry.id,
    languages: entry.languages.join(" "),
    count: entry.errors ? `✕ ${entry.errors}` : entry.warnings ? `! ${entry.warnings}` : "",
  })));
  options("being", "as printed", told.contents.beings);
  options("adjective", "none", told.contents.adjectives);
  if (told.contents.failure) say(told.contents.failure, true);
}

function options(name, nothing, words) {
  const select = find(name);
  const made = [{ id: "", name: nothing }, ...words].map((word) => {
    const option = element("option", word.name);
    option.value = word.id;
    return option;
  });
  select.replaceChildren(...made);
  select.value = asked[name];
  if (select.selectedIndex < 0) select.value = asked[name] = "";
}

let quiet = 0;
function say(text, wrong = false) {
  clearTimeout(quiet);
  find("status").textContent = text;
  find("status").classList.toggle("wrong", wrong);
  if (!wrong) quiet = setTimeout(() => { find("status").textContent = ""; }, 4000);
}

// ---- asking the server

let turn = 0;
let newest = 0;
async function refresh() {
  const mine = ++turn;
  try {
    const search = new URLSearchParams({ search: find("search").value });
    const answer = await fetch(`contents.json?${search}`);
    if (mine !== turn) return;
    told.contents = await answer.json();
    if (!asked.strip && !asked.whole && told.contents.entries.length) asked.strip = told.contents.entries[0].id;
    showContents();
    await refreshTale(mine);
    // The pack may have been read again while we asked.
    if (mine === turn && newest > told.contents.version) refresh();
  } catch (error) {
    lost(error);
  }
}

function lost(error) {
  if (!(error instanceof TypeError)) throw error;
  say(ENDED, true);
}

async function refreshTale(mine = ++turn) {
  if (!told.contents.version) { say("The pack is being read …"); return; }
  if (!asked.strip) { showPack(); return; }
  const query = new URLSearchParams({
    strip: asked.strip, being: asked.being, adjective: asked.adjective, hero: asked.hero,
    languages: asked.languages.join(","),
  });
  const answer = await fetch(`tale.json?${query}`);
  if (mine !== turn) return;
  if (answer.ok) {
    showTale(await answer.json());
  } else {
    // Its file is broken or gone: the reasons stand on the page of the pack, until it is mended.
    showPack();
    find("tale").firstChild.prepend(element("p", `${asked.strip} cannot be read now; it comes back when it is mended.`, "empty"));
  }
}

function address(changes = {}) {
  const state = { ...asked, ...changes };
  const query = new URLSearchParams();
  for (const name of ["strip", "being", "adjective", "hero"]) if (state[name]) query.set(name, state[name]);
  query.set("languages", state.languages.join(","));
  return `?${query}`;
}

function choose(changes, remember = "replaceState") {
  Object.assign(asked, changes);
  history[remember](null, "", address());
  fillForm();
  showContents();
  refreshTale().catch(lost);
}

function open(strip) {
  choose({ strip, whole: !strip }, "pushState");
  window.scrollTo(0, 0);
  document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest" });
}

function readAddress() {
  const query = new URLSearchParams(location.search);
  for (const name of ["strip", "being", "adjective"]) asked[name] = query.get(name) ?? "";
  asked.hero = query.get("hero") === "f" ? "f" : "m";
  const languages = (query.get("languages") ?? "").split(",").filter((one) => one in LANGUAGES);
  asked.languages = languages.length ? Object.keys(LANGUAGES).filter((one) => languages.includes(one)) : [FIRST];
}

function fillForm() {
  const form = find("asked");
  for (const radio of form.elements.hero) radio.checked = radio.value === asked.hero;
  for (const box of form.elements.language) box.checked = asked.languages.includes(box.value);
}

// ---- what the author does

find("asked").addEventListener("change", (event) => {
  const form = find("asked");
  if (event.target.id === "time" || event.target.id === "marked") return;
  const languages = [...form.elements.language].filter((box) => box.checked).map((box) => box.value);
  const being = form.elements.being.value;
  choose({
    being,
    adjective: form.elements.adjective.value,
    hero: form.elements.hero.value,
    languages: languages.length ? languages : asked.languages,
  });
});
find("asked").addEventListener("submit", (event) => event.preventDefault());
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
  if (event.key === "Enter" && told.contents.entries.length) open(told.contents.entries[0].id);
});
document.addEventListener("click", async (event) => {
  const place = event.target.closest("[data-copy]");
  if (!place) return;
  try {
    await navigator.clipboard.writeText(place.dataset.copy);
    say(`Copied ${place.dataset.copy}`);
  } catch {
    say(place.dataset.copy);
  }
});

function step(by) {
  const at = told.contents.entries.findIndex((entry) => entry.id === asked.strip);
  const next = told.contents.entries[at + by];
  if (next) open(next.id);
}

function nextBeing() {
  const beings = ["", ...told.contents.beings.map((one) => one.id)];
  choose({ being: beings[(beings.indexOf(asked.being) + 1) % beings.length] });
}

const KEYS = {
  "/": () => find("search").focus(),
  n: () => step(1),
  p: () => step(-1),
  b: nextBeing,
  h: () => choose({ hero: asked.hero === "m" ? "f" : "m" }),
  ...Object.fromEntries(Object.keys(LANGUAGES).map((language, at) => [at + 1, () => choose({ languages: [language] })])),
  0: () => choose({ languages: Object.keys(LANGUAGES) }),
};
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target === find("search")) find("tale").focus();
  const busy = event.target.matches("input[type=search], select") || event.ctrlKey || event.metaKey || event.altKey;
  if (busy || !find("keys").checked || !told.contents || !Object.hasOwn(KEYS, event.key)) return;
  event.preventDefault();
  KEYS[event.key]();
});

window.addEventListener("popstate", () => { readAddress(); fillForm(); refresh(); });
readAddress();
fillForm();
refresh();

// The server tells the version of its newest reading, at once and after every save; a new server counts anew.
const events = new EventSource("events");
events.addEventListener("message", (event) => {
  newest = Number(event.data);
  if (!told.contents || newest === told.contents.version) return;
  if (told.contents.version) say(`Read again at ${new Date().toLocaleTimeString()}`);
  refresh();
});
events.addEventListener("open", () => { if (find("status").textContent === ENDED) say(""); });
events.addEventListener("error", () => say(ENDED, true));

// The preview's page. Everything shown comes from the server as plain words and enters the page as text.
"use strict";

const LANGUAGES = { en: "English", fr: "French", es: "Spanish" };
const MARKS = { error: "✕", warning: "!", note: "i" };
const LOCKS = {
  fresh: "accepted", stale: "the source changed: read and accept it", none: "not accepted yet", source: "",
};
const READS = { fresh: "read", stale: "changed since it was read", none: "not read yet" };
const ENDED = "The preview has ended. Start it again with: serai book preview";
const FEWEST_WORDS = 45, MOST_WORDS = 130;

const find = (id) => document.getElementById(id);
const asked = { strip: "", being: "", adjective: "", hero: "m", languages: ["en"] };
let contents = null;
let shown = new Map();
let shownStrip = "";

// ---- building the page from its templates

function make(name, slots) {
  const piece = find(`${name}-template`).content.cloneNode(true);
  for (const [slot, value] of Object.entries(slots)) {
    const place = piece.querySelector(`[data-slot="${slot}"]`);
    if (value === null) place.remove();
    else if (typeof value === "function") value(place);
    else place.replaceChildren(...[value].flat());
  }
  return piece;
}

function element(tag, text, className = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

function copyable(file, line) {
  return (button) => {
    button.textContent = `${file}:${line}`;
    button.dataset.copy = `${contents.root.replace(/[\\/]$/, "")}/${file}:${line}`;
  };
}

function prose(text, language) {
  const lines = element("p", "", "prose");
  lines.lang = language;
  fillProse(lines, text);
  return lines;
}

function fillProse(place, text) {
  place.replaceChildren(...text.pieces.map((piece) =>
    piece.follows ? element("span", piece.text, `of-${piece.follows}`) : piece.text));
}

function messageList(messages) {
  if (!messages.length) return [];
  const list = element("ul", "", "messages");
  list.setAttribute("aria-label", "What the checker says");
  list.append(...messages.map((told) => make("message", {
    message: (item) => { item.classList.add(told.severity); },
    mark: MARKS[told.severity],
    code: `${told.code}, ${told.severity}:`,
    sentence: `${told.message} ${told.suggestion}`,
    place: copyable(told.file, told.line),
    excerpt: told.excerpt,
    title: told.title,
    explanation: told.explanation,
  })));
  return [list];
}

function awards(list) {
  return list.map((award) => element("span", award, "award"));
}

function countWords(reading) {
  return (place) => {
    const odd = reading < FEWEST_WORDS || reading > MOST_WORDS;
    place.textContent = `${reading} words${odd ? `; a reading has ${FEWEST_WORDS} to ${MOST_WORDS}` : ""}`;
    place.classList.toggle("odd", odd);
  };
}

function seal(text, state) {
  return text ? [element("span", text, `seal ${state}`), " "] : [];
}

function version(view, at) {
  const language = asked.languages[at];
  if (!view) return element("p", `${LANGUAGES[language]}: not written yet.`, "missing");
  const body = [prose(view.opening, language)];
  if (view.awards.length) {
    const end = element("p", "", "end");
    const words = element("span", "", "words");
    countWords(view.opening.words)(words);
    end.append(...awards(view.awards), words);
    body.push(end);
  }
  body.push(...view.sections.map((section) => make("section", {
    heading: section.heading,
    text: (place) => { place.lang = language; fillProse(place, section.text); },
    awards: awards(section.awards),
    words: countWords(section.reading),
  })));
  return make("version", {
    place: copyable(view.file, view.line),
    marks: [...seal(LOCKS[view.lock], view.lock), ...seal(READS[view.read], view.read)],
    body,
  });
}

function opening(view, at) {
  const language = asked.languages[at];
  if (!view) return element("p", `${LANGUAGES[language]}: not written yet.`, "missing");
  const made = make("version", {
    place: copyable(view.file, view.line),
    marks: seal(LOCKS[view.lock], view.lock),
    body: (place) => { place.className = "opening"; place.replaceChildren(prose(view.text, language)); },
  });
  return made;
}

function columns(items) {
  return (place) => {
    place.style.setProperty("--columns", asked.languages.length);
    place.classList.toggle("three", asked.languages.length === 3);
    place.replaceChildren(...items);
  };
}

function row(view, changed) {
  const cells = view.cells.length;
  const made = make("row", {
    choice: columns(view.choice.map((label) => element("p", label))),
    number: view.number ?? "–",
    id: view.id,
    gist: view.gist,
    "cell-count": `base of ${cells} cell${cells === 1 ? "" : "s"}`,
    "cell-list": view.cells.map((cell) => element("li", cell)),
    versions: columns(view.versions.map(version)),
    messages: messageList(view.messages),
  });
  const section = made.querySelector(".row");
  section.id = `paragraph-${view.id}`;
  section.classList.toggle("changed", changed);
  if (!cells) section.querySelector(".cells").remove();
  return made;
}

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
  const same = before.size && before.told === JSON.stringify([asked]);
  shown.told = JSON.stringify([asked]);
  shownStrip = view.id;
  keep(() => find("tale").replaceChildren(make("tale", {
    kind: view.kind === "place" ? "Place of Power" : "Strip",
    id: view.id,
    met: met(view),
    messages: messageList(view.messages),
    openings: columns(view.openings.map(opening)),
    rows: view.rows.map((one) => row(one, Boolean(same) && before.get(one.id) !== shown.get(one.id))),
  })));
  document.title = `${view.id} · ${contents.title || "Preview"}`;
}

function showPack() {
  shownStrip = "";
  const article = element("article", "");
  article.append(element("h2", contents.title || "The pack"), element("p", contents.root, "place"));
  if (!contents.entries.length && !find("search").value) {
    article.append(element("p", "There is no tale here yet. Make one with: serai book new NAME", "empty"));
  }
  if (contents.messages.length) {
    article.append(element("p", "What the checker says about the rest of the pack:", "empty"));
  } else {
    article.append(element("p", "Outside the tales, the checker has nothing to say.", "empty"));
  }
  article.append(...messageList(contents.messages));
  keep(() => find("tale").replaceChildren(article));
  document.title = contents.title || "Preview";
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
  find("pack-title").textContent = contents.title || "A pack without a title";
  const counts = Object.entries(contents.counts).map(([name, count]) => `${count} ${name}${count === 1 ? "" : "s"}`);
  find("whole-pack").textContent = counts.join(", ") + (contents.checked ? "" : ", checking …");
  find("whole-pack").classList.toggle("wrong", contents.counts.error > 0);
  find("whole-pack").toggleAttribute("aria-current", !asked.strip);
  find("tales").replaceChildren(...contents.entries.map((entry) => make("entry", {
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
  options("being", "the other, as printed", contents.beings);
  options("adjective", "none", contents.adjectives);
  if (contents.failure) say(contents.failure, true);
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
async function refresh() {
  const mine = ++turn;
  try {
    const search = new URLSearchParams({ search: find("search").value });
    const answer = await fetch(`contents.json?${search}`);
    if (mine !== turn) return;
    contents = await answer.json();
    if (!asked.strip && !asked.whole && contents.entries.length) asked.strip = contents.entries[0].id;
    showContents();
    await refreshTale(mine);
  } catch (error) {
    lost(error);
  }
}

function lost(error) {
  if (!(error instanceof TypeError)) throw error;
  say(ENDED, true);
}

async function refreshTale(mine = ++turn) {
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
  asked.languages = languages.length ? Object.keys(LANGUAGES).filter((one) => languages.includes(one)) : ["en"];
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
  if (event.key === "Enter" && contents.entries.length) open(contents.entries[0].id);
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
  const at = contents.entries.findIndex((entry) => entry.id === asked.strip);
  const next = contents.entries[at + by];
  if (next) open(next.id);
}

function nextBeing() {
  const beings = ["", ...contents.beings.map((one) => one.id)];
  choose({ being: beings[(beings.indexOf(asked.being) + 1) % beings.length] });
}

const KEYS = {
  "/": () => find("search").focus(),
  n: () => step(1),
  p: () => step(-1),
  b: nextBeing,
  h: () => choose({ hero: asked.hero === "m" ? "f" : "m" }),
  1: () => choose({ languages: ["en"] }),
  2: () => choose({ languages: ["fr"] }),
  3: () => choose({ languages: ["es"] }),
  0: () => choose({ languages: Object.keys(LANGUAGES) }),
};
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target === find("search")) find("tale").focus();
  const busy = event.target.matches("input[type=search], select") || event.ctrlKey || event.metaKey || event.altKey;
  if (busy || !find("keys").checked || !contents || !Object.hasOwn(KEYS, event.key)) return;
  event.preventDefault();
  KEYS[event.key]();
});

// ---- what the browser remembers

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

window.addEventListener("popstate", () => { readAddress(); fillForm(); refresh(); });
readAddress();
fillForm();
refresh();

// The first word of each connection tells where the pack stands; after the server was away it may have moved.
const events = new EventSource("events");
let newest = 0;
events.addEventListener("message", (event) => {
  const version = Number(event.data);
  if (newest && version !== newest) {
    say(`Read again at ${new Date().toLocaleTimeString()}`);
    refresh();
  }
  newest = version;
});
events.addEventListener("error", () => {
  newest = -1;
  say(ENDED, true);
});

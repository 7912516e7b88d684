// DOM components, built from the page's templates. Server data is only ever inserted as text.

import { LANGUAGES, selection, find, loaded } from "./state.js";

const MARKS = { error: "✕", warning: "!", note: "i" };
const LOCKS = {
  fresh: "accepted", stale: "the source changed: read and accept it", none: "not accepted yet", source: "",
};
const READS = { fresh: "read", stale: "changed since it was read", none: "not read yet" };
const FEWEST_WORDS = 45, MOST_WORDS = 130;

export function plural(count, name) {
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

export function fillTemplate(name, slots) {
  const component = find(`${name}-template`).content.cloneNode(true);
  for (const [slot, value] of Object.entries(slots)) {
    const place = component.querySelector(`[data-slot="${slot}"]`);
    if (value === null) place.remove();
    else if (typeof value === "function") value(place);
    else place.replaceChildren(...[value].flat());
  }
  return component;
}

export function element(tag, text, className = "") {
  const node = document.createElement(tag);
  node.textContent = text;
  node.className = className;
  return node;
}

function copyButton(file, line) {
  return (button) => {
    button.textContent = `${file}:${line}`;
    button.dataset.copy = `${loaded.contents.root.replace(/[\\/]$/, "")}/${file}:${line}`;
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

// Shows the first few errors and warnings of the selected languages and collapses the rest.
export function messageList(messages, most = 3) {
  const urgent = messages.filter((one) => one.severity !== "note" && isShown(one)).slice(0, most);
  const rest = messages.filter((one) => !urgent.includes(one));
  const lists = urgent.length ? [listOf(urgent)] : [];
  if (rest.length) {
    const folded = element("details", "", "folded");
    folded.append(element("summary", summaryOf(rest)), listOf(rest));
    lists.push(folded);
  }
  return lists;
}

function languageOf(one) {
  return Object.keys(LANGUAGES).find((language) => one.file.endsWith(`.${language}.tale.md`));
}

function isShown(one) {
  return !selection.strip || selection.languages.includes(languageOf(one) ?? selection.languages[0]);
}

function summaryOf(messages) {
  const notes = messages.filter((one) => one.severity === "note").length;
  const more = messages.filter((one) => one.severity !== "note" && isShown(one)).length;
  const elsewhere = messages.filter((one) => one.severity !== "note" && !isShown(one));
  const names = new Set(elsewhere.map((one) => LANGUAGES[languageOf(one)]));
  return [
    more && `${more} more`,
    elsewhere.length && `${elsewhere.length} in ${[...names].join(" and ")}`,
    notes && plural(notes, "note"),
  ].filter(Boolean).join(", ");
}

function listOf(messages) {
  const list = element("ul", "", "messages");
  list.setAttribute("aria-label", "What the checker says");
  list.append(...messages.map((one) => fillTemplate("message", {
    message: (item) => { item.classList.add(one.severity); },
    mark: MARKS[one.severity],
    code: `${one.code}, ${one.severity}:`,
    sentence: `${one.message} ${one.suggestion}`,
    place: copyButton(one.file, one.line),
    excerpt: one.excerpt,
    title: one.title,
    explanation: one.explanation,
  })));
  return list;
}

function awards(list) {
  return list.map((award) => element("span", award, "award"));
}

function wordCount(reading) {
  return (place) => {
    const odd = reading < FEWEST_WORDS || reading > MOST_WORDS;
    place.textContent = `${reading} words${odd ? `; a reading has ${FEWEST_WORDS} to ${MOST_WORDS}` : ""}`;
    place.classList.toggle("odd", odd);
  };
}

function badge(text, state) {
  return text ? [element("span", text, `badge ${state}`), " "] : [];
}

function missing(language) {
  const broken = loaded.messages.some((one) => one.severity === "error" && languageOf(one) === language);
  return element("p", `${LANGUAGES[language]}: ${broken ? "it is not here; the checker says why." : "not written yet."}`, "missing");
}

function version(view, at) {
  const language = selection.languages[at];
  if (!view) return missing(language);
  const body = [prose(view.opening, language)];
  if (view.awards.length) {
    const end = element("p", "", "end");
    const words = element("span", "", "words");
    wordCount(view.opening.words)(words);
    end.append(...awards(view.awards), words);
    body.push(end);
  }
  body.push(...view.sections.map((section) => fillTemplate("section", {
    heading: section.closed ? `${section.heading} (closed to this being)` : section.heading,
    text: (place) => { place.lang = language; fillProse(place, section.text); },
    awards: awards(section.awards),
    words: wordCount(section.reading),
  })));
  return fillTemplate("version", {
    place: copyButton(view.file, view.line),
    marks: [...badge(LOCKS[view.lock], view.lock), ...badge(READS[view.read], view.read)],
    body,
  });
}

export function opening(view, at) {
  const language = selection.languages[at];
  if (!view) return missing(language);
  return fillTemplate("version", {
    place: copyButton(view.file, view.line),
    marks: badge(LOCKS[view.lock], view.lock),
    body: (place) => { place.classList.add("opening"); place.replaceChildren(prose(view.text, language)); },
  });
}

export function columns(items) {
  return (place) => {
    place.style.setProperty("--columns", selection.languages.length);
    place.classList.toggle("several", selection.languages.length > 1);
    place.classList.toggle("three", selection.languages.length >= 3);
    place.replaceChildren(...items);
  };
}

// The number of grid rows: the parts of the longest language version, so that all versions can be aligned.
function partCount(view) {
  const counts = view.versions.map((one) => (one ? 2 + one.sections.length + (one.awards.length ? 1 : 0) : 1));
  return Math.max(...counts);
}

export function row(view, changed) {
  const cells = view.cells.length;
  const component = fillTemplate("row", {
    choice: columns(view.choice.map((label) => element("p", label))),
    number: view.number ?? "–",
    id: view.id,
    gist: [view.gist, ...view.needs].join(" · "),
    play: (button) => { button.dataset.play = `${selection.strip}#${view.id}`; },
    "cell-count": `base of ${plural(cells, "cell")}`,
    "cell-list": view.cells.map((cell) => element("li", cell)),
    versions: columns(view.versions.map(version)),
    messages: messageList(view.messages),
  });
  const section = component.querySelector(".row");
  section.id = `paragraph-${view.id}`;
  section.style.setProperty("--parts", partCount(view));
  section.classList.toggle("changed", changed);
  if (!cells) section.querySelector(".cells").remove();
  return component;
}


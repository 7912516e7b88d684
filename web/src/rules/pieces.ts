/** A text of the rules in pieces: words, rules that it points to, and what a search has found in it. */
import type { Chapter, Entry } from '../house/messages';
import { folded } from '../words/search';

export interface Piece {
  text: string;
  /** The id of a rule that is pointed to. */
  rule?: string;
  /** What was looked for. */
  hit?: boolean;
}

const RULE = /\b[DN]\d+(?:\.\d+)?(?:-[a-z]+)?\b/g;
const ID = /^[dn]\d+\.\d+(-[a-z]+)?$/;
const WORD = /[\p{L}\p{M}\p{N}]+(?:\.\d+)*/gu;

/** What was typed, in words. */
export function wordsIn(typed: string): string[] {
  return folded(typed).split(/[^\p{L}\p{N}.-]+/u).filter(Boolean);
}

/** An id is meant as it stands: N10.3 is not the beginning of N10.30. */
const begins = (word: string, wanted: string) => (ID.test(wanted) ? word === wanted : word.startsWith(wanted));

/** Whether every word that was typed begins a word of the entry. */
export function matches({ ids, title, paragraphs }: Entry, wanted: readonly string[]): boolean {
  if (!wanted.length) return true;
  const text = [title, ...paragraphs.flatMap(({ text, items }) => [text, ...items])].join(' ');
  const words = [...ids.map(folded), ...(folded(text).match(WORD) ?? [])];
  return wanted.every((each) => words.some((word) => begins(word, each)));
}

/** The chapters with those of their entries that match. */
export function sifted(chapters: readonly Chapter[], typed: string): Chapter[] {
  const wanted = wordsIn(typed);
  if (!wanted.length) return [...chapters];
  return chapters.map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => matches(entry, wanted)) })).filter(({ entries }) => entries.length);
}

/** A text in pieces. Rules are links also where they were looked for. */
export function piecesOf(text: string, typed = ''): Piece[] {
  const wanted = wordsIn(typed);
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(RULE)) {
    pieces.push(...marked(text.slice(from, found.index), wanted), { text: found[0], rule: found[0] });
    from = found.index + found[0].length;
  }
  pieces.push(...marked(text.slice(from), wanted));
  return pieces.filter((piece) => piece.text);
}

function marked(text: string, wanted: readonly string[]): Piece[] {
  if (!wanted.length) return [{ text }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(WORD)) {
    const length = wanted.reduce((most, each) => (begins(folded(found[0]), each) ? Math.max(most, lettersOf(found[0], each.length)) : most), 0);
    if (!length) continue;
    pieces.push({ text: text.slice(from, found.index) }, { text: found[0].slice(0, length), hit: true });
    from = found.index + length;
  }
  return [...pieces, { text: text.slice(from) }];
}

/** How many letters of a word make up so many of its folded form: an accent may be a letter of its own. */
function lettersOf(word: string, count: number): number {
  let length = 0;
  while (length < word.length && folded(word.slice(0, length)).length < count) length++;
  while (length < word.length && /\p{M}/u.test(word[length]!)) length++;
  return length;
}

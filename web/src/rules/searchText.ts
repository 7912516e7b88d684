/** Splits texts of the rules into words, references and search hits. */
import type { Chapter, RuleEntry } from '../house/messages';
import { foldText } from '../i18n/search';

export interface Piece {
  text: string;
  /** The id of the referenced rule. */
  rule?: string;
  /** Whether it matches the search. */
  hit?: boolean;
}

const RULE = /\b[DN]\d+(?:\.\d+)?(?:-[a-z]+)?\b/g;
const ID = /^[dn]\d+\.\d+(-[a-z]+)?$/;
const WORD = /[\p{L}\p{M}\p{N}]+(?:\.\d+)*/gu;

/** The typed text as words. */
export function splitWords(typed: string): string[] {
  return foldText(typed).split(/[^\p{L}\p{N}.-]+/u).filter(Boolean);
}

/** Ids must match exactly: N10.3 is not the beginning of N10.30. */
const startsWithWanted = (word: string, wanted: string) => (ID.test(wanted) ? word === wanted : word.startsWith(wanted));

/** Whether every typed word is the beginning of a word of the rule. */
export function matchesWords({ ids, title, paragraphs }: RuleEntry, wanted: readonly string[]): boolean {
  if (!wanted.length) return true;
  const text = [title, ...paragraphs.flatMap(({ text, items }) => [text, ...items])].join(' ');
  const words = [...ids.map(foldText), ...(foldText(text).match(WORD) ?? [])];
  return wanted.every((each) => words.some((word) => startsWithWanted(word, each)));
}

/** The chapters with only their matching rules. */
export function filterChapters(chapters: readonly Chapter[], typed: string): Chapter[] {
  const wanted = splitWords(typed);
  if (!wanted.length) return [...chapters];
  return chapters.map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => matchesWords(entry, wanted)) })).filter(({ entries }) => entries.length);
}

/** Splits a text. References stay links even when they match the search. */
export function splitRuleText(text: string, typed = ''): Piece[] {
  const wanted = splitWords(typed);
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(RULE)) {
    pieces.push(...markHits(text.slice(from, found.index), wanted), { text: found[0], rule: found[0] });
    from = found.index + found[0].length;
  }
  pieces.push(...markHits(text.slice(from), wanted));
  return pieces.filter((piece) => piece.text);
}

function markHits(text: string, wanted: readonly string[]): Piece[] {
  if (!wanted.length) return [{ text }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(WORD)) {
    const length = wanted.reduce((most, each) => (startsWithWanted(foldText(found[0]), each) ? Math.max(most, lengthBeforeFolding(found[0], each.length)) : most), 0);
    if (!length) continue;
    pieces.push({ text: text.slice(from, found.index) }, { text: found[0].slice(0, length), hit: true });
    from = found.index + length;
  }
  return [...pieces, { text: text.slice(from) }];
}

/** How many characters of a word correspond to this many of its folded form: an accent may be a character of its own. */
function lengthBeforeFolding(word: string, count: number): number {
  let length = 0;
  while (length < word.length && foldText(word.slice(0, length)).length < count) length++;
  while (length < word.length && /\p{M}/u.test(word[length]!)) length++;
  return length;
}

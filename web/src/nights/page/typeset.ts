/** How the Book's plain text is set: quotation marks and apostrophes of the language, and words that are stressed. */

import { entryOf } from '../../words/languages';

export interface Piece {
  text: string;
  stressed: boolean;
}

const NARROW = '\u202f';
/** Words that begin with an apostrophe, not with a quotation mark. */
const CUT_SHORT = /^(?:tis|twas|twere|twill|em|til|cause|round)\b/i;

/** Straight marks become those of a printed book. */
export function curled(text: string, language: string): string {
  const { quotes, spacedMarks } = entryOf(language);
  const set = text
    // After a dash a mark opens only where a word follows: who breaks off has their closing mark there.
    .replace(/(^|[\s([\u202f«“*])"|([—–])"(?=[\p{L}\p{N}])/gu, `$1$2${quotes.opening}`)
    .replace(/"/g, quotes.closing)
    .replace(/(^|[\s([—–“*])'(?=\p{L})/gu, (mark: string, before: string, at: number) =>
      CUT_SHORT.test(text.slice(at + mark.length)) ? `${before}’` : `${before}${quotes.inner_opening}`,
    )
    .replace(/'/g, '’');
  if (!spacedMarks) return set;
  return set.replace(/«[ \u00a0]/g, `«${NARROW}`).replace(/[ \u00a0]([»;:!?])/g, `${NARROW}$1`);
}

/** A text in pieces, those between asterisks stressed. */
export function pieces(text: string, language: string): Piece[] {
  return curled(text, language)
    .split(/\*([^*]+)\*/)
    .map((piece, i) => ({ text: piece, stressed: i % 2 === 1 }))
    .filter((piece) => piece.text);
}

/** The words alone, for who listens. */
export function spokenText(text: string): string {
  return text.replaceAll('*', '');
}

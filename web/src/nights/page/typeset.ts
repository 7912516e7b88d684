/** Typesets the Book's plain text: quotation marks and apostrophes of the language, and emphasis. */

import { languageEntry } from '../../i18n/languages';
import { keepNamesWhole } from '../../i18n/phrases';

export interface Piece {
  text: string;
  emphasized: boolean;
}

const NARROW = '\u202f';
/** Words that begin with an apostrophe, not with a quotation mark. */
const APOSTROPHE_WORDS = /^(?:tis|twas|twere|twill|em|til|cause|round)\b/i;

/** Replaces straight quotes and apostrophes with typographic ones, and keeps names on one line. */
export function curlQuotes(text: string, language: string): string {
  const { quotes, spacedMarks } = languageEntry(language);
  const set = text
    // After a dash a quote opens only before a word: speech that breaks off closes there.
    .replace(/(^|[\s([\u202f«“*])"|([—–])"(?=[\p{L}\p{N}])/gu, `$1$2${quotes.opening}`)
    .replace(/"/g, quotes.closing)
    .replace(/(^|[\s([—–“*])'(?=\p{L})/gu, (mark: string, before: string, at: number) =>
      APOSTROPHE_WORDS.test(text.slice(at + mark.length)) ? `${before}’` : `${before}${quotes.inner_opening}`,
    )
    .replace(/'/g, '’');
  if (!spacedMarks) return keepNamesWhole(set);
  return keepNamesWhole(set).replace(/«[ \u00a0]/g, `«${NARROW}`).replace(/[ \u00a0]([»;:!?])/g, `${NARROW}$1`);
}

/** Splits a text at asterisks: the parts between them are emphasised. */
export function splitEmphasis(text: string, language: string): Piece[] {
  return curlQuotes(text, language)
    .split(/\*([^*]+)\*/)
    .map((piece, i) => ({ text: piece, emphasized: i % 2 === 1 }))
    .filter((piece) => piece.text);
}

/** The text without markup, for speech. */
export function spokenText(text: string): string {
  return text.replaceAll('*', '');
}

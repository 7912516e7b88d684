import { languageEntry } from './languages';
import { say, currentLanguage } from './say.svelte';

/** “3 points”, “−1 point”. */
export function pointsPhrase(points: number): string {
  return say('points', { count: points, number: String(points).replace('-', '−') });
}

/** A readable form of an id: “last-date” becomes “last date”. */
export const readableId = (id: string): string => id.replaceAll(/[_-]/g, ' ');

/** Capitalizes the first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(currentLanguage()) + text.slice(1);
}

const WORD_JOINER = '\u2060';
/** A name with a hyphen never breaks inside: “Su-Chou” stays on one line. */
export function keepNamesWhole(text: string): string {
  return text.replaceAll(/(?<!\p{L})\p{Lu}[\p{L}’]*(?:-[\p{L}’]+)+/gu, (name) => name.replaceAll('-', `-${WORD_JOINER}`));
}

/** “Ana, Bo and Carmen”. */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const joined = say('list', { before: items.slice(0, -1).join(', '), last });
  // Spanish: “Ana e Inés”.
  return languageEntry(currentLanguage()).listJoints.reduce((text, [pattern, instead]) => text.replace(new RegExp(pattern, 'gi'), instead), joined);
}

/** The name of a language within a sentence: “German”, “allemand”. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(language) ?? language;
}

import { entryOf } from './languages';
import { say, spokenLanguage } from './say.svelte';

/** “3 points”, “−1 point”. */
export function pointsPhrase(points: number): string {
  return say('points', { count: points, number: String(points).replace('-', '−') });
}

/** An id as it can be read: “last-date” is “last date”. */
export const spaced = (id: string): string => id.replaceAll(/[_-]/g, ' ');

/** With a capital at its beginning, as a line that stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spokenLanguage()) + text.slice(1);
}

/** “Ana, Bo and Carmen”. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const joined = say('list', { before: items.slice(0, -1).join(', '), last });
  // Spanish says “Ana e Inés”.
  return entryOf(spokenLanguage()).listJoints.reduce((text, [pattern, instead]) => text.replace(new RegExp(pattern, 'gi'), instead), joined);
}

/** What a language is called in a sentence: “German”, “allemand”. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([spokenLanguage()], { type: 'language' }).of(language) ?? language;
}

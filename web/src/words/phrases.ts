import { say, spokenLanguage } from './say.svelte';

/** “3 points”, “−1 point”. */
export function pointsPhrase(points: number): string {
  return say('points', { count: points, number: String(points).replace('-', '−') });
}

/** With a capital at its beginning, as a line that stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spokenLanguage()) + text.slice(1);
}

/** Spanish says “Ana e Inés”, but “nieve y hielo”. */
const Y_BEFORE_I = / y (?=h?[ií](?![aeouáéó]))/gi;

/** “Ana, Bo and Carmen”. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const joined = say('list', { before: items.slice(0, -1).join(', '), last });
  return spokenLanguage() === 'es' ? joined.replace(Y_BEFORE_I, ' e ') : joined;
}

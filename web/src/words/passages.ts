/** Passages that the house tells of a game. */
import type { Passage } from '../house/messages';

/** What a log repeats: all but the tale itself. */
const LOGGED = new Set<Passage['kind']>(['said', 'turn', 'gain', 'loss', 'fate', 'time', 'first']);

/** The line for a log; "" for an event that needs none. */
export function logged(passages: readonly Passage[]): string {
  return passages
    .filter(({ kind }) => LOGGED.has(kind))
    .map(({ text }) => text)
    .join(' ');
}

/** The line for the ear: without signs that only the eye reads. */
export function heard(passages: readonly Passage[]): string {
  return passages.map(({ text, heard: spoken }) => spoken ?? text).join(' ');
}

/** Passages: texts of the server about events. */
import type { Passage } from '../house/messages';

/** Kinds that appear in the log: all but the prose of the Book. */
const LOGGED = new Set<Passage['kind']>(['said', 'turn', 'gain', 'loss', 'fate', 'time', 'first']);

/** The log text of an event; '' if it has none. */
export function logText(passages: readonly Passage[]): string {
  return passages
    .filter(({ kind }) => LOGGED.has(kind))
    .map(({ text }) => text)
    .join(' ');
}

/** The text for screen readers, without symbols that make sense only visually. */
export function screenReaderText(passages: readonly Passage[]): string {
  return passages.map(({ text, heard: spoken }) => spoken ?? text).join(' ');
}

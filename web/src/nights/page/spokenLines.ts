/** The lines of a page to read aloud: the tale and its results, without the table's own messages. */
import type { Entry } from './eventHistory';
import { spokenText } from './typeset';
import type { SpokenLine } from './voice.svelte';

const SPOKEN = new Set(['opening', 'told', 'headings', 'section', 'award', 'gain', 'loss', 'fate', 'time']);

export function spokenLines(entries: readonly Entry[]): SpokenLine[] {
  return entries
    .filter(({ passage, event, digest }) => digest === undefined && (SPOKEN.has(passage.kind) || event.key === 'met'))
    .map(({ id, passage: { text, heard = text } }) => ({ id, text: spokenText(/[.!?…»”]$/.test(heard) ? heard : `${heard}.`) }));
}

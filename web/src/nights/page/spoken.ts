/** What of a page is read aloud: the tale and what comes of it, not what the table says between. */
import type { Entry } from './story';
import { spokenText } from './typeset';
import type { Line } from './voice.svelte';

const SPOKEN = new Set(['opening', 'told', 'headings', 'section', 'award', 'gain', 'loss', 'fate', 'time']);

export function linesOf(entries: readonly Entry[]): Line[] {
  return entries
    .filter(({ passage, event }) => SPOKEN.has(passage.kind) || event.key === 'met')
    .map(({ id, passage }) => ({ id, text: spokenText(/[.!?…»”]$/.test(passage.text) ? passage.text : `${passage.text}.`) }));
}

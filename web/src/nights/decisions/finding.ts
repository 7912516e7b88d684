/** Finds answers among many. */
import type { Choice } from '../../house/messages';
import { folded } from '../../words/search';

/** The choices that what was typed leaves. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = folded(typed.trim());
  if (!wanted) return choices;
  return choices.filter(({ label, group, note, there }) => [label, group, note, there].some((text) => folded(text).includes(wanted)));
}

/** The choices below their headings, in their order. */
export function grouped(choices: readonly Choice[]): { group: string; choices: Choice[] }[] {
  const groups: { group: string; choices: Choice[] }[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last?.group === choice.group) last.choices.push(choice);
    else groups.push({ group: choice.group, choices: [choice] });
  }
  return groups;
}

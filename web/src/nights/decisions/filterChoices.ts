import type { Choice } from '../../house/messages';
import { foldText } from '../../i18n/search';

/** The choices that match the typed text. */
export function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = foldText(typed.trim());
  if (!wanted) return choices;
  return choices.filter(({ label, group, note, there }) => [label, group, note, there].some((text) => foldText(text).includes(wanted)));
}

/** The choices by heading, in their order. */
export function groupChoices(choices: readonly Choice[]): { group: string; choices: Choice[] }[] {
  const groups: { group: string; choices: Choice[] }[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last?.group === choice.group) last.choices.push(choice);
    else groups.push({ group: choice.group, choices: [choice] });
  }
  return groups;
}

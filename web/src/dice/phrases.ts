/** Phrases that the client builds itself: die faces for screen readers, odds, brief turns. */
import { FluentNumber } from '@fluent/bundle';
import type { Die, TableEvent } from '../house/messages';
import { say } from '../i18n/say.svelte';
import { catalogue } from './catalogue.svelte';
import type { Names } from './names';

export { capitalize } from '../i18n/phrases';

/** A number with a real minus sign. */
export function formatSigned(number: number): string {
  return String(number).replace('-', '−');
}

/** A chance in whole percent; only certainty is 100 % and only impossibility 0 %. */
export function roundedChancePhrase(chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(Math.max(chance, 0.01), 0.99) : chance;
  // Fluent strings cannot set the number style here, so it comes with the number.
  return say('chance-rounded', { chance: new FluentNumber(shown, { style: 'percent' }) });
}

/** “3, red circle”: number, colour and mark. */
export function facePhrase(die: Die): string {
  return say('web-dice-face', { number: String(die.number), colour: die.colour });
}

/** The result of a turn in brief: “the arrogant elf, 3 points”. */
export function gainPhrase({ key, args }: TableEvent, names: Names): string {
  const { the, worth } = catalogue.card(String(args.card));
  if (key !== 'dragon-given') return say('web-brief-card', { card: the, points: worth });
  const to = String(args.to);
  return say('web-brief-dragon', { card: the, points: worth, to: names[to] ?? to });
}

/** The viewer's dice in brief, in the order of their keys. */
export function ownDicePhrase(dice: readonly Die[]): string {
  const faces = dice.map(({ number, colour }) => say('web-brief-die', { number: String(number), colour }));
  return say('web-brief-dice', { dice: faces.join(', ') });
}

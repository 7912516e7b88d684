/** What the table of King of Dice says beside what the house tells: faces for the ear, chances, a turn in brief. */
import { FluentNumber } from '@fluent/bundle';
import type { Die, TableEvent } from '../house/messages';
import { say } from '../words/say.svelte';
import { catalogue } from './catalogue.svelte';
import type { Names } from './names';

export { capital } from '../words/phrases';

/** A number with a real minus sign. */
export function signed(number: number): string {
  return String(number).replace('-', '−');
}

/** A chance as a percentage; only what is certain is 100 % and only what is impossible 0 %. */
export function chancePhrase(chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(Math.max(chance, 0.001), 0.999) : chance;
  // A text may not choose the style itself here: it comes with the number.
  return say('chance', { chance: new FluentNumber(shown, { style: 'percent' }) });
}

/** “3, red circle”: number, colour and mark. */
export function facePhrase(die: Die): string {
  return say('web-dice-face', { number: String(die.number), colour: die.colour });
}

/** What a turn has brought, in brief: “the arrogant elf, 3 points”. */
export function broughtPhrase({ key, args }: TableEvent, names: Names): string {
  const { the, worth } = catalogue.card(String(args.card));
  if (key !== 'dragon-given') return say('web-brief-card', { card: the, points: worth });
  const to = String(args.to);
  return say('web-brief-dragon', { card: the, points: worth, to: names[to] ?? to });
}

/** One's own dice in brief, in the order of the keys that keep them. */
export function ownDice(dice: readonly Die[]): string {
  const faces = dice.map(({ number, colour }) => say('web-brief-die', { number: String(number), colour }));
  return say('web-brief-dice', { dice: faces.join(', ') });
}

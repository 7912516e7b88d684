/** What the table of King of Dice says beside the sentences that every log has: faces for the ear, chances, plain lines. */
import { FluentNumber } from '@fluent/bundle';
import type { Die, TableEvent } from '../house/messages';
import { cardText, colourOf } from '../words/dice';
import { listed } from '../words/phrases';
import { say } from '../words/say.svelte';
import { eventSentence, type Names } from '../words/sentences';

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

/** “Arrogant elf: a run of five, 3 points”. */
export function cardLine(card: string): string {
  const { name, condition, points } = cardText(card);
  return condition ? say('option-take', { name, condition, points }) : say('web-dice-plain-card', { name, points });
}

/** “3, red circle”: number, colour and mark. */
export function facePhrase(die: Die): string {
  return say('web-dice-face', { number: String(die.number), colour: die.colour });
}

/** What a turn has brought, in brief: “the arrogant elf, 3 points”. */
export function broughtPhrase({ key, args }: TableEvent, names: Names): string {
  const { the, points } = cardText(String(args.card));
  if (key !== 'dragon-given') return say('web-brief-card', { card: the, points });
  const to = String(args.to);
  return say('web-brief-dragon', { card: the, points, to: names[to] ?? to });
}

/** One's own dice in brief, in the order of the keys that keep them. */
export function ownDice({ args }: TableEvent): string {
  const dice = (args.dice as number[]).map((number, die) => say('web-brief-die', { number: String(number), colour: colourOf(die, number) }));
  return say('web-brief-dice', { dice: dice.join(', ') });
}

/** What happened, for the ear: dice in words where the log has marks. Nothing for what is told around the table. */
export function spokenEvent(event: TableEvent, names: Names): string {
  const { key, args } = event;
  if (key === 'seated' || key === 'undone' || key === 'rules-changed' || key === 'what-if') return '';
  if (key !== 'rolled') return eventSentence('dice', event, names);
  const thrown = (args.thrown as number[]).map(String);
  const dice = (args.dice as number[]).map((number, die) => facePhrase({ number, colour: colourOf(die, number) }));
  const seat = String(args.seat);
  return say('event-rolled', { seat: names[seat] ?? seat, thrown: listed(thrown), count: thrown.length, dice: dice.join('; ') });
}

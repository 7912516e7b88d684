/** What is heard of a game: sentences for those who listen, the last deed for those who watch, and sounds. */
import type { DiceBoard, TableEvent, View } from '../house/messages';
import { soundCard, soundDice, soundTurn } from '../sounds';
import { cardText } from '../words/dice';
import { listed } from '../words/phrases';
import { say } from '../words/say.svelte';
import type { Names } from '../words/sentences';
import { spokenEvent } from './words';

const DEEDS = ['stopped', 'took', 'took-place', 'place-left', 'bonus-left', 'dragon-given', 'penalty', 'extra-turn', 'extra-turn-passed'];
const CARDS = ['took', 'took-place', 'penalty', 'dragon-given'];
/** So many sentences stay where they can be read again. */
const MOST = 8;

export const namesOf = ({ sitters }: View): Names =>
  Object.fromEntries(Object.entries(sitters).map(([seat, { name }]) => [seat, name]));

export class Telling {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  /** The last thing that somebody did. */
  deed = $state('');
  #next = 0;

  /** `watched` tells whether what happens is being watched just now: only then there are sounds to it. */
  constructor(private watched: () => boolean) {}

  tell(text: string): void {
    if (text) this.lines = [...this.lines.slice(1 - MOST), { id: this.#next++, text }];
  }

  told = (event: TableEvent, after: View): void => {
    const sentence = spokenEvent(event, namesOf(after));
    this.tell(sentence);
    if (DEEDS.includes(event.key)) this.deed = sentence;
    // Beside one's own dice nobody looks for what another did before.
    else if (event.key === 'rolled' && event.args.seat === after.seat) this.deed = '';
    if (event.key === 'turn' && event.args.seat === after.seat) soundTurn();
    if (!this.watched()) return;
    if (event.key === 'rolled') soundDice((event.args.thrown as number[]).length);
    else if (CARDS.includes(event.key)) soundCard();
  };

  lying = ({ row }: DiceBoard): void => {
    const met = row.flatMap((slot) => (slot.met && slot.card ? [cardText(slot.card).name] : []));
    this.tell(met.length ? say('web-dice-met', { cards: listed(met) }) : say('web-dice-met-none'));
  };
}

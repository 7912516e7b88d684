/** What is heard of a game: sentences for those who listen, the last deed for those who watch, and sounds. */
import type { DiceBoard, Passage, TableEvent, View } from '../house/messages';
import { soundCard, soundDice, soundTurn } from '../sounds';
import { heard } from '../words/passages';
import { listed } from '../words/phrases';
import { say } from '../words/say.svelte';
import { catalogue } from './catalogue.svelte';
import { namesOf, type Names } from './names';
import { broughtPhrase, ownDice } from './words';

const DEEDS = ['stopped', 'took', 'took-place', 'place-left', 'bonus-left', 'dragon-given', 'penalty', 'extra-turn', 'extra-turn-passed'];
/** What a turn brings: in brief, nothing else is told of it. */
const BROUGHT = ['took', 'took-place', 'dragon-given', 'penalty'];
/** What is told whoever has brought it about. */
const OF_ALL = ['set-up', 'ended', 'scored', 'won'];
/** What is told around the table, whatever is played. */
const AROUND = ['seated', 'undone', 'rules-changed', 'what-if'];
const CARDS = ['took', 'took-place', 'penalty', 'dragon-given'];
/** So many sentences stay where they can be read again. */
const MOST = 8;

export class Telling {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  /** The last thing that somebody did. */
  deed = $state('');
  #next = 0;
  #viewer: string | null = null;
  /** Whose turn is being told in brief, and what it has brought. */
  #turn: { seat: string; brought: { card: unknown; phrase: string }[] } | null = null;
  /** Whoever comes in the middle of a turn has not heard whose it is. */
  #begun = false;

  /**
   * `watched` tells whether what happens is being watched just now: only then there are sounds to it. `brief` tells whether a
   * sentence is enough for the turn of a seat.
   */
  constructor(
    private watched: () => boolean,
    private brief: (seat: string, view: View) => boolean = () => false,
  ) {}

  tell(text: string): void {
    if (text) this.lines = [...this.lines.slice(1 - MOST), { id: this.#next++, text }];
  }

  told = (event: TableEvent, passages: readonly Passage[], { dice }: DiceBoard, after: View): void => {
    const names = namesOf(after);
    this.#viewer = after.seat;
    const sentence = AROUND.includes(event.key) ? '' : heard(passages);
    if (event.key === 'turn' || OF_ALL.includes(event.key)) this.#sumUp(names);
    if (event.key === 'turn' || (!this.#begun && event.args.seat)) this.#begin(String(event.args.seat), after);
    if (!this.#turn) this.tell(sentence);
    else if (BROUGHT.includes(event.key)) this.#note(event, names);
    else if (event.key === 'rolled' && event.args.seat === after.seat) this.tell(ownDice(dice));
    if (DEEDS.includes(event.key)) this.deed = sentence;
    // Beside one's own dice nobody looks for what another did before.
    else if (event.key === 'rolled' && event.args.seat === after.seat) this.deed = '';
    if (event.key === 'turn' && event.args.seat === after.seat) soundTurn();
    if (!this.watched()) return;
    if (event.key === 'rolled') soundDice((event.args.thrown as number[]).length);
    else if (CARDS.includes(event.key)) soundCard();
  };

  #begin(seat: string, view: View): void {
    this.#begun = true;
    this.#turn = this.brief(seat, view) ? { seat, brought: [] } : null;
  }

  /** A dragon that is handed on has been brought to somebody else. */
  #note(event: TableEvent, names: Names): void {
    const { card } = event.args;
    const before = this.#turn!.brought;
    const kept = event.key === 'dragon-given' ? before.filter((each) => each.card !== card) : before;
    this.#turn!.brought = [...kept, { card, phrase: broughtPhrase(event, names) }];
  }

  /** A turn that is over, in a sentence. */
  #sumUp(names: Names): void {
    if (!this.#turn) return;
    const { seat, brought } = this.#turn;
    this.#turn = null;
    const name = names[seat] ?? seat;
    this.tell(brought.length ? say('web-brief-turn', { name, things: brought.map(({ phrase }) => phrase).join('; ') }) : say('web-brief-nothing', { name }));
  }

  lying = ({ seat, row }: DiceBoard): void => {
    // Of another's dice, in brief, only what comes of them is told.
    if (this.#turn && seat !== this.#viewer) return;
    const met = row.flatMap((slot) => (slot.met && slot.card ? [catalogue.card(slot.card).name] : []));
    this.tell(met.length ? say('web-dice-met', { cards: listed(met), count: met.length }) : say('web-dice-met-none'));
  };
}

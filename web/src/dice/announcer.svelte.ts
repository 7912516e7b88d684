/** Announces the game: sentences for screen readers, the last action for everyone, and sounds. */
import type { CardInfo, DiceBoard, Passage, TableEvent, View } from '../house/messages';
import { soundCard, soundDice, soundTurn } from '../sounds';
import { screenReaderText } from '../i18n/passages';
import { formatList } from '../i18n/phrases';
import { say } from '../i18n/say.svelte';
import { catalogue } from './catalogue.svelte';
import { namesOf, type Names } from './names';
import { gainPhrase, ownDicePhrase } from './phrases';

const ACTION_EVENTS = ['stopped', 'took', 'took-place', 'place-left', 'bonus-left', 'dragon-given', 'penalty', 'extra-turn', 'extra-turn-passed'];
/** The results of a turn; a brief announcement contains nothing else. */
const RESULT_EVENTS = ['took', 'took-place', 'dragon-given', 'penalty'];
/** Events that are always announced in full, for every player. */
const ALWAYS_ANNOUNCED = ['set-up', 'ended', 'scored', 'won'];
/** The result: it is announced when the stacks have been counted. */
const COUNTED_EVENTS = ['scored', 'won'];
/** Events of the table rather than the game; not announced here. */
const TABLE_EVENTS = ['seated', 'undone', 'rules-changed', 'what-if'];
const CARDS = ['took', 'took-place', 'penalty', 'dragon-given'];
/** How many sentences stay available to read again. */
const MAX_LINES = 8;

export class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  /** The last action of any player. */
  lastAction = $state('');
  #next = 0;
  /** The turn that is announced in brief, and its results so far. */
  #turn: { seat: string; own: boolean; brought: { card: unknown; phrase: string }[] } | null = null;
  /** Whether a turn has begun; a viewer who joins in mid-turn has not seen its start. */
  #begun = false;
  #result: string[] = [];

  /**
   * `watched` says whether the animation is playing, since there are sounds only then. `brief` says whether a seat's turn is
   * announced in one sentence. `owns` says whether somebody at this device plays a seat.
   */
  constructor(
    private watched: () => boolean,
    private brief: (seat: string, view: View) => boolean = () => false,
    private owns: (seat: string, view: View) => boolean = (seat, view) => seat === view.seat,
  ) {}

  announce(text: string): void {
    if (text) this.lines = [...this.lines.slice(1 - MAX_LINES), { id: this.#next++, text }];
  }

  announceEvent = (event: TableEvent, passages: readonly Passage[], { dice }: DiceBoard, after: View): void => {
    const names = namesOf(after);
    const own = typeof event.args.seat === 'string' && this.owns(event.args.seat, after);
    const sentence = TABLE_EVENTS.includes(event.key) ? '' : screenReaderText(passages);
    if (event.key === 'turn' || ALWAYS_ANNOUNCED.includes(event.key)) this.#announceTurn(names);
    if (event.key === 'turn' || (!this.#begun && event.args.seat)) this.#beginTurn(String(event.args.seat), after);
    if (COUNTED_EVENTS.includes(event.key)) this.#result.push(sentence);
    else if (!this.#turn) this.announce(sentence);
    else if (RESULT_EVENTS.includes(event.key)) this.#addResult(event, names);
    else if (event.key === 'rolled' && own) this.announce(ownDicePhrase(dice));
    if (ACTION_EVENTS.includes(event.key)) this.lastAction = sentence;
    // Once the viewer rolls, the others' last action no longer matters.
    else if (event.key === 'rolled' && own) this.lastAction = '';
    if (event.key === 'turn' && own) soundTurn();
    if (!this.watched()) return;
    if (event.key === 'rolled') soundDice((event.args.thrown as number[]).length);
    else if (CARDS.includes(event.key)) soundCard();
  };

  /** The stacks have been counted. */
  announceResult(): void {
    for (const sentence of this.#result.splice(0)) this.announce(sentence);
  }

  #beginTurn(seat: string, view: View): void {
    this.#begun = true;
    this.#turn = this.brief(seat, view) ? { seat, own: this.owns(seat, view), brought: [] } : null;
  }

  /** Records a result. A dragon passed on counts only for its last receiver. */
  #addResult(event: TableEvent, names: Names): void {
    const { card } = event.args;
    const before = this.#turn!.brought;
    const kept = event.key === 'dragon-given' ? before.filter((each) => each.card !== card) : before;
    this.#turn!.brought = [...kept, { card, phrase: gainPhrase(event, names) }];
  }

  /** Announces a finished turn in one sentence. */
  #announceTurn(names: Names): void {
    if (!this.#turn) return;
    const { seat, brought } = this.#turn;
    this.#turn = null;
    const name = names[seat] ?? seat;
    this.announce(brought.length ? say('web-brief-turn', { name, things: brought.map(({ phrase }) => phrase).join('; ') }) : say('web-brief-nothing', { name }));
  }

  diceSettled = ({ row, rolls_left: rolls }: DiceBoard): void => {
    // A brief announcement of another player's turn leaves out the dice.
    if (this.#turn && !this.#turn.own) return;
    const met = row.flatMap((slot) => (slot.met && slot.card ? [catalogue.card(slot.card)] : []));
    const nameOf = ({ name, worth }: CardInfo) => (met.filter((card) => card.name === name).length > 1 ? say('web-dice-met-namesake', { card: name, worth }) : name);
    if (met.length) this.announce(say('web-dice-met', { cards: formatList(met.map(nameOf)), count: met.length }));
    // After the last roll the villain follows at once.
    else if (rolls) this.announce(say('web-dice-met-none'));
  };
}

/** The remarks of an introduction as one learner hears them: each once, after what it is about has been seen. */
import type { Connection } from '../house/connection.svelte';
import type { Remark } from '../house/messages';

const isLastWord = ({ key }: Remark) => key.endsWith('-enough');

export class Remarks {
  /** All that were heard, in order. */
  heard = $state.raw<readonly Remark[]>([]);
  /** The one that is shown; it lies open until it is put away or another comes. */
  at = $state(0);
  open = $state(false);

  readonly now = $derived.by(() => (this.open ? (this.heard[this.at] ?? null) : null));
  /** Nothing more is to be learned here: the last word was heard, and nothing before it waits to be read. */
  readonly ended = $derived.by(() => this.heard.some(isLastWord) && (!this.open || this.at >= this.heard.length - 1));

  #question = '';
  #answered = false;

  /** `question` is what the learner is asked now, by a word that no other question has; "" where nothing is asked. */
  hear({ remarks, shown }: Pick<Connection, 'remarks' | 'shown'>, question: string): void {
    if (this.#question && question !== this.#question) this.#answered = true;
    this.#question = question;
    const fresh = remarks.filter(({ key, after }) => after <= shown && !this.heard.some((each) => each.key === key));
    // Whoever speaks another language now reads again what was said.
    const said = this.heard.map((each) => remarks.find(({ key }) => key === each.key) ?? each);
    if (!fresh.length) {
      if (said.some(({ text }, i) => text !== this.heard[i]?.text)) this.heard = said;
      return;
    }
    // Whoever plays on has left the moment that was spoken of; whoever still reads is not interrupted.
    const caughtUp = !this.open || this.at >= this.heard.length - 1;
    if (caughtUp || this.#answered) this.at = this.heard.length;
    this.#answered = false;
    this.heard = [...said, ...fresh];
    this.open = true;
  }

  turn(by: 1 | -1): void {
    this.at = Math.min(Math.max(this.at + by, 0), this.heard.length - 1);
  }

  putAway(): void {
    this.open = false;
  }
}

/** The remarks of an introduction: each appears once, after the event it is about. */
import type { Connection } from '../house/connection.svelte';
import type { Remark } from '../house/messages';

const isFinalRemark = ({ key }: Remark) => key.endsWith('-enough');

export class Remarks {
  /** All remarks so far, in order. */
  heard = $state.raw<readonly Remark[]>([]);
  /** The current remark; it stays until it is dismissed or replaced. */
  at = $state(0);
  open = $state(false);

  readonly now = $derived.by(() => (this.open ? (this.heard[this.at] ?? null) : null));
  /** Whether the introduction is over, even if some of its last remarks are still to be read. */
  readonly ended = $derived.by(() => this.heard.some(isFinalRemark));

  #question = '';
  #answered = false;

  /** `question` identifies the open question; '' if there is none. */
  addNew({ remarks, settledEvents }: Pick<Connection, 'remarks' | 'settledEvents'>, question: string): void {
    if (this.#question && question !== this.#question) this.#answered = true;
    this.#question = question;
    const fresh = remarks.filter(({ key, after }) => after <= settledEvents && !this.heard.some((each) => each.key === key));
    // Translate earlier remarks after a change of language.
    const said = this.heard.map((each) => remarks.find(({ key }) => key === each.key) ?? each);
    if (!fresh.length) {
      if (said.some(({ text }, i) => text !== this.heard[i]?.text)) this.heard = said;
      return;
    }
    // Move on once the player has answered, but do not interrupt somebody who is still reading.
    const caughtUp = !this.open || this.at >= this.heard.length - 1;
    if (caughtUp || this.#answered) this.at = this.heard.length;
    this.#answered = false;
    this.heard = [...said, ...fresh];
    this.open = true;
  }

  turnPage(by: 1 | -1): void {
    this.at = Math.min(Math.max(this.at + by, 0), this.heard.length - 1);
  }

  dismiss(): void {
    this.open = false;
  }
}

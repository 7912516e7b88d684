/** The hint for the open question. It disappears when the question changes. */
import { errorMessage } from '../house/errors';
import type { Connection } from '../house/connection.svelte';
import { openQuestion } from '../house/openQuestion';
import { showNotice } from '../notices.svelte';

interface Given {
  question: string;
  option: string;
  label: string;
  sentence: string;
}

export class HintState {
  #given = $state.raw<Given | null>(null);
  #awaited = $state('');

  readonly #question = $derived.by(() => {
    const seat = openQuestion(this.connection)?.seat;
    return seat === undefined ? '' : `${seat} ${String(this.connection.asked[seat])}`;
  });

  /** Whether a hint can be requested. */
  readonly offered = $derived.by(
    () => this.#question !== '' && this.connection.room?.terms.hints !== false && this.connection.status === 'open',
  );
  readonly awaited = $derived.by(() => this.#awaited !== '' && this.#awaited === this.#question);
  readonly given = $derived.by(() => (this.#given?.question === this.#question ? this.#given : null));
  /** The label of the suggested option. */
  readonly option = $derived.by(() => {
    const { given, connection } = this;
    if (!given) return '';
    return connection.words?.choices.find(({ option }) => option === given.option)?.label ?? given.label;
  });

  constructor(private connection: Connection) {}

  async askForHint(): Promise<void> {
    const question = this.#question;
    if (!this.offered || this.awaited) return;
    this.#awaited = question;
    try {
      const answer = await this.connection.ask({ type: 'hint' });
      if (answer.type === 'hinted') this.#given = { question, option: answer.option, label: answer.label, sentence: answer.sentence };
    } catch (error) {
      showNotice(errorMessage(error));
    } finally {
      if (this.#awaited === question) this.#awaited = '';
    }
  }

  forget(): void {
    this.#given = null;
  }
}

/** One evening of the Nights as one viewer has it: how it stands, in which words, and what they are asked. */
import { bookOf, mapOf, Refused } from '../house/api';
import type { Connection } from '../house/connection.svelte';
import type { BookShown, Choice, Decision, HeroShown, Named, NightsBoard, View, Words } from '../house/messages';
import { notice } from '../notices.svelte';
import { settings } from '../settings.svelte';
import { inTurn } from '../turns';
import type { Spot } from './map/spot';
import { boardAsTold } from './asTold';
import { around, remembered, type Moment } from './past';

export class Night {
  /** Everything of the Book that has a name; null until it has come. */
  book = $state.raw<BookShown | null>(null);
  /** The map as it is drawn for this reader; "" until it has come. */
  map = $state.raw('');
  /** An answer is on its way. */
  sending = $state(false);

  readonly #digest = $derived.by(() => this.words?.book);
  #before: readonly Moment<NightsBoard>[] = [];
  readonly #past = $derived.by(() => {
    const { view, events, since } = this.connection;
    if (!view) return this.#before;
    return (this.#before = remembered(this.#before, { viewer: view.seat, events: since + events.length, thing: view.board as NightsBoard }));
  });

  /** `until` is how many events the viewer has been told of: whoever still reads sees the table as it was then. */
  constructor(
    readonly connection: Connection,
    private until: () => number = () => Infinity,
  ) {
    $effect(() => {
      const digest = this.#digest;
      const language = settings.language;
      if (!digest) return;
      let wanted = true;
      void bookOf(digest, language).then((book) => wanted && (this.book = book)).catch(() => {});
      // The map is large, and what is asked can be read before it has come.
      const undo = inTurn(() => void mapOf(digest, language).then((map) => wanted && (this.map = map)).catch(() => {}));
      return () => {
        wanted = false;
        undo();
      };
    });
  }

  get view(): View | null {
    return this.connection.view;
  }

  /** How the table stands, as far as the viewer has been told. */
  readonly board = $derived.by((): NightsBoard | null => {
    const until = this.until();
    const { before, after } = around(this.#past, until);
    if (!before || !after || before === after) return after?.thing ?? null;
    const { events, since } = this.connection;
    const part = (from: number, to: number) => events.slice(Math.max(from - since, 0), Math.max(to - since, 0));
    return boardAsTold(before.thing, after.thing, part(before.events, until), part(until, after.events));
  });

  get words(): Words | null {
    return this.connection.words;
  }

  /** The question to one of the client's own seats. */
  get decision(): Decision | null {
    const asked = this.view?.decision;
    return asked && this.connection.asked[asked.seat] !== undefined ? asked : null;
  }

  /** The answers to it, in words. */
  get choices(): readonly Choice[] {
    return this.decision ? (this.words?.choices ?? []) : [];
  }

  /** Those of them that are places on the map. */
  get spots(): Spot[] {
    return this.choices.flatMap(({ option, space, label, note, there, way }) => (way ? [{ option, space, label, note, there, ...way }] : []));
  }

  get mayChoose(): boolean {
    return this.decision !== null && !this.sending && this.connection.status === 'open';
  }

  async choose(option: string): Promise<void> {
    const decision = this.decision;
    if (!decision || !this.mayChoose) return;
    this.sending = true;
    try {
      await this.connection.choose(decision.seat, option);
    } catch (refused) {
      if (refused instanceof Refused && refused.message) notice(refused.message, 'trouble');
    } finally {
      this.sending = false;
    }
  }

  nameOf(seat: string): string {
    return this.view?.sitters[seat]?.name ?? seat;
  }

  heroOf(seat: string): HeroShown | undefined {
    return this.board?.heroes[seat];
  }

  /** One's own secret goal. Where several share the device, it shows only while its owner is asked in secret. */
  goalOf(seat: string): NightsBoard['target'] {
    if (seat !== this.view?.seat) return null;
    const shared = this.connection.chairs.length > 1;
    const target = this.board?.target;
    // Before it is divided, it is nothing.
    if (!target || target.destiny + target.story === 0) return null;
    return shared && !this.decision?.secret && !this.view.outcome ? null : target;
  }

  // Things, as they are called before one hero

  status(seat: string, status: string): Named {
    const known = this.book?.statuses[status]?.[this.heroOf(seat)?.sex === 'f' ? 'f' : 'm'];
    return { name: this.words?.names[seat]?.[status] ?? known?.name ?? status, about: known?.about ?? '' };
  }

  skill(skill: string): Named {
    return this.book?.skills[skill] ?? { name: skill, about: '' };
  }

  wealth(seat: string): Named {
    const hero = this.heroOf(seat);
    return this.book?.wealth[hero?.wealth ?? '']?.[hero?.sex === 'f' ? 'f' : 'm'] ?? { name: hero?.wealth ?? '', about: '' };
  }

  /** A treasure, a quest or a city card. */
  card(seat: string, card: string): Named {
    const known = this.book?.cards[card];
    return { name: this.words?.names[seat]?.[card] ?? known?.name ?? card, about: known?.text ?? '' };
  }

  space(space: string): string {
    return this.book?.spaces[space]?.name ?? this.book?.places[space]?.name ?? space;
  }
}

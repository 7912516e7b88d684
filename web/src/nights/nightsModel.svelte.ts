/** A game of the Nights as one viewer sees it: the board, its texts and the current question. */
import { fetchBook, fetchMap, Refused } from '../house/api';
import type { Connection } from '../house/connection.svelte';
import type { BookGlossary, Choice, Decision, HeroView, Named, NightsBoard, View, RenderedText } from '../house/messages';
import { openQuestion } from '../house/openQuestion';
import { showNotice } from '../notices.svelte';
import { settings } from '../settings.svelte';
import { runWhenIdle } from '../idleQueue';
import type { Spot } from './map/spot';
import { boardUpToRead } from './partialBoard';
import { pointsToWin } from './variants';
import { snapshotsAround, withSnapshot, type Snapshot } from './boardSnapshots';

export class NightsModel {
  /** The glossary of the Book; null until loaded. */
  book = $state.raw<BookGlossary | null>(null);
  /** The SVG of the map in the viewer's language; "" until loaded. */
  map = $state.raw('');
  /** An answer is on its way to the server. */
  sending = $state(false);

  readonly #digest = $derived.by(() => this.words?.book);
  #pastSnapshots: readonly Snapshot<NightsBoard>[] = [];
  readonly #snapshots = $derived.by(() => {
    const { view, events, since } = this.connection;
    if (!view) return this.#pastSnapshots;
    return (this.#pastSnapshots = withSnapshot(this.#pastSnapshots, { viewer: view.seat, events: since + events.length, thing: view.board as NightsBoard }));
  });

  /** `until` is how many events the viewer has seen: the board lags behind for a viewer who is still reading. */
  constructor(
    readonly connection: Connection,
    private until: () => number = () => Infinity,
  ) {
    $effect(() => {
      const digest = this.#digest;
      const language = settings.language;
      if (!digest) return;
      let isCurrent = true;
      void fetchBook(digest, language).then((book) => isCurrent && (this.book = book)).catch(() => {});
      // Load the map when idle: it is large, and the question can be read without it.
      const undo = runWhenIdle(() => void fetchMap(digest, language).then((map) => isCurrent && (this.map = map)).catch(() => {}));
      return () => {
        isCurrent = false;
        undo();
      };
    });
  }

  get view(): View | null {
    return this.connection.view;
  }

  /** The board as far as the viewer has read. */
  readonly board = $derived.by((): NightsBoard | null => {
    const until = this.until();
    const { before, after } = snapshotsAround(this.#snapshots, until);
    if (!before || !after || before === after) return after?.thing ?? null;
    const { events, since } = this.connection;
    const eventsBetween = (from: number, to: number) => events.slice(Math.max(from - since, 0), Math.max(to - since, 0));
    return boardUpToRead(before.thing, after.thing, eventsBetween(before.events, until), eventsBetween(until, after.events));
  });

  get words(): RenderedText | null {
    return this.connection.words;
  }

  /** The question to one of this client's seats. */
  get decision(): Decision | null {
    return openQuestion(this.connection);
  }

  /** Names the question; "" while there is none. */
  get questionKey(): string {
    return this.decision ? `${this.decision.seat} ${String(this.connection.asked[this.decision.seat])}` : '';
  }

  /** The answers to the question, with their texts. */
  get choices(): readonly Choice[] {
    return this.decision ? (this.words?.choices ?? []) : [];
  }

  /** The answers that are places on the map. */
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
      if (refused instanceof Refused && refused.message) showNotice(refused.message, 'trouble');
    } finally {
      this.sending = false;
    }
  }

  nameOf(seat: string): string {
    return this.view?.sitters[seat]?.name ?? seat;
  }

  /** The name of a seat's hero; that of the player until it is known. */
  heroName(seat: string): string {
    return this.book?.heroes[this.heroOf(seat)?.hero ?? ''] || this.nameOf(seat);
  }

  heroOf(seat: string): HeroView | undefined {
    return this.board?.heroes[seat];
  }

  /** The length of every track: the goal of the table, unless a hero is beyond it. */
  get trackLength(): number {
    const points = Object.values(this.board?.heroes ?? {}).flatMap(({ destiny, story }) => [destiny, story]);
    return Math.max(pointsToWin(this.connection.room), ...points);
  }

  /** The viewer's secret goal. On a shared device it shows only while its owner is asked in secret. */
  ownTargetsOf(seat: string): NightsBoard['target'] {
    if (seat !== this.view?.seat) return null;
    const shared = this.connection.chairs.length > 1;
    const target = this.board?.target;
    // The goal is 0 until it has been divided.
    if (!target || target.destiny + target.story === 0) return null;
    return shared && !this.decision?.secret && !this.view.outcome ? null : target;
  }

  // Names and explanations, as they apply to one hero

  describeStatus(seat: string, status: string): Named {
    const known = this.book?.statuses[status]?.[this.heroOf(seat)?.sex === 'f' ? 'f' : 'm'];
    return { name: this.words?.names[seat]?.[status] ?? known?.name ?? status, about: known?.about ?? '' };
  }

  describeSkill(skill: string): Named {
    return this.book?.skills[skill] ?? { name: skill, about: '' };
  }

  describeWealth(seat: string): Named {
    const hero = this.heroOf(seat);
    if (!this.book) return { name: '', about: '' };
    return this.book.wealth[hero?.wealth ?? '']?.[hero?.sex === 'f' ? 'f' : 'm'] ?? { name: hero?.wealth ?? '', about: '' };
  }

  /** A treasure, a quest or a city card. */
  describeCard(seat: string, card: string): Named {
    const known = this.book?.cards[card];
    return { name: this.words?.names[seat]?.[card] ?? known?.name ?? card, about: known?.text ?? '' };
  }

  spaceName(space: string): string {
    return this.book?.spaces[space]?.name ?? this.book?.places[space]?.name ?? space;
  }
}

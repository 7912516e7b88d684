/** Who one is at a table: one's own seats, whether one of them is asked, and whose turn it is in words. Nothing is said before the table has shown it. */
import type { Connection } from '../house/connection.svelte';
import { say } from '../words/say.svelte';

export class Presence {
  /** Whether all that is known has been shown. */
  readonly settled = $derived.by(() => this.connection.stage?.settled ?? this.unstaged());
  readonly over = $derived.by(() => this.settled && (this.connection.room?.phase === 'over' || this.connection.view?.outcome !== null));
  /** One's own seats that no bot plays for now. */
  readonly seats = $derived.by(() =>
    this.connection.chairs.flatMap((number) => {
      const chair = this.connection.room?.chairs[number];
      return chair?.seat && !chair.bot ? [chair.seat] : [];
    }),
  );
  readonly #asked = $derived.by(() => {
    const { room, view, asked } = this.connection;
    if (room?.closed || room?.phase === 'over' || view?.outcome) return undefined;
    return this.seats.find((seat) => seat in asked && view?.waiting.includes(seat) !== false);
  });
  /** Whether the house waits for one of them, shown or not. */
  readonly awaited = $derived.by(() => this.#asked !== undefined);
  /** Whether one of them is asked, and knows why. */
  readonly turn = $derived.by(() => this.settled && this.awaited);
  readonly standing = $derived.by(() => {
    if (this.over) return say('web-over');
    if (this.connection.room?.closed) return say('web-closed');
    const { stage, view } = this.connection;
    const acting = stage?.acting ?? null;
    const alone = this.seats.length === 1;
    if (this.turn) {
      if (!alone) return say('web-turn-of', { name: this.nameOf(this.#asked!) });
      return acting === null || this.seats.includes(acting) ? say('web-turn-yours') : say('web-turn-asked');
    }
    const seat = acting ?? (this.settled ? view?.waiting[0] : undefined);
    if (alone && seat === this.seats[0]) return say('web-turn-yours');
    return seat ? say('web-turn-of', { name: this.nameOf(seat) }) : '';
  });

  /** `unstaged` tells whether nothing is being shown that one would have to wait for, where a game has no table of its own here. */
  constructor(
    private connection: Connection,
    private unstaged: () => boolean,
  ) {}

  nameOf(seat: string): string {
    return this.connection.view?.sitters[seat]?.name ?? seat;
  }
}

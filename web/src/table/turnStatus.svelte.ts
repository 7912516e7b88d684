/** The viewer's own seats, whether one of them must act, and the status text. `over`, `turn` and `statusText` follow what has been displayed. */
import type { Connection } from '../house/connection.svelte';
import { say } from '../i18n/say.svelte';

export class TurnStatus {
  /** Whether every known event has been displayed. */
  readonly settled = $derived.by(() => this.connection.display?.settled ?? this.isSettledWithoutDisplay());
  readonly over = $derived.by(() => this.settled && (this.connection.room?.phase === 'over' || this.connection.view?.outcome !== null));
  /** The viewer's seats that no bot plays for. */
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
  /** Whether the server waits for one of them, displayed or not. */
  readonly awaited = $derived.by(() => this.#asked !== undefined);
  /** Whether one of them must act, and everything before has been displayed. */
  readonly turn = $derived.by(() => this.settled && this.awaited);
  readonly statusText = $derived.by(() => {
    if (this.over) return say('web-over');
    if (this.connection.room?.closed) return say('web-closed');
    const { display, view } = this.connection;
    const acting = display?.acting ?? null;
    const alone = this.seats.length === 1;
    if (this.turn) {
      if (!alone) return say('web-turn-of', { name: this.nameOf(this.#asked!) });
      return acting === null || this.seats.includes(acting) ? say('web-turn-yours') : say('web-turn-asked');
    }
    const seat = acting ?? (this.settled ? view?.waiting[0] : undefined);
    if (alone && seat === this.seats[0]) return say('web-turn-yours');
    return seat ? say('web-turn-of', { name: this.nameOf(seat) }) : '';
  });

  /** `isSettledWithoutDisplay` says whether everything counts as displayed while the connection has no `display`. */
  constructor(
    private connection: Connection,
    private isSettledWithoutDisplay: () => boolean,
  ) {}

  nameOf(seat: string): string {
    return this.connection.view?.sitters[seat]?.name ?? seat;
  }
}

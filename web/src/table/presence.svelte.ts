/** Who one is at a table: one's own seats, whether one of them is asked, and whose turn it is in words. */
import type { Connection } from '../house/connection.svelte';
import { say } from '../words/say.svelte';

export class Presence {
  readonly over = $derived.by(() => this.connection.room?.phase === 'over' || this.connection.view?.outcome !== null);
  /** One's own seats that no bot plays for now. */
  readonly seats = $derived.by(() =>
    this.connection.chairs.flatMap((number) => {
      const chair = this.connection.room?.chairs[number];
      return chair?.seat && !chair.bot ? [chair.seat] : [];
    }),
  );
  readonly #asked = $derived.by(() => this.seats.find((seat) => seat in this.connection.asked && this.connection.view?.waiting.includes(seat) !== false));
  /** Whether it is the turn of one of them. */
  readonly turn = $derived.by(() => !this.over && !this.connection.room?.closed && this.#asked !== undefined);
  readonly standing = $derived.by(() => {
    if (this.over) return say('web-over');
    if (this.connection.room?.closed) return say('web-closed');
    const seat = this.#asked ?? this.connection.view?.waiting[0];
    if (this.#asked && this.seats.length === 1) return say('web-turn-yours');
    return seat ? say('web-turn-of', { name: this.nameOf(seat) }) : '';
  });

  constructor(private connection: Connection) {}

  nameOf(seat: string): string {
    return this.connection.view?.sitters[seat]?.name ?? seat;
  }
}

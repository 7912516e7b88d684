/** Pieces on their way: each follows its lines, all can be told to arrive at once. */
import { lasting } from '../../settings.svelte';
import type { Leg } from './chart';
import { alongWay, travelTime } from './way';
import type { Point } from './viewport';

interface Travel {
  legs: readonly Leg[];
  start: number;
  length: number;
}

export class Travels {
  /** Where the pieces are that are on their way, by seat. */
  places = $state.raw<Readonly<Record<string, Point>>>({});
  #under = new Map<string, Travel>();
  #frame = 0;

  start(seat: string, legs: readonly Leg[]): void {
    const length = lasting(travelTime(legs.length));
    if (!length || !legs.length) return;
    this.#under.set(seat, { legs, start: performance.now(), length });
    this.#step(performance.now());
  }

  /** All arrive now. */
  skip(): void {
    cancelAnimationFrame(this.#frame);
    this.#under.clear();
    this.places = {};
  }

  #step = (now: number): void => {
    cancelAnimationFrame(this.#frame);
    const places: Record<string, Point> = {};
    for (const [seat, { legs, start, length }] of this.#under) {
      const share = Math.max(0, now - start) / length;
      const at = share < 1 ? alongWay(legs, share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2) : undefined;
      if (at) places[seat] = at;
      else this.#under.delete(seat);
    }
    this.places = places;
    if (this.#under.size) this.#frame = requestAnimationFrame(this.#step);
  };
}

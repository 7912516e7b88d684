/** Moves pieces along their routes; all can be made to arrive at once. */
import { motionDuration } from '../../settings.svelte';
import type { Leg } from './parseMap';
import { pointOnRoute, travelTime } from './routes';
import type { Point } from './viewport';

interface Trip {
  legs: readonly Leg[];
  start: number;
  length: number;
}

export class PieceAnimation {
  /** The positions of moving pieces, by seat. */
  places = $state.raw<Readonly<Record<string, Point>>>({});
  #trips = new Map<string, Trip>();
  #frame = 0;

  start(seat: string, legs: readonly Leg[]): void {
    const length = motionDuration(travelTime(legs.length));
    if (!length || !legs.length) return;
    this.#trips.set(seat, { legs, start: performance.now(), length });
    this.#step(performance.now());
  }

  /** Makes all pieces arrive now. */
  skip(): void {
    cancelAnimationFrame(this.#frame);
    this.#trips.clear();
    this.places = {};
  }

  #step = (now: number): void => {
    cancelAnimationFrame(this.#frame);
    const places: Record<string, Point> = {};
    for (const [seat, { legs, start, length }] of this.#trips) {
      const share = Math.max(0, now - start) / length;
      const at = share < 1 ? pointOnRoute(legs, share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2) : undefined;
      if (at) places[seat] = at;
      else this.#trips.delete(seat);
    }
    this.places = places;
    if (this.#trips.size) this.#frame = requestAnimationFrame(this.#step);
  };
}

/** Odds on demand: requested from the server for the current dice, and cached until they change. */
import type { Connection } from '../house/connection.svelte';

export interface Odds {
  /** The chance of each card with the best dice kept. */
  best: Record<string, number>;
  /** The chance of each card with the dice in the tray kept. */
  tray?: Record<string, number>;
}

const MAX_CACHED = 80;

export class OddsStore {
  on = $state(false);
  odds = $state.raw<Odds | null>(null);
  #known = new Map<string, Odds>();
  #wanted = '';

  constructor(private connection: Connection) {}

  /** `moment` identifies the situation; `option` is what the tray would keep, or null if the viewer may not keep dice. */
  async load(moment: string, option: string | null): Promise<void> {
    const wanted = `${moment} ${option ?? ''}`;
    this.#wanted = wanted;
    const known = this.#known.get(wanted);
    if (known) {
      this.odds = known;
      return;
    }
    try {
      const answer = await this.connection.ask({ type: 'consult', option: option ?? '' });
      if (answer.type !== 'advice') return;
      const { best = {}, tray } = answer.figures;
      const odds: Odds = option === null || !tray ? { best } : { best, tray };
      if (this.#known.size >= MAX_CACHED) this.#known.clear();
      this.#known.set(wanted, odds);
      if (this.#wanted === wanted) this.odds = odds;
    } catch {
      if (this.#wanted === wanted) this.odds = null;
    }
  }

  forget(): void {
    this.#wanted = '';
    this.odds = null;
  }
}

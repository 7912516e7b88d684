/** Chances on demand: asked of the house for the dice as they lie, and kept as long as they lie like that. */
import type { Connection } from '../house/connection.svelte';

export interface Odds {
  /** Keeping the best for each card. */
  best: Record<string, number>;
  /** Keeping what is in the tray. */
  tray?: Record<string, number>;
}

const MOST_KEPT = 80;

export class Adviser {
  on = $state(false);
  odds = $state.raw<Odds | null>(null);
  #known = new Map<string, Odds>();
  #wanted = '';

  constructor(private connection: Connection) {}

  /** `moment` names how things stand; `option` is what the tray would keep, if it is ours to keep. */
  async consult(moment: string, option: string | null): Promise<void> {
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
      if (this.#known.size >= MOST_KEPT) this.#known.clear();
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

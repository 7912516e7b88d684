/** The cards of King of Dice in the viewer's language, fetched once. */
import { fetchCards } from '../house/api';
import type { CardInfo, CardCatalogue } from '../house/messages';

/** Delay before a retry, in milliseconds. */
const RETRY_MS = 1500;

/** Stands in for a card until the catalogue is loaded. */
const BLANK: CardInfo = { kind: 'place', place: null, points: 0, wish: null, name: '', the: '', condition: '', effect: '', worth: '', line: '' };

class Catalogue {
  shown = $state.raw<CardCatalogue | null>(null);
  #language = '';
  #resolveReady!: () => void;
  /** Resolves when the first catalogue is loaded. */
  readonly ready = new Promise<void>((done) => (this.#resolveReady = done));

  /** Fetches the cards in a language unless already loaded; the old ones stay until then. */
  load(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    void this.#fetch(language);
  }

  async #fetch(language: string): Promise<void> {
    try {
      const shown = await fetchCards(language);
      if (language === this.#language) this.shown = shown;
      this.#resolveReady();
    } catch {
      if (language === this.#language) setTimeout(() => void this.#fetch(language), RETRY_MS);
    }
  }

  card(id: string): CardInfo {
    return this.shown?.cards[id] ?? BLANK;
  }
}

export const catalogue = new Catalogue();

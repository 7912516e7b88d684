/** The cards of King of Dice as the house prints them, in the reader's language: read once, and kept. */
import { cardsIn } from '../house/api';
import type { CardShown, CardsShown } from '../house/messages';

/** Milliseconds until the house is asked once more. */
const AGAIN = 1500;

/** A card that has not come yet. */
const BLANK: CardShown = { kind: 'place', place: null, points: 0, wish: null, name: '', the: '', condition: '', effect: '', worth: '', line: '' };

class Catalogue {
  shown = $state.raw<CardsShown | null>(null);
  #language = '';
  #arrive!: () => void;
  /** Resolves when the first cards are there. */
  readonly ready = new Promise<void>((done) => (this.#arrive = done));

  /** Fetches the cards in a language, unless they are there; until they have come, those of another one stay. */
  speak(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    void this.#fetch(language);
  }

  async #fetch(language: string): Promise<void> {
    try {
      const shown = await cardsIn(language);
      if (language === this.#language) this.shown = shown;
      this.#arrive();
    } catch {
      if (language === this.#language) setTimeout(() => void this.#fetch(language), AGAIN);
    }
  }

  card(id: string): CardShown {
    return this.shown?.cards[id] ?? BLANK;
  }
}

export const catalogue = new Catalogue();

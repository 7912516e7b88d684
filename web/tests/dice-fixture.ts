/** What the server sends for King of Dice (written by `make pages`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardCatalogue, DiceBoard, TableEvent, View, RenderedText } from '../src/house/messages';
import type { Language } from '../src/i18n/languages';

interface Moment {
  events: TableEvent[];
  view: View;
  words: Record<Language, RenderedText>;
}

export const DICE_FIXTURE = JSON.parse(readFileSync(join(import.meta.dirname, 'golden/dice.json'), 'utf-8')) as {
  cards: Record<Language, CardCatalogue>;
  /** A choice with many consequences. */
  choice: Moment & { before: DiceBoard; steps: Record<string, unknown>[] };
  end: Moment;
};

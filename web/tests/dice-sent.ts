/** What the house sends of King of Dice (`make pages` writes it). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardsShown, DiceBoard, TableEvent, View, Words } from '../src/house/messages';
import type { Language } from '../src/words/languages';

interface Moment {
  events: TableEvent[];
  view: View;
  words: Record<Language, Words>;
}

export const SENT = JSON.parse(readFileSync(join(import.meta.dirname, 'golden/dice.json'), 'utf-8')) as {
  cards: Record<Language, CardsShown>;
  /** A choice that brings about a lot. */
  choice: Moment & { before: DiceBoard; steps: Record<string, unknown>[] };
  end: Moment;
};

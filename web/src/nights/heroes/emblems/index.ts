/** Which emblem belongs to a word of the game. */
import { REACTIONS } from './reactions';
import { SKILLS } from './skills';
import { STATUSES } from './statuses';
import { THINGS } from './things';

export { REACTIONS, SKILLS, STATUSES, THINGS };

const DECKS: Readonly<Record<string, string>> = { treasures: 'treasures', quests: 'quests', encounters: 'encounters' };

/** The emblem of a skill or of a status. */
export function emblemOf(word: string): string | undefined {
  return SKILLS[word] ?? STATUSES[word];
}

/** The emblem of a card, by the deck it is from. */
export function emblemOfDeck(deck: string | undefined): string {
  return THINGS[DECKS[deck ?? ''] ?? 'encounters']!;
}

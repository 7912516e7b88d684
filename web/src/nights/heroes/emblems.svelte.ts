/**
 * Which emblem belongs to a word of the game. The drawings come after the words: until they are there, every word has an
 * empty one, and whatever shows it changes by itself.
 */
import { inTurn } from '../../turns';
import { emblemOfStatus } from '../statuses.svelte';

type Drawings = typeof import('./emblems/drawings');
type Emblems = Readonly<Record<string, string>>;

let drawings = $state.raw<Drawings>();
let wanted = false;

/** They are fetched when the first one is wanted; if that fails, with the next. */
function fetchDrawings(): void {
  if (wanted) return;
  wanted = true;
  inTurn(() => void import('./emblems/drawings').then((come) => (drawings = come)).catch(() => (wanted = false)));
}

function drawn(kind: keyof Drawings, word: string): string | undefined {
  if (drawings) return drawings[kind][word];
  fetchDrawings();
  return '';
}

const among = (kind: keyof Drawings): Emblems => new Proxy<Emblems>({}, { get: (_, word) => drawn(kind, word as string) });

export const [REACTIONS, SKILLS, THINGS] = (['REACTIONS', 'SKILLS', 'THINGS'] as const).map(among) as [Emblems, Emblems, Emblems];
/** Those of statuses come from the house. */
export const STATUSES = new Proxy<Emblems>({}, { get: (_, status) => emblemOfStatus(status as string) });

const DECKS: Readonly<Record<string, string>> = { treasures: 'treasures', quests: 'quests', encounters: 'encounters' };

/** The emblem of a skill or of a status. */
export function emblemOf(word: string): string | undefined {
  return SKILLS[word] ?? STATUSES[word];
}

/** The emblem of a card, by the deck it is from. */
export function emblemOfDeck(deck: string | undefined): string {
  return THINGS[DECKS[deck ?? ''] ?? 'encounters']!;
}

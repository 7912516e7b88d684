/**
 * The emblem for each word of the game. The drawings load on first use; until then every emblem is empty, and components
 * update when they arrive.
 */
import { runWhenIdle } from '../../idleQueue';
import { emblemOfStatus } from '../statuses.svelte';

type Drawings = typeof import('./emblems/drawings');
type Emblems = Readonly<Record<string, string>>;

let drawings = $state.raw<Drawings>();
let requested = false;

/** After a failure the next use tries again. */
function fetchDrawings(): void {
  if (requested) return;
  requested = true;
  runWhenIdle(() => void import('./emblems/drawings').then((come) => (drawings = come)).catch(() => (requested = false)));
}

function drawingOf(kind: keyof Drawings, word: string): string | undefined {
  if (drawings) return drawings[kind][word];
  fetchDrawings();
  return '';
}

const lazyEmblems = (kind: keyof Drawings): Emblems => new Proxy<Emblems>({}, { get: (_, word) => drawingOf(kind, word as string) });

export const [REACTIONS, SKILLS, THINGS] = (['REACTIONS', 'SKILLS', 'THINGS'] as const).map(lazyEmblems) as [Emblems, Emblems, Emblems];
/** The server sends the emblems of statuses. */
export const STATUSES = new Proxy<Emblems>({}, { get: (_, status) => emblemOfStatus(status as string) });

const DECKS: Readonly<Record<string, string>> = { treasures: 'treasures', quests: 'quests', encounters: 'encounters' };

/** The emblem of a skill or a status. */
export function emblemOf(word: string): string | undefined {
  return SKILLS[word] ?? STATUSES[word];
}

/** The emblem of a card, by its deck. */
export function emblemOfDeck(deck: string | undefined): string {
  return THINGS[DECKS[deck ?? ''] ?? 'encounters']!;
}

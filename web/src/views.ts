/** The games that have a view of their own here: a folder each, with a `view.ts` in it. Any other game is shown plainly. */
import type { Component } from 'svelte';
import type { Connection } from './house/connection.svelte';
import type { Words } from './house/messages';
import type { Hour, Room } from './room.svelte';
import type { Evenings, Figures } from './statistics/adding';

type Fetched<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a game brings to the browser: each part is fetched when it is first needed, and what is left out has a plain default. */
export interface GameView {
  /** The id of the game, as the house knows it. */
  game: string;
  /** The keys of its name, and of a line about it, which stand at the front door before the house has answered. */
  title: string;
  about: string;
  emblem: string;
  room: Room;
  /** The table, fetched when one sits down at it. */
  table: Fetched<{ connection: Connection }>;
  /** How broad a window must be for people, log and talk to stand beside the table. */
  beside: number;
  /** Questions that show something to the one who is asked and to nobody else. */
  seenByOne?: readonly string[];
  /** Whether everybody sees everything: then a “what if” has nothing to make up. */
  open?: boolean;
  /** Milliseconds that a frame of a replay is looked at, where that is not the usual time. */
  pace?: number;
  /** Where one looks up what things mean, if there are many. */
  lookup?: Fetched<{ words: Words }>;
  /** What came of one's evenings with it, where there is more to tell than of any game. */
  statistics?: Fetched<{ figures: Figures; evenings: Evenings }>;
  /** Whether the pages that one has read of its Books are counted. */
  books?: boolean;
  /** All its pictures, for the page about the look. */
  gallery?: Fetched<{ hour: Hour }>;
}

const found = import.meta.glob<GameView>('./*/view.ts', { eager: true, import: 'view' });

export const VIEWS: readonly GameView[] = Object.values(found);

export const viewOf = (game: string): GameView | undefined => VIEWS.find((view) => view.game === game);

/** The room a game is played in. */
export const roomOf = (game: string): Room => viewOf(game)?.room ?? 'wood';

/** What is played at the table whose page the house sent, if it said so. */
export const gameOfPage = (): string => document.getElementById('inn')?.dataset.game ?? '';

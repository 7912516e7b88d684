/** The games with a view of their own: each has a folder with a `view.ts`. Other games use `PlainTable`. */
import type { Component } from 'svelte';
import type { Connection } from './house/connection.svelte';
import type { Passage, RenderedText, TableEvent } from './house/messages';
import type { Hour, Skin } from './skin.svelte';
import type { PlayedGames, GameTotals } from './statistics/totals';

type LazyComponent<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a game adds to the client. Every part is loaded on first use; missing ones have a default. */
export interface GameView {
  /** The game's id on the server. */
  game: string;
  /** Message ids of the title and the description, which the lobby shows before the server has answered. */
  title: string;
  about: string;
  emblem: string;
  /** A square picture of the storyteller, for the front door and introductions. */
  storyteller?: LazyComponent<Record<string, never>>;
  skin: Skin;
  /** The table. */
  table: LazyComponent<{ connection: Connection }>;
  /** What a player may choose while the table waits for others. */
  waitingRoom?: LazyComponent<{ connection: Connection }>;
  /** The minimum window width for the side panel beside the table. */
  sidePanelMinWidth: number;
  /** Kinds of questions that show secrets to the player who is asked. */
  secretQuestions?: readonly string[];
  /** Whether every player sees everything; then a what-if game invents nothing. */
  hasNoSecrets?: boolean;
  /** How long a replay shows each frame, in milliseconds. */
  replayFrameMs?: number;
  /** A glossary of the game's terms. */
  lookup?: LazyComponent<{ words: RenderedText }>;
  /** The game's own statistics. */
  statistics?: LazyComponent<{ totals: GameTotals; playedGames: PlayedGames }>;
  /** The part of the content pack that an event tells, if any. It is remembered for later games. */
  partTold?: (event: TableEvent) => string | undefined;
  /** The text of a tale, if it has marks of its own. */
  prose?: LazyComponent<{ text: string }>;
  /** Which passages of the turns that a viewer has missed are told to them; without this, all are. */
  recap?: () => Promise<{ isToldInRecap: (event: TableEvent, passage: Passage) => boolean }>;
  /** Whether the statistics count pages read in its Books. */
  countsPagesRead?: boolean;
  /** The game's artwork, for the design page. */
  showcase?: LazyComponent<{ hour: Hour }>;
}

const found = import.meta.glob<GameView>('./*/view.ts', { eager: true, import: 'view' });

export const VIEWS: readonly GameView[] = Object.values(found);

export const gameViewOf = (game: string): GameView | undefined => VIEWS.find((view) => view.game === game);

/** The skin of a game. */
export const skinOf = (game: string): Skin => gameViewOf(game)?.skin ?? 'wood';

/** The game of the table on this page, if the server included it. */
export const gameOfPage = (): string => document.getElementById('app')?.dataset.game ?? '';

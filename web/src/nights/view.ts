import emblem from 'icon:magic-lamp';
import type { GameView } from '../gameViews';

export const view: GameView = {
  game: 'nights',
  title: 'web-nights',
  about: 'web-nights-more',
  emblem,
  storyteller: () => import('./plates/Storyteller.svelte'),
  skin: 'paper',
  table: () => import('./NightsTable.svelte'),
  waitingRoom: () => import('./heroes/HeroChoice.svelte'),
  sidePanelMinWidth: 1800,
  secretQuestions: ['number', 'entry', 'page'],
  // A tale takes a while to read.
  replayFrameMs: 3600,
  lookup: () => import('./Lookup.svelte'),
  statistics: () => import('./NightsStatistics.svelte'),
  partTold: ({ key, args }) => (key === 'read' ? String(args.paragraph) : undefined),
  prose: () => import('./page/Prose.svelte'),
  recap: () => import('./page/recap'),
  countsPagesRead: true,
  showcase: () => import('./NightsShowcase.svelte'),
};

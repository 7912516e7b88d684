import emblem from 'icon:magic-lamp';
import type { GameView } from '../views';

export const view: GameView = {
  game: 'nights',
  title: 'web-nights',
  about: 'web-nights-more',
  emblem,
  room: 'paper',
  table: () => import('./NightsTable.svelte'),
  beside: 1800,
  seenByOne: ['number', 'entry', 'page'],
  // A tale takes a while to read.
  pace: 3600,
  lookup: () => import('./Lookup.svelte'),
  statistics: () => import('./NightsFigures.svelte'),
  books: true,
  gallery: () => import('./NightsGallery.svelte'),
};

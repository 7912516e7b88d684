import emblem from 'icon:rolling-dices';
import type { GameView } from '../views';

export const view: GameView = {
  game: 'dice',
  title: 'web-dice',
  about: 'web-dice-more',
  emblem,
  room: 'wood',
  // A table without its cards would be empty: the words that it is being laid stand until they are there.
  table: async () => {
    const table = await import('./DiceTable.svelte');
    await table.ready;
    return table;
  },
  beside: 1000,
  open: true,
  statistics: () => import('./DiceFigures.svelte'),
  gallery: () => import('./DiceGallery.svelte'),
};

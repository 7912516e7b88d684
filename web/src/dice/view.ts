import emblem from 'icon:rolling-dices';
import type { GameView } from '../gameViews';

export const view: GameView = {
  game: 'dice',
  title: 'web-dice',
  about: 'web-dice-more',
  emblem,
  skin: 'wood',
  // Wait for the cards: without them the table would be empty.
  table: async () => {
    const table = await import('./DiceTable.svelte');
    await table.ready;
    return table;
  },
  sidePanelMinWidth: 1000,
  hasNoSecrets: true,
  statistics: () => import('./DiceStatistics.svelte'),
  showcase: () => import('./DiceShowcase.svelte'),
};

import type { Place } from '../router.svelte';

/** The pages, each fetched when one goes there. */
export const PAGES = {
  door: () => import('./Door.svelte'),
  table: () => import('./Table.svelte'),
  new: () => import('./SetTable.svelte'),
  replay: () => import('../replay/Replay.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  tables: () => import('../statistics/StatisticsPage.svelte'),
  design: () => import('./Design.svelte'),
  nowhere: () => import('./Nowhere.svelte'),
} satisfies Record<Place['page'], unknown>;

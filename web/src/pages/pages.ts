import type { Place } from '../router.svelte';

/** The pages, each fetched when one goes there. */
export const PAGES = {
  door: () => import('./Door.svelte'),
  table: () => import('./Table.svelte'),
  new: () => import('./SetTable.svelte'),
  design: () => import('./Design.svelte'),
  nowhere: () => import('./Nowhere.svelte'),
} satisfies Record<Place['page'], unknown>;

import type { Route } from '../router.svelte';

/** The pages, each loaded on first visit. */
export const PAGES = {
  lobby: () => import('./Lobby.svelte'),
  table: () => import('./Table.svelte'),
  new: () => import('./NewTable.svelte'),
  replay: () => import('../replay/Replay.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  tables: () => import('../statistics/StatisticsPage.svelte'),
  design: () => import('./Design.svelte'),
  notices: () => import('../turnNotices/NoticeLink.svelte'),
  'notice-orders': () => import('../turnNotices/OrdersPage.svelte'),
  devices: () => import('../sync/DevicesPage.svelte'),
  'not-found': () => import('./NotFound.svelte'),
} satisfies Record<Route['page'], unknown>;

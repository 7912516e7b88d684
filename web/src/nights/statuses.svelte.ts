/**
 * What the house says of each status: its emblem, and what the city that it marks is to its hero. It comes when it is first
 * wanted; until then every status has an empty emblem, and whatever shows it changes by itself.
 */
import { statusesShown } from '../house/api';
import type { StatusesShown, StatusShown } from '../house/messages';
import { settings } from '../settings.svelte';
import { inTurn } from '../turns';

let known = $state.raw<Readonly<Record<string, StatusShown>>>();
let wanted = false;

/** If it cannot be fetched, it is with the next one that is wanted. */
function fetchStatuses(): void {
  if (wanted) return;
  wanted = true;
  inTurn(() => void statusesShown(settings.language).then(showStatuses).catch(() => (wanted = false)));
}

export function showStatuses({ statuses }: StatusesShown): void {
  known = statuses;
}

function shown(status: string): StatusShown | undefined {
  if (!known) fetchStatuses();
  return known?.[status];
}

/** The emblem of a status: none for what is no status. */
export const emblemOfStatus = (status: string): string | undefined => shown(status)?.emblem ?? (known ? undefined : '');

/** Whether the city that a status marks is home, a seat, or where one is wanted. */
export const markOfStatus = (status: string): StatusShown['mark'] => shown(status)?.mark ?? '';

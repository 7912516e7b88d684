/**
 * What the server says about each status: its emblem, and what a marked city means. Loads on first use; until then emblems
 * are empty, and components update when it arrives.
 */
import { fetchStatuses } from '../house/api';
import type { StatusDisplays, StatusDisplay } from '../house/messages';
import { settings } from '../settings.svelte';
import { runWhenIdle } from '../idleQueue';

let known = $state.raw<Readonly<Record<string, StatusDisplay>>>();
let requested = false;

/** After a failure the next use tries again. */
function loadStatuses(): void {
  if (requested) return;
  requested = true;
  runWhenIdle(() => void fetchStatuses(settings.language).then(setStatuses).catch(() => (requested = false)));
}

export function setStatuses({ statuses }: StatusDisplays): void {
  known = statuses;
}

function displayOf(status: string): StatusDisplay | undefined {
  if (!known) loadStatuses();
  return known?.[status];
}

/** The emblem of a status; undefined if it is not a status. */
export const emblemOfStatus = (status: string): string | undefined => displayOf(status)?.emblem ?? (known ? undefined : '');

/** Whether a status marks a city as home, as a seat, or as a place where the hero is wanted. */
export const markOfStatus = (status: string): StatusDisplay['mark'] => displayOf(status)?.mark ?? '';

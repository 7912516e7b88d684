import type { Connection } from './connection.svelte';
import type { Decision } from './messages';

/** The question that somebody at this device is to answer; null if there is none, or if a bot answers it for them. */
export function openQuestion({ view, asked, room }: Pick<Connection, 'view' | 'asked' | 'room'>): Decision | null {
  const decision = view?.decision;
  if (!decision || asked[decision.seat] === undefined || room?.closed) return null;
  return view.sitters[decision.seat]?.bot ? null : decision;
}

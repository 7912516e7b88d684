import type { Connection } from '../house/connection.svelte';

/** Whether the viewer plays and the game is waiting for bots only. */
export function canHurryBots({ view, chairs }: Connection): boolean {
  return chairs.length > 0 && !!view?.waiting.length && view.waiting.every((seat) => view.sitters[seat]?.bot);
}

/** Makes the bots choose at once until a person has to act. */
export function hurryBots(connection: Connection): void {
  if (!canHurryBots(connection)) return;
  connection.ask({ type: 'hurry' }).catch(() => {
    // If the server refuses, the bots keep their pace.
  });
}

import type { Connection } from '../house/connection.svelte';

/** Whether bots alone are waited for, by somebody who plays. */
export function mayHurry({ view, chairs }: Connection): boolean {
  return chairs.length > 0 && !!view?.waiting.length && view.waiting.every((seat) => view.sitters[seat]?.bot);
}

/** Has the bots choose at once until somebody is asked. */
export function hurryBots(connection: Connection): void {
  if (!mayHurry(connection)) return;
  connection.ask({ type: 'hurry' }).catch(() => {
    // Whoever cannot hurry them waits.
  });
}

/** The reading of who looks at a table: one comes back to where one was, and who answers has read. */
import type { Connection } from '../../house/connection.svelte';
import { lasting } from '../../settings.svelte';
import { keepPlace, recallPlace } from './place';
import { Reading } from './reading.svelte';

export function readingOf(connection: Connection): Reading {
  return new Reading({
    lasting,
    // What is looked at again is no place to come back to.
    recall: () => (connection.past ? null : recallPlace(connection.table)),
    keep: (place) => {
      if (!connection.past) keepPlace(connection.table, place);
    },
    question: () => {
      const seat = connection.view?.decision?.seat;
      return seat !== undefined && connection.asked[seat] !== undefined ? `${seat} ${String(connection.asked[seat])}` : '';
    },
  });
}

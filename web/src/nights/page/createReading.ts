/** Creates the reading of a table's viewer, with a position that survives a reload. */
import type { Connection } from '../../house/connection.svelte';
import { openQuestion } from '../../house/openQuestion';
import { motionDuration } from '../../settings.svelte';
import { savePosition, loadPosition } from './readingPosition';
import { Reading } from './reading.svelte';

export function createReading(connection: Connection): Reading {
  return new Reading({
    motionDuration,
    // A replay neither restores nor saves a position.
    recall: () => (connection.isReplay ? null : loadPosition(connection.table)),
    keep: (place) => {
      if (!connection.isReplay) savePosition(connection.table, place);
    },
    question: () => {
      const seat = openQuestion(connection)?.seat;
      return seat === undefined ? '' : `${seat} ${String(connection.asked[seat])}`;
    },
  });
}

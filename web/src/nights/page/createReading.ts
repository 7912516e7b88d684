/** Creates the reading of a table's viewer, with a position that survives a reload. */
import type { Connection } from '../../house/connection.svelte';
import { openQuestion } from '../../house/openQuestion';
import { motionDuration, settings, type Settings } from '../../settings.svelte';
import { savePosition, loadPosition } from './readingPosition';
import { Reading } from './reading.svelte';

/** How other players' turns are told. Spectators, replays and introductions get every tale. */
export function botPaceAt({ chairs, isReplay, room }: Pick<Connection, 'chairs' | 'isReplay' | 'room'>): Settings['botPace'] {
  return isReplay || !chairs.length || room?.terms.introduction ? 'told' : settings.botPace;
}

function isSeatOfAnother({ chairs, room }: Connection, seat: string): boolean {
  return !chairs.some((number) => room?.chairs[number]?.seat === seat);
}

export function createReading(connection: Connection): Reading {
  return new Reading({
    motionDuration: (milliseconds, { digest }) => (digest !== undefined && botPaceAt(connection) === 'at-once' ? 0 : motionDuration(milliseconds)),
    isDigested: (seat) => botPaceAt(connection) !== 'told' && isSeatOfAnother(connection, seat),
    // A replay neither restores nor saves a position.
    loadPosition: () => (connection.isReplay ? null : loadPosition(connection.table)),
    savePosition: (place) => {
      if (!connection.isReplay) savePosition(connection.table, place);
    },
    questionKey: () => {
      const seat = openQuestion(connection)?.seat;
      return seat === undefined ? '' : `${seat} ${String(connection.asked[seat])}`;
    },
  });
}

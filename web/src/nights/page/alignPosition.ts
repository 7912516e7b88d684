/** Maps a position in the story from one seat's events to another's: each seat numbers only the events it may know. */
import type { TableEvent } from '../../house/messages';
import { eventsBefore, isReaderOnly, type EventHistory } from './eventHistory';

/** This many equal events in a row identify a position. */
const MATCH_LENGTH = 12;

const comparableEvents = (events: readonly TableEvent[]): string[] => events.filter((event) => !isReaderOnly(event)).map((event) => JSON.stringify(event));

/** Where `place`, an event number in `before`, is in `after`; undefined if it is not there. */
export function alignPosition(before: EventHistory, place: number, after: EventHistory): number | undefined {
  const mark = comparableEvents(eventsBefore(before, place)).slice(-MATCH_LENGTH);
  if (!mark.length) return before.since === 0 && after.since === 0 ? 0 : undefined;
  const open = after.events.flatMap((event, i) => (isReaderOnly(event) ? [] : [{ i, mark: JSON.stringify(event) }]));
  for (let end = open.length; end > 0; end--) {
    const length = Math.min(mark.length, end);
    // A shorter match is enough only where `after` has lost its earlier events.
    if (length < mark.length && after.since === 0) return undefined;
    if (mark.slice(-length).every((each, i) => each === open[end - length + i]!.mark)) return after.since + open[end - 1]!.i + 1;
  }
  return undefined;
}

/** Finds a place in the story again when it is seen from another seat: each seat counts only what it may know. */
import type { TableEvent } from '../../house/messages';
import { eventsBefore, isWhispered, type Story } from './story';

/** So many events, all alike, are the same ones. */
const MARK = 12;

const marks = (events: readonly TableEvent[]): string[] => events.filter((event) => !isWhispered(event)).map((event) => JSON.stringify(event));

/** Where `place`, a number among the events of `before`, is among those of `after`; undefined if it is not there. */
export function aligned(before: Story, place: number, after: Story): number | undefined {
  const mark = marks(eventsBefore(before, place)).slice(-MARK);
  if (!mark.length) return before.since === 0 && after.since === 0 ? 0 : undefined;
  const open = after.events.flatMap((event, i) => (isWhispered(event) ? [] : [{ i, mark: JSON.stringify(event) }]));
  for (let end = open.length; end > 0; end--) {
    const length = Math.min(mark.length, end);
    // Where the beginning of the mark is lost, what is left of it must still tell one place from another.
    if (length < mark.length && after.since === 0) return undefined;
    if (mark.slice(-length).every((each, i) => each === open[end - length + i]!.mark)) return after.since + open[end - 1]!.i + 1;
  }
  return undefined;
}

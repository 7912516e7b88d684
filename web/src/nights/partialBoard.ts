/** The board for a viewer who has read only part of the events between two snapshots. */
import type { NightsBoard, TableEvent } from '../house/messages';

/** Whether an event concerns a seat. A turn event changes no hero. */
function concerns({ key, args }: TableEvent, seat: string): boolean {
  return key !== 'turn' && Object.values(args).some((value) => value === seat || (Array.isArray(value) && value.some((each) => each === seat)));
}

/**
 * Takes each hero from `after` unless an unread event concerns them, and the rest from `before`, updated by the events read.
 */
export function boardUpToRead(before: NightsBoard, after: NightsBoard, read: readonly TableEvent[], unread: readonly TableEvent[]): NightsBoard {
  const heroes = Object.entries(after.heroes).map(([seat, hero]) => [seat, unread.some((event) => concerns(event, seat)) ? (before.heroes[seat] ?? hero) : hero]);
  const turn = read.findLast(({ key }) => key === 'turn');
  const time = read.findLast(({ key }) => key === 'time');
  return {
    ...before,
    heroes: Object.fromEntries(heroes) as NightsBoard['heroes'],
    ...(turn && { seat: String(turn.args.seat), reader: String(turn.args.reader ?? before.reader), matrix_reader: String(turn.args.matrix_reader ?? before.matrix_reader) }),
    ...(time && { time: String(time.args.time) }),
  };
}

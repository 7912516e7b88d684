/** The board as far as it has been told, where a viewer has heard only some of what lies between two moments. */
import type { NightsBoard, TableEvent } from '../house/messages';

/** Whether an event says something of a seat. That a turn begins changes nobody yet. */
function concerns({ key, args }: TableEvent, seat: string): boolean {
  return key !== 'turn' && Object.values(args).some((value) => value === seat || (Array.isArray(value) && value.some((each) => each === seat)));
}

/** A hero stands as they do afterwards, unless something that is untold concerns them; the rest is as it was, but for what was told. */
export function boardAsTold(before: NightsBoard, after: NightsBoard, told: readonly TableEvent[], untold: readonly TableEvent[]): NightsBoard {
  const heroes = Object.entries(after.heroes).map(([seat, hero]) => [seat, untold.some((event) => concerns(event, seat)) ? (before.heroes[seat] ?? hero) : hero]);
  const turn = told.findLast(({ key }) => key === 'turn');
  const time = told.findLast(({ key }) => key === 'time');
  return {
    ...before,
    heroes: Object.fromEntries(heroes) as NightsBoard['heroes'],
    ...(turn && { seat: String(turn.args.seat), reader: String(turn.args.reader ?? before.reader), matrix_reader: String(turn.args.matrix_reader ?? before.matrix_reader) }),
    ...(time && { time: String(time.args.time) }),
  };
}

/** The board after each event, of a game that is played out: the house says what each event but the last of an update changes. */

/** A board, or null where it is not known how things stood between two views. */
export type BoardThen = object | null;

/** The boards after so many events, the last of which leads to `end`. */
export function boardsThen(before: BoardThen, events: number, steps: readonly Record<string, unknown>[], end: BoardThen): BoardThen[] {
  if (!events) return [];
  if (!before || steps.length < events - 1) return [...Array<BoardThen>(events - 1).fill(null), end];
  let board: object = before;
  return [...steps.slice(0, events - 1).map((step) => (board = { ...board, ...step })), end];
}

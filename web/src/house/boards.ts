/** The board after each event. An update contains the changes made by every event but the last. */

/** A board, or null if the server did not send this intermediate state. */
export type BoardSnapshot = object | null;

/** Returns the boards after `count` events, the last of which is `end`. */
export function boardsAfterEvents(before: BoardSnapshot, events: number, steps: readonly Record<string, unknown>[], end: BoardSnapshot): BoardSnapshot[] {
  if (!events) return [];
  if (!before || steps.length < events - 1) return [...Array<BoardSnapshot>(events - 1).fill(null), end];
  let board: object = before;
  return [...steps.slice(0, events - 1).map((step) => (board = { ...board, ...step })), end];
}

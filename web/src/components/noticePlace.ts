/** Where notices cover no button. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Shift {
  x: number;
  y: number;
}

const STEP = 8;
/** The distance from the edges of the window, and from buttons. */
const MARGIN = 8;

const overlaps = (one: Box, other: Box): boolean => one.left < other.right + MARGIN && one.right > other.left - MARGIN && one.top < other.bottom + MARGIN && one.bottom > other.top - MARGIN;

/** How far to move a box up, and if need be to one side, until it covers no obstacle. It stays where it is if nothing is free. */
export function shiftToFreePlace(box: Box, room: { width: number }, obstacles: readonly Box[]): Shift {
  const sides = [0, MARGIN - box.left, room.width - MARGIN - box.right];
  for (let y = 0; box.top + y >= MARGIN; y -= STEP) {
    for (const x of sides) {
      const moved = { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
      if (!obstacles.some((each) => overlaps(moved, each))) return { x, y };
    }
  }
  return { x: 0, y: 0 };
}

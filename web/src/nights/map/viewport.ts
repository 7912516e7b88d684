/** Where one looks at the sheet: the point of it in the middle of the window, and how many pixels a unit has. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Part of the sheet. */
export interface Region extends Point, Size {}

/** The closest look. */
export const CLOSEST = 2.6;
/** How far a window may look past the edge of the sheet, in pixels. */
const MARGIN = 24;

/** The scale at which the whole sheet is seen. */
function widest(sheet: Size, window: Size): number {
  return Math.min(window.width / sheet.width, window.height / sheet.height, CLOSEST);
}

/** A view that shows as much of the sheet as there is: no farther than the whole, and never beside it. */
export function clamped(view: View, sheet: Size, window: Size): View {
  const scale = Math.min(CLOSEST, Math.max(widest(sheet, window), view.scale));
  const along = (at: number, whole: number, seen: number) => {
    const room = (seen / 2 - MARGIN) / scale;
    return whole * scale <= seen + 1 ? whole / 2 : Math.min(whole - room, Math.max(room, at));
  };
  return { x: along(view.x, sheet.width, window.width), y: along(view.y, sheet.height, window.height), scale };
}

export function whole(sheet: Size, window: Size): View {
  return { x: sheet.width / 2, y: sheet.height / 2, scale: widest(sheet, window) };
}

/** Where a point of the sheet is in the window. */
export function onScreen(point: Point, view: View, window: Size): Point {
  return { x: (point.x - view.x) * view.scale + window.width / 2, y: (point.y - view.y) * view.scale + window.height / 2 };
}

/** The point of the sheet under a point of the window. */
export function onSheet(point: Point, view: View, window: Size): Point {
  return { x: (point.x - window.width / 2) / view.scale + view.x, y: (point.y - window.height / 2) / view.scale + view.y };
}

/** The sheet drawn along by so many pixels. */
export function dragged(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
}

/** Nearer or farther by a factor, while what is under a point of the window stays there. */
export function zoomedAt(view: View, at: Point, factor: number, sheet: Size, window: Size): View {
  const scale = Math.min(CLOSEST, Math.max(widest(sheet, window), view.scale * factor));
  const held = onSheet(at, view, window);
  return { x: held.x - (at.x - window.width / 2) / scale, y: held.y - (at.y - window.height / 2) / scale, scale };
}

/** What two fingers do that were on two points of the window and are on two others now. */
export function pinched(view: View, from: [Point, Point], to: [Point, Point], sheet: Size, window: Size): View {
  const apart = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [before, now] = [middle(from), middle(to)];
  return zoomedAt(dragged(view, now.x - before.x, now.y - before.y), now, apart(to) / apart(from), sheet, window);
}

/** The part of the sheet that is seen, and `more` of the window's size around it. */
export function seen(view: View, window: Size, more = 0): Region {
  const width = (window.width * (1 + 2 * more)) / view.scale;
  const height = (window.height * (1 + 2 * more)) / view.scale;
  return { x: view.x - width / 2, y: view.y - height / 2, width, height };
}

export function holds(outer: Region, inner: Region): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** What two regions share; without width or height where they share nothing. */
export function common(one: Region, other: Region): Region {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** Whether a point is seen well: not near an edge of the window. */
export function comfortable(point: Point, view: View, window: Size): boolean {
  const at = onScreen(point, view, window);
  const [x, y] = [Math.min(96, window.width / 5), Math.min(96, window.height / 5)];
  return at.x >= x && at.x <= window.width - x && at.y >= y && at.y <= window.height - y;
}

/** A view that shows all these points, no closer than `closest` and no farther than `farthest`. */
export function framing(points: readonly Point[], closest: number, farthest: number, sheet: Size, window: Size): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 64;
  const fits = Math.min(
    Math.max(1, window.width - 2 * room) / Math.max(1, right - left),
    Math.max(1, window.height - 2 * room) / Math.max(1, bottom - top),
  );
  const scale = Math.max(farthest, Math.min(closest, fits));
  const at = points[0] ?? { x: 0, y: 0 };
  // What does not fit gives way to the first point, which stays in the middle.
  const along = (low: number, high: number, first: number, size: number) =>
    (high - low) * scale <= size - 2 * room ? (low + high) / 2 : first;
  return clamped({ x: along(left, right, at.x, window.width), y: along(top, bottom, at.y, window.height), scale }, sheet, window);
}

/** A view between two, as the eye follows it: first quickly, then slowly, and evenly in how near it is. */
export function between(from: View, to: View, share: number): View {
  const eased = 1 - (1 - share) ** 3;
  const scale = from.scale * (to.scale / from.scale) ** eased;
  // Where the scale changes, the middle moves with it, so that the target does not swing aside.
  const moved = from.scale === to.scale ? eased : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return { x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved, scale };
}

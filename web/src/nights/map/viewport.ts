/** The visible part of the map: its centre in map units, and the scale in pixels per unit. */
export interface Viewport {
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

/** Part of the map, in map units. */
export interface Region extends Point, Size {}

/** The largest scale. */
export const CLOSEST = 2.6;
/** How far the window may reach past the edge of the map, in pixels. */
const MARGIN = 24;

/** The scale at which the whole map fits. */
function scaleToFitSheet(sheet: Size, window: Size): number {
  return Math.min(window.width / sheet.width, window.height / sheet.height, CLOSEST);
}

/** Limits a view to the map: no smaller than the whole, and not past its edges. */
export function clampToSheet(view: Viewport, sheet: Size, window: Size): Viewport {
  const scale = Math.min(CLOSEST, Math.max(scaleToFitSheet(sheet, window), view.scale));
  const along = (at: number, whole: number, seen: number) => {
    const room = (seen / 2 - MARGIN) / scale;
    return whole * scale <= seen + 1 ? whole / 2 : Math.min(whole - room, Math.max(room, at));
  };
  return { x: along(view.x, sheet.width, window.width), y: along(view.y, sheet.height, window.height), scale };
}

export function fitSheet(sheet: Size, window: Size): Viewport {
  return { x: sheet.width / 2, y: sheet.height / 2, scale: scaleToFitSheet(sheet, window) };
}

/** Converts a point of the map to window coordinates. */
export function toWindow(point: Point, view: Viewport, window: Size): Point {
  return { x: (point.x - view.x) * view.scale + window.width / 2, y: (point.y - view.y) * view.scale + window.height / 2 };
}

/** Converts a point of the window to map coordinates. */
export function toSheet(point: Point, view: Viewport, window: Size): Point {
  return { x: (point.x - window.width / 2) / view.scale + view.x, y: (point.y - window.height / 2) / view.scale + view.y };
}

/** The view after dragging the map by some pixels. */
export function viewAfterDrag(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
}

/** The view zoomed by a factor around a point of the window, which stays in place. */
export function viewZoomedAround(view: Viewport, at: Point, factor: number, sheet: Size, window: Size): Viewport {
  const scale = Math.min(CLOSEST, Math.max(scaleToFitSheet(sheet, window), view.scale * factor));
  const held = toSheet(at, view, window);
  return { x: held.x - (at.x - window.width / 2) / scale, y: held.y - (at.y - window.height / 2) / scale, scale };
}

/** The view after two fingers moved from two points of the window to two others. */
export function viewAfterPinch(view: Viewport, from: [Point, Point], to: [Point, Point], sheet: Size, window: Size): Viewport {
  const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [before, now] = [middle(from), middle(to)];
  return viewZoomedAround(viewAfterDrag(view, now.x - before.x, now.y - before.y), now, distance(to) / distance(from), sheet, window);
}

/** The visible part of the map, and `more` times the window's size around it. */
export function visibleRegion(view: Viewport, window: Size, more = 0): Region {
  const width = (window.width * (1 + 2 * more)) / view.scale;
  const height = (window.height * (1 + 2 * more)) / view.scale;
  return { x: view.x - width / 2, y: view.y - height / 2, width, height };
}

export function contains(outer: Region, inner: Region): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** The common part of two regions; width or height is 0 if there is none. */
export function intersection(one: Region, other: Region): Region {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** Whether a point is in view and not within the margin at an edge of the window, in pixels. */
export function isInView(point: Point, view: Viewport, window: Size, margin = 96): boolean {
  const at = toWindow(point, view, window);
  const [x, y] = [Math.min(margin, window.width / 5), Math.min(margin, window.height / 5)];
  return at.x >= x && at.x <= window.width - x && at.y >= y && at.y <= window.height - y;
}

/** The room around points that are shown together, in pixels, and the least where they hardly fit. */
const [ROOM, LEAST_ROOM] = [64, 28];

/** A view that shows all points, with a scale between `farthest` and `closest`; where only that shows them all, down to `least`. */
export function fitPoints(points: readonly Point[], closest: number, farthest: number, sheet: Size, window: Size, least = farthest): Viewport {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scaleWithRoom = (room: number) =>
    Math.min(Math.max(1, window.width - 2 * room) / Math.max(1, right - left), Math.max(1, window.height - 2 * room) / Math.max(1, bottom - top));
  const isTight = scaleWithRoom(ROOM) < farthest && scaleWithRoom(LEAST_ROOM) >= least;
  const room = isTight ? LEAST_ROOM : ROOM;
  const scale = isTight ? Math.min(farthest, scaleWithRoom(room)) : Math.max(farthest, Math.min(closest, scaleWithRoom(room)));
  const at = points[0] ?? { x: 0, y: 0 };
  // If the points do not fit, centre on the first one.
  const along = (low: number, high: number, first: number, size: number) =>
    (high - low) * scale <= size - 2 * room + 1e-6 ? (low + high) / 2 : first;
  return clampToSheet({ x: along(left, right, at.x, window.width), y: along(top, bottom, at.y, window.height), scale }, sheet, window);
}

/** A view between two, with ease-out; the scale changes exponentially. */
export function interpolateViews(from: Viewport, to: Viewport, share: number): Viewport {
  const eased = 1 - (1 - share) ** 3;
  const scale = from.scale * (to.scale / from.scale) ** eased;
  // While the scale changes, move the centre with it, so that the target does not swing aside.
  const moved = from.scale === to.scale ? eased : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return { x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved, scale };
}

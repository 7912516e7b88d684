/**
 * Eight-fold girih, drawn by Hankin's method: from the middle of every side of a tiling of polygons two rays leave at
 * a fixed angle, and where rays of neighbouring sides meet a strand turns. Every function returns the `d` of one SVG
 * path made of hairlines, to be stroked in whatever colour the place has. Polygons of one kind have the same strands, so
 * these are drawn once, from the corner of their cell, and repeated.
 *
 * A strand is a band between two lines. Seen from inside a polygon, the ray on the right passes over at the middle of
 * a side and the ray on the left under; because both sides see it alike, every strand goes over and under in turn.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Weave {
  /** The angle between a side and the rays that start there, in degrees. Small angles make blunt stars. */
  angle: number;
  /** Half the width of a strand, as a part of the cell. */
  band: number;
}

const WOVEN: Weave = { angle: 62, band: 0.04 };

const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const scale = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const rotate = (a: Point, radians: number): Point => ({
  x: a.x * Math.cos(radians) - a.y * Math.sin(radians),
  y: a.x * Math.sin(radians) + a.y * Math.cos(radians),
});
const unitVector = (a: Point): Point => scale(a, 1 / Math.hypot(a.x, a.y));
const perpendicular = (direction: Point, distance: number): Point => ({ x: -direction.y * distance, y: direction.x * distance });

/** Where the line through `a` along `u` meets the line through `b` along `v`. */
function intersectionOfLines(a: Point, u: Point, b: Point, v: Point): Point {
  return add(a, scale(u, cross(subtract(b, a), v) / cross(u, v)));
}

const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);
const formatPoint = (point: Point): string => `${formatNumber(point.x)} ${formatNumber(point.y)}`;
const linePath = (...points: Point[]): string => `M${points.map(formatPoint).join('L')}`;

/** A polygon, and for each side (from corner i to corner i + 1) whether strands cross it or turn back there. */
interface Tile {
  corners: Point[];
  open: boolean[];
}

/** Lines as relative steps, each starting where the previous one ended. */
function relativePath(lines: Point[][]): string {
  let path = '';
  let [x, y] = [0, 0];
  for (const points of lines) {
    for (const [i, point] of points.entries()) {
      const [dx, dy] = [Math.round((point.x - x) * 100) / 100, Math.round((point.y - y) * 100) / 100];
      path += `${i ? 'l' : 'm'}${dx} ${dy}`;
      [x, y] = [x + dx, y + dy];
    }
  }
  return path;
}
const pathAt = (x: number, y: number, shape: string): string => `M${formatNumber(x)} ${formatNumber(y)}${shape}`;

/** The strands inside one polygon whose corners go round clockwise on screen, as seen from (0, 0). */
function strandsPath(tile: Tile, weave: Weave, band: number): string {
  const { corners, open } = tile;
  const count = corners.length;
  const angle = (weave.angle * Math.PI) / 180;
  const sides = corners.map((corner, i) => {
    const next = corners[(i + 1) % count]!;
    const along = unitVector(subtract(next, corner));
    return {
      middle: scale(add(corner, next), 0.5),
      inward: perpendicular(along, 1),
      forward: rotate(along, angle),
      backward: rotate(scale(along, -1), -angle),
    };
  });
  return relativePath(
    sides.flatMap((side, i) => {
      const j = (i + 1) % count;
      const other = sides[j]!;
      const [start, u, end, v] = [side.middle, side.forward, other.middle, other.backward];
      const corner = intersectionOfLines(start, u, end, v);
      if (!band) return [[start, corner, end]];
      return [-band, band].map((offset) => {
        const first = add(start, perpendicular(u, offset));
        const last = add(end, perpendicular(scale(v, -1), offset));
        const turn = intersectionOfLines(first, u, last, v);
        // Over: up to the side. Under: up to the edge of the strand that passes over. Closed: the strand turns.
        const begin = open[i] ? first : intersectionOfLines(first, u, start, side.inward);
        const stop = open[j]
          ? intersectionOfLines(last, v, add(end, perpendicular(other.forward, band * 1.35)), other.forward)
          : intersectionOfLines(last, v, end, other.inward);
        return [begin, turn, stop];
      });
    }),
  );
}

/** An octagon that fills a cell. */
function octagonCorners(width: number, height: number): Point[] {
  const cut = 1 / (2 + Math.SQRT2);
  const [far, all] = [1 - cut, 1];
  const corners = [[cut, 0], [far, 0], [all, cut], [all, far], [far, all], [cut, all], [0, far], [0, cut]] as const;
  return corners.map(([x, y]) => ({ x: x * width, y: y * height }));
}

const ALL_OPEN = Array<boolean>(8).fill(true);

/** A field of linked stars, `columns` × `rows` cells; strands run off its edges. */
export function starFieldPath(columns: number, rows: number, cell: number, weave: Weave = WOVEN): string {
  const band = weave.band * cell;
  const cut = cell / (2 + Math.SQRT2);
  const square = [
    { x: 0, y: -cut },
    { x: cut, y: 0 },
    { x: 0, y: cut },
    { x: -cut, y: 0 },
  ];
  const large = strandsPath({ corners: octagonCorners(cell, cell), open: ALL_OPEN }, weave, band);
  const small = strandsPath({ corners: square, open: [true, true, true, true] }, weave, band);
  let path = '';
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [x, y] = [column * cell, row * cell];
      if (row < rows && column < columns) path += pathAt(x, y, large);
      path += pathAt(x, y, small);
    }
  }
  return path;
}

/** A ring of linked stars around a rectangle of `columns` × `rows` cells: the frame of a page. */
export function starFramePath(columns: number, rows: number, cell: number, weave: Weave = WOVEN): string {
  const corners = octagonCorners(cell, cell);
  const star = (up: boolean, right: boolean, down: boolean, left: boolean): string =>
    strandsPath({ corners, open: [up, false, right, false, down, false, left, false] }, weave, weave.band * cell);
  const [across, upright] = [star(false, true, false, true), star(true, false, true, false)];
  let path = '';
  for (const [row, right] of [[0, star(false, true, true, false)], [rows - 1, star(true, true, false, false)]] as const) {
    const left = row ? star(true, false, false, true) : star(false, false, true, true);
    for (let column = 0; column < columns; column++) {
      path += pathAt(column * cell, row * cell, column === 0 ? right : column === columns - 1 ? left : across);
    }
  }
  for (let row = 1; row < rows - 1; row++) {
    for (const column of [0, columns - 1]) path += pathAt(column * cell, row * cell, upright);
  }
  return path;
}

/** A strip of linked stars, `columns` wide and one cell high. */
export function starStripPath(columns: number, cell: number, weave: Weave = WOVEN): string {
  let path = '';
  for (let column = 0; column < columns; column++) {
    const open = [false, false, column < columns - 1, false, false, false, column > 0, false];
    path += pathAt(column * cell, 0, strandsPath({ corners: octagonCorners(cell, cell), open }, weave, weave.band * cell));
  }
  return path;
}

/** A star with the given number of points; `step` is the distance between connected points ({8/3} is the classic). Centred on (0, 0). */
export function starPath(points: number, step: number, radius: number, turn = 0): string {
  const tip = (i: number): Point => rotate({ x: 0, y: -radius }, ((i + turn) * 2 * Math.PI) / points);
  let path = '';
  for (let i = 0; i < points; i++) path += linePath(tip(i), tip(i + step));
  return path;
}

/** The outline of such a star as a closed path. */
export function starOutlinePath(points: number, step: number, radius: number, turn = 0): string {
  const inner = (radius * Math.cos((Math.PI * step) / points)) / Math.cos((Math.PI * (step - 1)) / points);
  const outline: Point[] = [];
  for (let i = 0; i < points; i++) {
    outline.push(rotate({ x: 0, y: -radius }, ((i + turn) * 2 * Math.PI) / points));
    outline.push(rotate({ x: 0, y: -inner }, ((i + turn + 0.5) * 2 * Math.PI) / points));
  }
  return `${linePath(...outline)}Z`;
}

/** A number from 0 to 1 derived from text: ornaments vary by name, never at random. */
export function hashToFraction(words: string): number {
  let hash = 2166136261;
  for (const character of words) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619);
  return (hash >>> 0) / 2 ** 32;
}

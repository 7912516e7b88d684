import type { DicePattern } from '../../house/messages';
import type { Colour } from './palette';

/**
 * What a small die of a condition shows: a number (of any colour), a colour's mark (of any number), a sign for "the same
 * number" (equal signs mean equal numbers), or nothing.
 */
export type Tile = number | Colour | 'heart' | 'star' | 'moon' | 'blank';

export type Sign =
  /** One die for each tile, in rows. */
  | { shape: 'rows'; rows: Tile[][] }
  /** One row or the other. */
  | { shape: 'either'; rows: Tile[][] }
  /** Dice climbing like stairs: consecutive numbers. */
  | { shape: 'stairs'; steps: number }
  /** A condition on all six dice, written above a row of six. */
  | { shape: 'all'; text: string };

const SAME: Tile[] = ['heart', 'star', 'moon'];

function repeatTile(count: number, tile: Tile): Tile[] {
  return Array.from({ length: count }, () => tile);
}

/** One row while it stays legible, else two. */
function tileRows(count: number, tile: Tile): Tile[][] {
  return count <= 4 ? [repeatTile(count, tile)] : [repeatTile(3, tile), repeatTile(count - 3, tile)];
}

/** How to draw a condition. */
export function drawingOfCondition({ kind, dice, number }: DicePattern): Sign {
  const groups = dice.map(({ count, colour, number: of }, i): [number, Tile] => [count, colour ?? of ?? SAME[i] ?? 'blank']);
  switch (kind) {
    case 'even':
      return { shape: 'all', text: '2/4/6' };
    case 'odd':
      return { shape: 'all', text: '1/3/5' };
    case 'run':
      return { shape: 'stairs', steps: number };
    case 'at-most':
      return { shape: 'all', text: `Σ≤${String(number)}` };
    case 'at-least':
      return { shape: 'all', text: `Σ≥${String(number)}` };
    case 'either':
      return { shape: 'either', rows: groups.map(([count, tile]) => repeatTile(count, tile)) };
    case 'dice': {
      const [only, ...others] = groups;
      return { shape: 'rows', rows: only && !others.length ? tileRows(...only) : rowsOfGroups(groups) };
    }
  }
}

/** Two groups make two rows; three pairs stand side by side. */
function rowsOfGroups(groups: [number, Tile][]): Tile[][] {
  if (groups.length < 3) return groups.map(([count, tile]) => repeatTile(count, tile));
  const row = groups.map(([, tile]) => tile);
  return [row, row];
}

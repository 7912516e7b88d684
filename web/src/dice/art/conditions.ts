import type { Colour } from './palette';

/**
 * What a small die of a condition shows: a number (of any colour), a colour's mark (of any number), a sign for "the
 * same number" (equal signs are equal numbers), or nothing.
 */
export type Tile = number | Colour | 'heart' | 'star' | 'moon' | 'blank';

export type Sign =
  /** One die for each tile, in rows. */
  | { shape: 'rows'; rows: Tile[][] }
  /** One row or the other. */
  | { shape: 'either'; rows: Tile[][] }
  /** Dice climbing like stairs: consecutive numbers. */
  | { shape: 'stairs'; steps: number }
  /** Something that all six dice must be, written above a row of six. */
  | { shape: 'all'; text: string };

const NUMBERS: Record<string, number> = { three: 3, four: 4, five: 5 };
const COLOURS: Colour[] = ['red', 'green', 'blue'];
const SAME: Tile[] = ['heart', 'star', 'moon'];

function times(count: number, tile: Tile): Tile[] {
  return Array.from({ length: count }, () => tile);
}

/** One row while it stays legible, else two. */
function wrapped(count: number, tile: Tile): Tile[][] {
  return count <= 4 ? [times(count, tile)] : [times(3, tile), times(count - 3, tile)];
}

/** How the condition of a card (an id of D1.6) is drawn. */
export function signOf(card: string): Sign {
  const [kind, ...rest] = card.split('-');
  switch (kind) {
    case 'moneybags':
      return { shape: 'all', text: rest[0] === 'even' ? '2/4/6' : '1/3/5' };
    case 'elf':
      return { shape: 'stairs', steps: Number(rest[1]) };
    case 'dwarf':
      return { shape: 'rows', rows: wrapped(NUMBERS[rest[0] ?? ''] ?? 0, Number(rest[1])) };
    case 'goblin':
      return { shape: 'either', rows: COLOURS.map((colour) => times(Number(rest[0]), colour)) };
    case 'orc': {
      const sizes = rest.map(Number);
      if (sizes.length === 1) return { shape: 'rows', rows: wrapped(sizes[0] ?? 0, 'heart') };
      return { shape: 'rows', rows: grouped(sizes.map((size, i) => [size, SAME[i] ?? 'blank'])) };
    }
    case 'hypnotist':
      return { shape: 'all', text: 'Σ≤12' };
    case 'dragon':
      return { shape: 'all', text: `Σ≥${rest[0] ?? ''}` };
    default: {
      const groups: [number, Tile][] = [];
      for (let i = 0; i + 1 < rest.length; i += 2) groups.push([Number(rest[i]), rest[i + 1] as Colour]);
      const only = groups[0];
      return { shape: 'rows', rows: groups.length === 1 && only ? wrapped(...only) : grouped(groups) };
    }
  }
}

/** Two groups are two rows; three pairs stand side by side. */
function grouped(groups: [number, Tile][]): Tile[][] {
  if (groups.length < 3) return groups.map(([count, tile]) => times(count, tile));
  const row = groups.map(([, tile]) => tile);
  return [row, row];
}

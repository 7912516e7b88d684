/** The order in which the ending lists the heroes. */
import type { NightsBoard } from '../../house/messages';

/** The winners first, then the heroes who miss the fewest points; equal heroes share a rank. */
export function ranking(board: NightsBoard, winners: readonly string[]): { seat: string; rank: number }[] {
  const lacking = (seat: string): number => {
    const [hero, target] = [board.heroes[seat]!, board.targets[seat]];
    if (winners.includes(seat)) return -1;
    return target ? Math.max(0, target.destiny - hero.destiny) + Math.max(0, target.story - hero.story) : Infinity;
  };
  const seats = Object.keys(board.heroes).map((seat) => ({ seat, lacks: lacking(seat) }));
  return seats.toSorted((one, other) => one.lacks - other.lacks).map(({ seat, lacks }) => ({ seat, rank: 1 + seats.filter((each) => each.lacks < lacks).length }));
}

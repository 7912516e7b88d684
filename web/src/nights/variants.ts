/** The variants a table has agreed on (N16). */
import type { NightsBoard, RoomInfo } from '../house/messages';

export type Variant = 'solitaire' | 'goal' | 'storytelling' | 'merchant' | 'one-status' | 'random-skills';

/** Another goal makes a shorter or a longer game. */
const USUAL_GOAL = 20;

const AGREED = ['storytelling', 'merchant', 'one-status', 'random-skills'] as const;

export const pointsToWin = (room: RoomInfo | null | undefined): number => {
  const goal = room?.terms.options?.goal;
  return typeof goal === 'number' ? goal : USUAL_GOAL;
};

export function variantsOf(room: RoomInfo | null | undefined, board: NightsBoard | null): Variant[] {
  const options = room?.terms.options ?? {};
  const alone = board !== null && Object.keys(board.heroes).length === 1;
  return [
    ...(alone ? (['solitaire'] as const) : []),
    // An introduction explains its own goal.
    ...(room && !room.terms.introduction && pointsToWin(room) !== USUAL_GOAL ? (['goal'] as const) : []),
    ...AGREED.filter((variant) => options[variant] === true),
  ];
}

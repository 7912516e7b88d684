/** The ways to play that a table has agreed on (N16), as far as they are not the usual ones. */
import type { NightsBoard, RoomShown } from '../house/messages';

export type Way = 'solitaire' | 'goal' | 'storytelling' | 'merchant' | 'one-status' | 'random-skills';

/** The goal of an evening; with another one it is a short night or a long one. */
const USUAL_GOAL = 20;

const AGREED = ['storytelling', 'merchant', 'one-status', 'random-skills'] as const;

export const goalOf = (room: RoomShown | null | undefined): number => {
  const goal = room?.terms.options?.goal;
  return typeof goal === 'number' ? goal : USUAL_GOAL;
};

export function waysOf(room: RoomShown | null | undefined, board: NightsBoard | null): Way[] {
  const options = room?.terms.options ?? {};
  const alone = board !== null && Object.keys(board.heroes).length === 1;
  return [
    ...(alone ? (['solitaire'] as const) : []),
    // An introduction says itself what it is about.
    ...(room && !room.terms.introduction && goalOf(room) !== USUAL_GOAL ? (['goal'] as const) : []),
    ...AGREED.filter((way) => options[way] === true),
  ];
}

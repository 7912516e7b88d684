/** A rematch as one player sees it: who asked, who agreed, who is missing. */
import type { RoomInfo } from '../house/messages';

/**
 * `free`: nobody has asked. `asked`: the viewer has not answered. `agreed`, `declined`: the viewer has. `opened`: the rematch has begun
 * and the viewer may join. `without`: it has begun without the viewer. `none`: the viewer has no part in it.
 */
export type RematchStage = 'none' | 'free' | 'asked' | 'agreed' | 'declined' | 'opened' | 'without';

export interface RematchView {
  stage: RematchStage;
  /** Who asked; '' for a host who did not play. */
  by: string;
  /** Connected players without an answer, absent players, players who declined. */
  waiting: string[];
  away: string[];
  declined: string[];
  /** How many would play if it began now. */
  players: number;
}

export function rematchViewOf(room: RoomInfo, chairs: readonly number[], host: boolean): RematchView {
  const { agreed = [], declined = [], by = '' } = room.rematch ?? {};
  const namesOf = (wanted: (chair: number) => boolean) => room.chairs.flatMap(({ name }, chair) => (wanted(chair) ? [name] : []));
  const isOpen = (chair: number) => room.chairs[chair]!.held && !agreed.includes(chair) && !declined.includes(chair);
  return {
    stage: stageOfRematch(room, chairs, host),
    by,
    waiting: namesOf((chair) => isOpen(chair) && room.chairs[chair]!.here),
    away: namesOf((chair) => isOpen(chair) && !room.chairs[chair]!.here),
    declined: namesOf((chair) => declined.includes(chair)),
    players: room.chairs.length - declined.length,
  };
}

function stageOfRematch({ phase, closed, after, rematch, terms }: RoomInfo, chairs: readonly number[], host: boolean): RematchStage {
  const all = (among: readonly number[] = []) => chairs.length > 0 && chairs.every((chair) => among.includes(chair));
  const hasDeclined = all(rematch?.declined);
  if (after) return hasDeclined && !host ? 'without' : 'opened';
  if (phase !== 'over' || closed || terms.introduction || (!chairs.length && !host)) return 'none';
  if (!rematch) return 'free';
  if (hasDeclined) return 'declined';
  return all(rematch.agreed) || !chairs.length ? 'agreed' : 'asked';
}

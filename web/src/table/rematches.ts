/** Another game for the same people, as one of them sees it: who has asked, who has agreed, who is waited for. */
import type { RoomShown } from '../house/messages';

/**
 * `free`: nobody has asked yet. `asked`: somebody has, and one's answer is missing. `agreed`, `declined`: one has answered.
 * `opened`: it has begun, and there is a way to it. `without`: it has begun without those who look. `none`: none of it is theirs.
 */
export type Stage = 'none' | 'free' | 'asked' | 'agreed' | 'declined' | 'opened' | 'without';

export interface RematchSeen {
  stage: Stage;
  /** Who asked; "" for a host who did not play. */
  by: string;
  /** Those who are there and have not answered, those who are not there, those who would rather not. */
  waiting: string[];
  away: string[];
  declined: string[];
  /** How many would play if it began now. */
  players: number;
}

export function rematchOf(room: RoomShown, chairs: readonly number[], host: boolean): RematchSeen {
  const { agreed = [], declined = [], by = '' } = room.rematch ?? {};
  const namesOf = (wanted: (chair: number) => boolean) => room.chairs.flatMap(({ name }, chair) => (wanted(chair) ? [name] : []));
  const isOpen = (chair: number) => room.chairs[chair]!.held && !agreed.includes(chair) && !declined.includes(chair);
  return {
    stage: stageOf(room, chairs, host),
    by,
    waiting: namesOf((chair) => isOpen(chair) && room.chairs[chair]!.here),
    away: namesOf((chair) => isOpen(chair) && !room.chairs[chair]!.here),
    declined: namesOf((chair) => declined.includes(chair)),
    players: room.chairs.length - declined.length,
  };
}

function stageOf({ phase, closed, after, rematch, terms }: RoomShown, chairs: readonly number[], host: boolean): Stage {
  const all = (among: readonly number[] = []) => chairs.length > 0 && chairs.every((chair) => among.includes(chair));
  const hasDeclined = all(rematch?.declined);
  if (after) return hasDeclined && !host ? 'without' : 'opened';
  if (phase !== 'over' || closed || terms.introduction || (!chairs.length && !host)) return 'none';
  if (!rematch) return 'free';
  if (hasDeclined) return 'declined';
  return all(rematch.agreed) || !chairs.length ? 'agreed' : 'asked';
}

/** The room one is in and the time of day there: the whole page takes their colours. */
export type Room = 'nights' | 'dice';
export type Hour = 'morning' | 'noon' | 'night';

export const ROOMS: readonly Room[] = ['nights', 'dice'];
export const HOURS: readonly Hour[] = ['morning', 'noon', 'night'];

let current = $state<{ room: Room; hour: Hour }>({ room: 'nights', hour: 'morning' });

export const surroundings = {
  get room(): Room {
    return current.room;
  },
  get hour(): Hour {
    return current.hour;
  },
};

/** The room a game is played in. */
export const roomOf = (game: string): Room => (game === 'nights' ? 'nights' : 'dice');

export function enter(room: Room, hour: Hour = 'morning'): void {
  current = { room, hour };
  const { dataset } = document.documentElement;
  dataset.room = room;
  dataset.hour = hour;
}

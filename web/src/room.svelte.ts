/** The room one is in and the time of day there: the whole page takes their colours. */
export type Room = 'paper' | 'wood';
export type Hour = 'morning' | 'noon' | 'night';

export const HOURS: readonly Hour[] = ['morning', 'noon', 'night'];

let current = $state<{ room: Room; hour: Hour }>({ room: 'paper', hour: 'morning' });

export const surroundings = {
  get room(): Room {
    return current.room;
  },
  get hour(): Hour {
    return current.hour;
  },
};

export function enter(room: Room, hour: Hour = 'morning'): void {
  current = { room, hour };
  const { dataset } = document.documentElement;
  dataset.room = room;
  dataset.hour = hour;
}

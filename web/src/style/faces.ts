import type { Room } from '../room.svelte';

/** What is read first in each room. Other faces are fetched where something is set in them. */
const FACES: Record<Room, readonly string[]> = {
  paper: ['500 1em "Alegreya Sans"', '400 1em "EB Garamond"', '500 1em "EB Garamond"'],
  wood: ['500 1em "Alegreya Sans"', '800 1em "Alegreya Sans"'],
};

/**
 * Fetches the faces of a room before anything is there that is set in them. A link in the page would do it earlier, but for
 * such a face a browser holds back the first picture; the words that stand there wait for none.
 */
export function fetchFaces(room: Room): void {
  for (const face of FACES[room]) void document.fonts.load(face).catch(() => {});
}

/** The text about a space: its kind, its number, and who and what is there. */
import type { NightsBoard } from '../../house/messages';
import { say } from '../../i18n/say.svelte';
import { marksOf, seatsBySpace } from './pieceLayout';
import type { MapBook } from './spot';

export function nameOfSpace(book: MapBook, space: string): string {
  return book.spaces[space]?.name ?? book.places[space]?.name ?? space;
}

/** “city, number 2”; a space of Arabia has no number. */
export function spaceKindText(book: MapBook, space: string): string {
  const known = book.spaces[space];
  if (!known) return say('web-map-place');
  return known.number ? say('web-map-kind', { kind: known.kind, number: known.number }) : known.kind;
}

/** One phrase for each hero and each mark. */
export function occupantPhrases(board: NightsBoard, space: string, nameOf: (seat: string) => string): string[] {
  return [
    ...(seatsBySpace(board).get(space) ?? []).map((seat) => say('web-map-stands', { name: nameOf(seat) })),
    ...(marksOf(board).get(space) ?? []).map(({ kind, seat }) => say(`web-map-mark-${kind}`, { name: nameOf(seat) })),
  ];
}

import type { View } from '../house/messages';

/** Seat → the name shown for it. */
export type Names = Readonly<Record<string, string>>;

export const namesOf = ({ sitters }: View): Names =>
  Object.fromEntries(Object.entries(sitters).map(([seat, { name }]) => [seat, name]));

/** How something stood whenever it changed, for a viewer who has not yet been told of all that has happened since. */

export interface Moment<Thing> {
  viewer: string | null;
  /** How many events had happened. */
  events: number;
  thing: Thing;
}

/** More than anybody leaves unread. */
const MOST = 200;

/** The moments with one more. What another viewer saw, and what has been undone, is forgotten. */
export function remembered<Thing>(past: readonly Moment<Thing>[], now: Moment<Thing>): readonly Moment<Thing>[] {
  const last = past.at(-1);
  if (!last || last.viewer !== now.viewer || now.events < last.events) return [now];
  return [...past.filter(({ events }) => events < now.events), now].slice(-MOST);
}

/** How it stood at the first moment that had so many events. */
export function asOf<Thing>(past: readonly Moment<Thing>[], events: number): Thing | null {
  return (past.find((moment) => moment.events >= events) ?? past.at(-1))?.thing ?? null;
}

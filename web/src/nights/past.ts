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

/** The moment that had so many events, or else those before and after it; `before` may have been forgotten. */
export function around<Thing>(past: readonly Moment<Thing>[], events: number): { before: Moment<Thing> | undefined; after: Moment<Thing> | undefined } {
  const after = past.find((moment) => moment.events >= events) ?? past.at(-1);
  const before = after && after.events > events ? past.findLast((moment) => moment.events < events) : after;
  return { before, after };
}

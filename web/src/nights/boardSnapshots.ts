/** Past states of something, for a viewer who has not yet read everything that happened since. */

export interface Snapshot<Thing> {
  viewer: string | null;
  /** How many events had happened. */
  events: number;
  thing: Thing;
}

/** More than any viewer leaves unread. */
const MAX_SNAPSHOTS = 200;

/** Adds a snapshot. Drops those of another viewer and those that were undone. */
export function withSnapshot<Thing>(past: readonly Snapshot<Thing>[], now: Snapshot<Thing>): readonly Snapshot<Thing>[] {
  const last = past.at(-1);
  if (!last || last.viewer !== now.viewer || now.events < last.events) return [now];
  return [...past.filter(({ events }) => events < now.events), now].slice(-MAX_SNAPSHOTS);
}

/** The snapshot with exactly this many events, or else its neighbours; `before` may already be dropped. */
export function snapshotsAround<Thing>(past: readonly Snapshot<Thing>[], events: number): { before: Snapshot<Thing> | undefined; after: Snapshot<Thing> | undefined } {
  const after = past.find((moment) => moment.events >= events) ?? past.at(-1);
  const before = after && after.events > events ? past.findLast((moment) => moment.events < events) : after;
  return { before, after };
}

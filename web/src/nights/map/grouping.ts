import type { Spot } from './spot';

export interface Group {
  steps: number;
  spots: Spot[];
}

/** Groups the spots by distance, nearest first, each group sorted by name. */
export function groupByDistance(spots: readonly Spot[], language: string): Group[] {
  const groups = new Map<number, Spot[]>();
  for (const spot of spots) groups.set(spot.steps, [...(groups.get(spot.steps) ?? []), spot]);
  const { compare } = new Intl.Collator(language);
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([steps, spots]) => ({ steps, spots: spots.toSorted((one, other) => compare(one.label, other.label)) }));
}

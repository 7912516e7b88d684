/** The map as a list: spots from near to far, and what of them fits the letters that somebody types. */
import type { Spot } from './spot';

export interface Group {
  steps: number;
  spots: Spot[];
}

/** From near to far, each group by name. */
export function byDistance(spots: readonly Spot[], language: string): Group[] {
  const groups = new Map<number, Spot[]>();
  for (const spot of spots) groups.set(spot.steps, [...(groups.get(spot.steps) ?? []), spot]);
  const { compare } = new Intl.Collator(language);
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([steps, spots]) => ({ steps, spots: spots.toSorted((one, other) => compare(one.label, other.label)) }));
}

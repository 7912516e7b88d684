// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { snapshotsAround, withSnapshot, type Snapshot } from '../src/nights/boardSnapshots';

function after(...moments: [viewer: string | null, events: number, thing: string][]): readonly Snapshot<string>[] {
  return moments.reduce<readonly Snapshot<string>[]>((past, [viewer, events, thing]) => withSnapshot(past, { viewer, events, thing }), []);
}

const asOf = (past: readonly Snapshot<string>[], events: number) => snapshotsAround(past, events).after?.thing ?? null;

describe('what has been', () => {
  const past = after(['a', 4, 'dawn'], ['a', 9, 'noon'], ['a', 9, 'noon, later'], ['a', 12, 'night']);

  it('is seen as of the first moment that had all that was told', () => {
    expect([4, 5, 9, 10, 12].map((events) => asOf(past, events))).toEqual(['dawn', 'noon, later', 'noon, later', 'night', 'night']);
  });

  it('lies between two moments where only part of what happened was told', () => {
    const between = (events: number) => Object.values(snapshotsAround(past, events)).map((moment) => moment?.thing);
    expect([between(3), between(9), between(10)]).toEqual([[undefined, 'dawn'], ['noon, later', 'noon, later'], ['noon, later', 'night']]);
  });

  it('is now for whoever knows all, or more than there is', () => {
    expect(asOf(past, Infinity)).toBe('night');
    expect(asOf([], 3)).toBeNull();
  });

  it('is forgotten when another looks, or when it has been undone', () => {
    expect(asOf(after(['a', 4, 'dawn'], ['b', 9, 'noon']), 4)).toBe('noon');
    expect(asOf(after(['a', 4, 'dawn'], ['a', 9, 'noon'], ['a', 6, 'again']), 4)).toBe('again');
  });
});

import { describe, expect, it } from 'vitest';
import { isEqual, mergeChanges, type Json } from '../src/sync/merge';

const BASE: Json = {
  settings: { theme: 'dark', volume: 60 },
  tables: { a: { table: 'a', keys: ['k1'], seen: 5, names: ['Ana', 'Bo'] }, b: { table: 'b', keys: [], seen: 1 } },
  heard: { packs: { first: { p1: 1 } } },
};

/** A copy of the base with changes. */
function changed(change: (copy: any) => void): Json {
  const copy = structuredClone(BASE);
  change(copy);
  return copy;
}

describe('changes of two devices', () => {
  it('are both kept if they concern different things', () => {
    const local = changed((copy) => ((copy.settings.theme = 'light'), (copy.tables.a.seen = 7)));
    const remote = changed((copy) => ((copy.settings.volume = 10), (copy.tables.c = { table: 'c', keys: ['k3'] })));
    expect(mergeChanges(BASE, local, remote)).toEqual(
      changed((copy) => ((copy.settings = { theme: 'light', volume: 10 }), (copy.tables.a.seen = 7), (copy.tables.c = { table: 'c', keys: ['k3'] }))),
    );
  });

  it('to the same setting end with that of the device that merges, and the other accepts it', () => {
    const first = changed((copy) => (copy.settings.theme = 'light'));
    const second = changed((copy) => (copy.settings.theme = 'system'));
    const merged = mergeChanges(BASE, second, first);
    expect(merged).toEqual(second);
    expect(mergeChanges(first, first, merged)).toEqual(second);
  });

  it('delete what the other has left alone, and keep what the other has changed', () => {
    const local = changed((copy) => (delete copy.tables.a, delete copy.tables.b));
    const remote = changed((copy) => (copy.tables.a.seen = 9));
    expect(mergeChanges(BASE, local, remote)).toEqual(changed((copy) => ((copy.tables.a.seen = 9), delete copy.tables.b)));
  });

  it('add and remove single keys of a table', () => {
    const local = changed((copy) => (copy.tables.a.keys = ['k2']));
    const remote = changed((copy) => (copy.tables.a.keys = ['k1', 'k3']));
    expect(mergeChanges(BASE, local, remote)).toEqual(changed((copy) => (copy.tables.a.keys = ['k3', 'k2'])));
  });

  it('leave lists whose order matters whole', () => {
    const local = changed((copy) => (copy.tables.a.names = ['Ana', 'Cleo']));
    const remote = changed((copy) => (copy.tables.a.names = ['Bo', 'Ana']));
    expect(mergeChanges(BASE, local, remote)).toEqual(local);
  });

  it('count what both have heard once', () => {
    const local = changed((copy) => (copy.heard.packs.first = { p1: 2, p2: 1 }));
    const remote = changed((copy) => (copy.heard.packs.first = { p1: 3 }));
    expect(mergeChanges(BASE, local, remote)).toEqual(changed((copy) => (copy.heard.packs.first = { p1: 3, p2: 1 })));
  });

  it('are none if only the order of keys differs', () => {
    expect(isEqual({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(isEqual({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(isEqual([1, 2], [2, 1])).toBe(false);
  });
});

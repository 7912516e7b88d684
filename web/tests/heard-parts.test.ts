import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetHeardTales, hasHeardTales, heardCountsOfPack, partsAfterTail, emptyHeardMemory, parseHeardMemory, rememberHeardParts, withHeardParts } from '../src/house/heardParts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => stored.set(key, text) });
});

describe('what was heard', () => {
  it('is new after what the table is known to have told', () => {
    expect(partsAfterTail([], ['a', 'b'])).toEqual(['a', 'b']);
    expect(partsAfterTail(['a', 'b'], ['a', 'b'])).toEqual([]);
    expect(partsAfterTail(['a', 'b'], ['a', 'b', 'c'])).toEqual(['c']);
    expect(partsAfterTail(['a', 'b', 'c'], ['c', 'd'])).toEqual(['d']); // the server sent the latest events only
    expect(partsAfterTail(['b', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['d']); // only the last ones are stored
    expect(partsAfterTail(['a'], ['a', 'a'])).toEqual([]);
  });

  it('counts once per telling, for each pack, also when events arrive again', () => {
    rememberHeardParts('book', 't1', ['a', 'b']);
    rememberHeardParts('book', 't1', ['a', 'b']);
    rememberHeardParts('book', 't1', ['b', 'a']);
    rememberHeardParts('book', 't2', ['a']);
    rememberHeardParts('other', 't3', ['a']);
    expect(heardCountsOfPack('book')).toEqual({ a: 3, b: 1 });
    expect(heardCountsOfPack('other')).toEqual({ a: 1 });
    expect(heardCountsOfPack('unknown')).toBeUndefined();
  });

  it('remembers nothing of a game without a pack', () => {
    rememberHeardParts('', 't1', ['a']);
    expect(hasHeardTales()).toBe(false);
  });

  it('is bounded: in parts, in counts, in packs and in tables', () => {
    const many = Array.from({ length: 5003 }, (_, i) => `p${i}`);
    let memory = withHeardParts(emptyHeardMemory(), 'book', 't', many);
    expect(Object.keys(memory.packs.book!)).toHaveLength(5000);
    expect(memory.packs.book).not.toHaveProperty('p2');
    expect(memory.packs.book).toHaveProperty('p5002');
    expect(memory.tables.t).toHaveLength(40);
    memory = withHeardParts({ packs: { book: { a: 1000 } }, tables: {} }, 'book', 't', ['a']);
    expect(memory.packs.book).toEqual({ a: 1000 });
    for (let i = 0; i < 60; i++) memory = withHeardParts(memory, `pack${i}`, `table${i}`, ['a']);
    expect([Object.keys(memory.packs).length, Object.keys(memory.tables).length]).toEqual([8, 24]);
  });

  it('is forgotten on request, and not counted again from the events of an open table', () => {
    rememberHeardParts('book', 't1', ['a', 'b']);
    expect(hasHeardTales()).toBe(true);
    forgetHeardTales();
    expect(hasHeardTales()).toBe(false);
    rememberHeardParts('book', 't1', ['a', 'b', 'c']);
    expect(heardCountsOfPack('book')).toEqual({ c: 1 });
  });

  it('survives a damaged store', () => {
    for (const text of ['', '{', 'null', '[]', '{"packs":{"book":{"a":0,"b":"x","c":2}},"tables":{"t":"no"}}']) expect(() => parseHeardMemory(text)).not.toThrow();
    expect(parseHeardMemory('{"packs":{"book":{"a":0,"b":"x","c":2}},"tables":{"t":"no"}}')).toEqual({ packs: { book: { c: 2 } }, tables: {} });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { dropKey, forgetTable, tableLink, saveTable, ownTable, ownTables, parseTables, renumberKeys } from '../src/house/ownTables.svelte';

beforeEach(() => {
  for (const { table } of [...ownTables]) forgetTable(table);
});

describe('own tables', () => {
  it('keep every key, and what is new about them', () => {
    saveTable('kestrel', { keys: ['lamp'], game: 'dice' });
    saveTable('kestrel', { keys: ['door', 'lamp'], names: ['Ana'] });
    expect(ownTable('kestrel')).toMatchObject({ keys: ['lamp', 'door'], game: 'dice', names: ['Ana'] });
    expect(parseTables(localStorage.getItem('serai.tables'))).toEqual(ownTables);
  });

  it('lose a key that has died, from its chair too', () => {
    saveTable('kestrel', { keys: ['lamp', 'door'], chairs: { 0: 'lamp', 2: 'door' } });
    dropKey('kestrel', 'door');
    expect(ownTable('kestrel')).toMatchObject({ keys: ['lamp'], chairs: { 0: 'lamp' } });
  });

  it('are none where nothing sensible was kept', () => {
    for (const kept of [null, '', '{', '{}', '[{"table":3}]']) expect(parseTables(kept)).toEqual([]);
  });
});

describe('the keys of chairs', () => {
  it('move up with their chairs', () => {
    expect(renumberKeys({ 0: 'lamp', 3: 'door' }, [0, 2])).toEqual({ 0: 'lamp', 2: 'door' });
  });
  it('stay where another chair was lost', () => {
    expect(renumberKeys({ 0: 'lamp', 1: 'door', 2: 'oud' }, [0, 2])).toEqual({ 0: 'lamp', 2: 'oud' });
  });
});

describe('a link to share', () => {
  it('has its key in the fragment', () => {
    expect(tableLink('kestrel', 'two doors', 'http://192.168.1.7:7291')).toBe('http://192.168.1.7:7291/t/kestrel#two%20doors');
  });
});

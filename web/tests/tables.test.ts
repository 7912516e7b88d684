import { beforeEach, describe, expect, it } from 'vitest';
import { onlyHere, sharedAddresses } from '../src/house/addresses';
import { dropKey, forget, linkTo, note, ownTable, ownTables, recalledTables, renumbered } from '../src/house/tables.svelte';

beforeEach(() => {
  for (const { table } of [...ownTables]) forget(table);
});

describe('own tables', () => {
  it('keep every key, and what is new about them', () => {
    note('kestrel', { keys: ['lamp'], game: 'dice' });
    note('kestrel', { keys: ['door', 'lamp'], names: ['Ana'] });
    expect(ownTable('kestrel')).toMatchObject({ keys: ['lamp', 'door'], game: 'dice', names: ['Ana'] });
    expect(recalledTables(localStorage.getItem('serai.tables'))).toEqual(ownTables);
  });

  it('lose a key that has died, from its chair too', () => {
    note('kestrel', { keys: ['lamp', 'door'], chairs: { 0: 'lamp', 2: 'door' } });
    dropKey('kestrel', 'door');
    expect(ownTable('kestrel')).toMatchObject({ keys: ['lamp'], chairs: { 0: 'lamp' } });
  });

  it('are none where nothing sensible was kept', () => {
    for (const kept of [null, '', '{', '{}', '[{"table":3}]']) expect(recalledTables(kept)).toEqual([]);
  });
});

describe('the keys of chairs', () => {
  it('move up with their chairs', () => {
    expect(renumbered({ 0: 'lamp', 3: 'door' }, [0, 2])).toEqual({ 0: 'lamp', 2: 'door' });
  });
  it('stay where another chair was lost', () => {
    expect(renumbered({ 0: 'lamp', 1: 'door', 2: 'oud' }, [0, 2])).toEqual({ 0: 'lamp', 2: 'oud' });
  });
});

describe('a link to share', () => {
  it('has its key in the fragment', () => {
    expect(linkTo('kestrel', 'two doors', 'http://192.168.1.7:7291')).toBe('http://192.168.1.7:7291/t/kestrel#two%20doors');
  });
  it('uses the address of the page, unless only this device knows it', () => {
    expect(sharedAddresses('https://serai.example', ['http://10.0.0.2:7291'])).toEqual(['https://serai.example']);
    expect(sharedAddresses('http://localhost:7291', ['http://172.17.0.1:7291', 'http://192.168.1.7:7291'])).toEqual([
      'http://192.168.1.7:7291',
      'http://172.17.0.1:7291',
    ]);
    expect(sharedAddresses('http://localhost:7291', ['http://127.0.0.1:7291'])).toEqual(['http://localhost:7291']);
    expect(onlyHere('http://127.0.0.1:7291')).toBe(true);
  });
});

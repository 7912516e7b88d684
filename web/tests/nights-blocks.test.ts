import { beforeAll, describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/house/messages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { dealtLine, dealtThing, type Thing } from '../src/nights/heroes/things';
import { groupIntoBlocks } from '../src/nights/page/blocks';
import type { Entry } from '../src/nights/page/eventHistory';
import type { Page } from '../src/nights/page/pages';

const PAGE: Page = { id: 0, seat: 'Ana', reader: '', matrixReader: '', first: false, digests: [], entries: [] };
const entry = (number: number, key: string, args: Record<string, unknown> = {}): Entry =>
  ({ id: `${String(number)}.0`, number, event: { key, args: { seat: 'Ana', ...args } }, passage: { kind: 'said', text: key, number: 0, ornament: '' } }) as unknown as Entry;
const JOURNEY = [entry(1, 'moved'), entry(2, 'drew', { card: 'open-hand' }), entry(3, 'rolled')];

beforeAll(() => loadLanguage('en'));

describe('an encounter card', () => {
  it('is dealt to whoever draws it, below the line of the journey', () => {
    const blocks = groupIntoBlocks(PAGE, JOURNEY, undefined, ({ event }) => event.key === 'drew');
    expect(blocks.map((block) => 'entries' in block && [block.kind, ...block.entries.map(({ event }) => event.key)])).toEqual([
      ['way', 'moved', 'rolled'],
      ['results', 'drew'],
    ]);
  });

  it('is an ornament in the journey of others', () => {
    expect(groupIntoBlocks(PAGE, JOURNEY).map(({ kind }) => kind)).toEqual(['way']);
  });

  it('shows its plate', () => {
    const book = { cards: { 'open-hand': { deck: 'encounters', name: 'The Open Hand', text: 'A palm.' } } };
    const night = { book, describeCard: () => ({ name: 'The Open Hand', about: 'A palm.' }), describeStatus: () => ({ name: '', about: '' }) } as unknown as Parameters<typeof dealtThing>[0];
    const event = { key: 'drew', args: { seat: 'Ana', card: 'open-hand' } } as unknown as TableEvent;
    expect(dealtThing(night, event)).toMatchObject({ name: 'The Open Hand', kind: 'encounter card', plate: 'encounters/open-hand' });
  });
});

describe('the end of a quest', () => {
  const finished = (number: number, passage: Partial<Entry['passage']>, more: Partial<Entry> = {}): Entry => {
    const made = entry(number, 'quest-finished', { quest: 'hollow-cane' });
    return { ...made, ...more, passage: { ...made.passage, ...passage } };
  };
  const TALE = finished(4, { kind: 'told', text: 'The bookseller shuts his eyes.' });
  const END = finished(4, { kind: 'gain', text: 'Ana has finished a quest: The hollow cane.' }, { id: '4.1' });
  const REWARD = { ...entry(5, 'story-gained'), passage: { kind: 'gain', text: 'Ana gains 2 story points.' } } as Entry;

  it('is a moment between its tale and its reward', () => {
    expect(groupIntoBlocks(PAGE, [TALE, END, REWARD]).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['passage 4.0', 'moment 4.1', 'results 5.0']);
  });

  it('stays in the digest of another hero’s turn', () => {
    const told = [TALE, END, REWARD].map((each) => ({ ...each, digest: 3 }));
    expect(groupIntoBlocks({ ...PAGE, digests: [{ id: 3, seat: 'Ana' }] }, told).map(({ kind }) => kind)).toEqual(['digest']);
  });
});

describe('a dealt card', () => {
  const QUEST = { name: 'The hollow cane', kind: 'quest' } as Thing;
  const line = (key: string, viewer: string | null) => dealtLine({ key, args: { seat: 'Ana' } } as unknown as TableEvent, QUEST, 'Ana has a quest: The hollow cane.', viewer);

  it('names itself once, for its owner', () => {
    expect(line('quest', 'Ana')).toBe('quest');
  });

  it('says to spectators whose it is', () => {
    expect(line('quest', null)).toBe('Ana has a quest: The hollow cane.');
  });

  it('has the words of a status, which do not name it', () => {
    expect(line('status-gained', 'Ana')).toBe('Ana has a quest: The hollow cane.');
  });
});

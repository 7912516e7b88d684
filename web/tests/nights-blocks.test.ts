import { beforeAll, describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/house/messages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { dealtThing } from '../src/nights/heroes/things';
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

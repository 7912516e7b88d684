import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../src/house/connection.svelte';
import { forgetTable, ownTable, saveTable } from '../src/house/ownTables.svelte';
import type { Passage, TableEvent } from '../src/house/messages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { SAMPLES } from '../src/nights/page/pageFixtures';
import { curlQuotes } from '../src/nights/page/typeset';
import { Absence, LEAST_ABSENCE } from '../src/table/absence.svelte';
import Recap from '../src/table/Recap.svelte';
import { recapPages } from '../src/table/recapPages';

const event = (key: string): TableEvent => ({ key, args: {} }) as TableEvent;
const told = (text: string, kind: Passage['kind'] = 'said'): Passage[] => (text ? [{ kind, text } as Passage] : []);
const NIGHT: [string, string][] = [
  ['turn', 'Bo’s turn'],
  ['read', 'Once there was a king.'],
  ['moved', ''],
  ['turn', 'Cleo’s turn'],
  ['rolled', 'Cleo rolls a six.'],
];
const EVENTS = NIGHT.map(([key]) => event(key));
const TOLD = NIGHT.map(([, text]) => told(text));

describe('pages of what happened', () => {
  it('are one for each turn, in order, with the rest of a turn first', () => {
    const pages = recapPages(EVENTS.slice(1), TOLD.slice(1), 11);
    expect(pages.map(({ since, title, passages }) => [since, title, passages.map(({ text }) => text)])).toEqual([
      [11, '', ['Once there was a king.']],
      [13, 'Cleo’s turn', ['Cleo rolls a six.']],
    ]);
  });

  it('leave out what has no text', () => {
    expect(recapPages([event('moved')], [[]], 0)).toEqual([]);
  });
});

class Held {
  table = 'kestrel';
  chairs = [0];
  view = $state.raw<{ seat: string } | null>({ seat: 'Ana' });
  since = $state(10);
  events = $state.raw<TableEvent[]>(EVENTS);
  asked: unknown[] = [];
  ask(request: { since: number; until: number }): Promise<unknown> {
    this.asked.push(request);
    const [from, to] = [request.since - 10, Math.min(request.until - 10, request.since - 10 + 3)];
    return Promise.resolve({ type: 'log', events: EVENTS.slice(from, to), told: TOLD.slice(from, to) });
  }
}

let time = 0;
let watched = $state(true);
function come(held = new Held()): { held: Held; absence: Absence; leave: () => void } {
  let absence: Absence | undefined;
  const leave = $effect.root(() => {
    absence = new Absence(held as unknown as Connection, () => watched, () => time);
  });
  flushSync();
  return { held, absence: absence!, leave };
}

describe('an absence', () => {
  beforeEach(() => {
    forgetTable('kestrel');
    time = 1_000_000;
    watched = true;
  });
  const shownBefore = (events: number, at: number, seat = 'Ana') => saveTable('kestrel', { keys: ['k'], shown: { seat, events, at } });

  it('is mentioned when others have played for longer than a moment', async () => {
    shownBefore(12, time - LEAST_ABSENCE);
    const { absence, held } = come();
    expect([absence.missed, absence.turns]).toEqual([{ since: 12, until: 15 }, 1]);
    expect(ownTable('kestrel')?.shown?.events).toBe(15);
    expect((await absence.pages()).map(({ title }) => title)).toEqual(['Cleo’s turn']);
    expect(held.asked).toEqual([{ type: 'read-log', since: 12, until: 15 }]);
    absence.dismiss();
    expect(absence.missed).toBeNull();
  });

  it('is not mentioned after a reload, at another seat, or when nothing has happened', () => {
    for (const [events, at, seat] of [[12, time - LEAST_ABSENCE + 1, 'Ana'], [12, 0, 'Bo'], [15, 0, 'Ana'], [14, 0, 'Ana']] as const) {
      shownBefore(events, at, seat);
      const { absence, leave } = come();
      expect(absence.missed).toBeNull();
      leave();
    }
  });

  it('counts no turns that are not known, and reads them in parts', async () => {
    shownBefore(8, 0);
    const held = new Held();
    const { absence } = come(held);
    expect([absence.missed, absence.turns]).toEqual([{ since: 8, until: 15 }, 0]);
    absence.missed = { since: 10, until: 15 };
    expect((await absence.pages()).map(({ title }) => title)).toEqual(['Bo’s turn', 'Cleo’s turn']);
    expect(held.asked).toHaveLength(2);
  });

  it('does not take for seen what the table has not shown yet', () => {
    shownBefore(12, time);
    watched = false;
    come();
    expect(ownTable('kestrel')?.shown?.events).toBe(12);
    watched = true;
    flushSync();
    expect(ownTable('kestrel')?.shown?.events).toBe(15);
  });
});

describe('the pages of a night', () => {
  beforeAll(() => loadLanguage('en'));

  /** A turn of the fixtures as its Reader gets it: every text twice, for the Reader before the others. */
  function asItsReader(name: string): { events: TableEvent[]; told: Passage[][] } {
    const sample = SAMPLES[name]!;
    const readerOnly: Record<string, string> = { read: 'reading', section: 'reading-section' };
    const all = sample.events.flatMap((event, i) => {
      const passages = sample.told.en[i]!;
      const before = readerOnly[event.key];
      return before ? [{ event: { ...event, key: before }, passages }, { event, passages }] : [{ event, passages }];
    });
    return { events: all.map(({ event }) => event), told: all.map(({ passages }) => passages) };
  }

  async function tell(game: string, name: string): Promise<{ kinds: string[]; texts: string[]; close: () => Promise<void> }> {
    const { events, told } = asItsReader(name);
    const absence = { pages: (isTold?: Parameters<typeof recapPages>[3]) => Promise.resolve(recapPages(events, told, 0, isTold)) } as unknown as Absence;
    const shown = mount(Recap, { target: document.body, props: { game, absence, close: () => {} } });
    await vi.waitFor(() => expect(document.querySelector('.recap')).not.toBeNull());
    const lines = [...document.querySelectorAll('.recap > :not(h3)')];
    return { kinds: lines.map(({ tagName, className }) => className.replace(/ ?svelte-\w+/, '') || tagName), texts: lines.map(({ textContent }) => textContent), close: () => unmount(shown) };
  }

  it('tell the Reader a tale once, and leave out what the page of the Book leaves out', async () => {
    for (const name of ['award', 'place']) {
      const { kinds, texts, close } = await tell('nights', name);
      const known = SAMPLES[name]!.told.en.flat();
      const ofKind = (kind: string) => known.filter((passage) => passage.kind === kind).map(({ text }) => curlQuotes(text, 'en').replaceAll('*', ''));
      for (const tale of [...ofKind('opening'), ...ofKind('told')]) expect(texts.filter((text) => text === tale)).toHaveLength(1);
      for (const announcement of [...ofKind('headings'), ...ofKind('award'), 'No skill']) expect(texts).not.toContain(announcement);
      expect(ofKind('headings')).not.toEqual([]);
      expect(ofKind('award')).not.toEqual([]);
      for (const gain of ofKind('gain')) expect(texts).toContain(gain);
      expect(kinds).toContain('opening');
      await close();
    }
  });

  it('of other games tell everything', async () => {
    const { texts, close } = await tell('dice', 'award');
    expect(texts).toHaveLength(asItsReader('award').told.flat().filter(({ kind }) => kind !== 'turn').length);
    await close();
  });
});

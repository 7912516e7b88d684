import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import OwnTables from '../src/lobby/OwnTables.svelte';
import type { OwnTablesRequest, OwnTableStatus, OwnTablesStatus } from '../src/house/messages';
import { sortTables, tableStatuses } from '../src/house/tableStatus.svelte';
import { forgetTable, saveTable, ownTables, type OwnTable } from '../src/house/ownTables.svelte';
import { liveRegion } from '../src/notices.svelte';
import { formatAppointment } from '../src/i18n/dates';
import { loadLanguage } from '../src/i18n/say.svelte';

const chair = (name: string, here = false) => ({ name, seat: name, bot: null, held: true, here, open: false });
const shown = (table: string, more: Partial<OwnTableStatus> = {}): OwnTableStatus => ({
  table,
  game: 'dice',
  phase: 'playing',
  closed: false,
  chairs: [chair('Ana'), chair('Bo', true)],
  yours: [0],
  waiting: [1],
  waited: 300,
  clock: { kind: 'none', count: 0 },
  remaining: null,
  after: null,
  what_if: null,
  proposed_time: null,
  ...more,
});

let asked: OwnTablesRequest[] = [];
let answer: OwnTablesStatus;
let mounted: Record<string, unknown> | undefined;

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

async function open(): Promise<void> {
  mounted = mount(OwnTables, { target: document.body });
  flushSync();
  await settled();
}
const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim() ?? '');

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  liveRegion.text = '';
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    expect(path).toBe('/api/own-tables');
    asked.push(JSON.parse(String(body)) as OwnTablesRequest);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  for (const { table } of [...ownTables]) forgetTable(table);
  for (const table of Object.keys(tableStatuses)) delete tableStatuses[table];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('one’s own tables', () => {
  it('are told as the house says, not as the browser remembers', async () => {
    saveTable('a', { keys: ['k'], names: ['Ana', 'Bo'], game: 'dice', phase: 'playing', mine: true });
    answer = { tables: [shown('a', { remaining: 7300, clock: { kind: 'day', count: 1 } })], gone: [], invitations: [] };
    await open();
    expect(rows()).toEqual(['Ana and Bo Waiting for Bo King of Dice · Bo is at the table now · 2 hours left to choose · last move 5 minutes ago']);
    expect(asked).toEqual([{ tables: [{ table: 'a', keys: ['k'] }] }]);
    // Server reports are stored for offline use but do not count as visits.
    expect(ownTables[0]).toMatchObject({ mine: false, waiting: 'Bo' });
  });

  it('tell when a table is planned to begin, in the reader’s time zone', async () => {
    saveTable('a', { keys: ['k'], names: ['Ana'], game: 'dice', phase: 'gathering' });
    const at = new Date(2026, 10, 21, 20, 30);
    answer = { tables: [shown('a', { phase: 'gathering', chairs: [chair('Ana')], waiting: [], waited: null, proposed_time: { at: at.getTime() / 1000, version: 1 } })], gone: [], invitations: [] };
    await open();
    expect(rows()[0]).toContain(`King of Dice · planned for ${formatAppointment(at)}`);
  });

  it('are asked about again and again while somebody looks, and not otherwise', async () => {
    saveTable('a', { keys: ['k'], names: ['Ana', 'Bo'], game: 'dice', phase: 'playing' });
    answer = { tables: [shown('a')], gone: [], invitations: [] };
    await open();
    answer = { tables: [shown('a', { waiting: [0], waited: 1 })], gone: [], invitations: [] };
    await vi.advanceTimersByTimeAsync(10_000);
    flushSync();
    expect(rows()[0]).toContain('It is your turn.');
    expect(liveRegion.text.trim()).toBe('It is your turn at the table of Ana and Bo.');
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(asked).toHaveLength(3);
    if (mounted) await unmount(mounted);
    mounted = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
  });

  it('that are gone are said to be gone, and can be taken off the list', async () => {
    saveTable('a', { keys: ['k'], names: ['Ana', 'Bo'], game: 'dice', phase: 'playing', mine: true });
    answer = { tables: [], gone: ['a'], invitations: [] };
    await open();
    expect(rows()[0]).toContain('This table no longer exists, or your seat was given to somebody else.');
    expect(document.querySelector('li a')).toBeNull();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Remove from the list'))!.click();
    flushSync();
    expect(ownTables).toEqual([]);
    expect(rows()).toEqual([]);
  });

  it('that the house cannot look at now stay as the browser remembers them', async () => {
    saveTable('a', { keys: ['k'], names: ['Ana', 'Bo'], game: 'dice', phase: 'playing', waiting: 'Bo' });
    answer = { tables: [], gone: [], invitations: [] };
    await open();
    expect(rows()[0]).toContain('Waiting for Bo');
  });

  it('are no more than a few at first, and all of them where one wants to see them', async () => {
    for (let i = 0; i < 6; i++) saveTable(`t${i}`, { keys: ['k'], names: ['Ana', `Bo ${i}`], game: 'dice', phase: 'over' });
    answer = { tables: [], gone: [], invitations: [] };
    await open();
    expect(rows()).toHaveLength(3);
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Show all 6 tables'))!.click();
    flushSync();
    expect(rows()).toHaveLength(6);
  });

  it('begin with those that wait for the visitor, and end with those that are gone', () => {
    const own = (table: string, seen: number): OwnTable => ({ table, game: 'dice', keys: [], chairs: {}, names: [], seen, phase: 'playing' });
    const tables = [own('gone', 9), own('over', 8), own('closed', 7), own('bo', 6), own('mine', 5), own('bot', 4), own('unknown', 3)];
    const known = {
      gone: 'gone' as const,
      over: shown('over', { phase: 'over', waiting: [] }),
      closed: shown('closed', { closed: true }),
      bo: shown('bo'),
      mine: shown('mine', { waiting: [0] }),
      bot: shown('bot', { waiting: [0], chairs: [{ ...chair('Ana'), bot: 'king' }, chair('Bo')] }),
    };
    expect(sortTables(tables, known).map(({ table }) => table)).toEqual(['mine', 'bo', 'bot', 'unknown', 'over', 'closed', 'gone']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Summary } from '../src/house/messages';
import { totalsOf, isSummaryFinal, mostFrequent, emptyPlayedGames, parsePlayedGames, withSummary } from '../src/statistics/totals';
import { playedGames, clearPlayedGames, recordPlayedGame } from '../src/statistics/playedGames.svelte';

const summary = (news: Partial<Summary> = {}): Summary => ({
  table: 'kestrel',
  game: 'nights',
  seat: 'Ana',
  phase: 'over',
  opened: 1,
  players: 3,
  bots: 2,
  staged: false,
  turns: 12,
  ending: 'sole',
  won: true,
  shared: false,
  counts: { tales: 5, 'reaction/court': 3, 'reaction/rob': 1 },
  best: '',
  tales: { pack: 'first-book', digest: 'd1', paragraphs: 500, heard: [3, 4, 90] },
  ...news,
});
const kept = () => true;
const all = (...summaries: Summary[]) => summaries.reduce(withSummary, emptyPlayedGames());

describe('evenings', () => {
  it('count a table once, however often it is looked at', () => {
    const known = all(summary({ phase: 'playing', ending: '', won: false }), summary(), summary());
    expect(totalsOf(known, 'nights', kept)).toMatchObject({ finished: 1, won: 1, running: 0, longest: 12, counts: { tales: 5 } });
  });

  it('add up tables, and say how they ended and who played', () => {
    const known = all(
      summary(),
      summary({ table: 'heron', won: false, ending: 'shared', players: 2, turns: 30 }),
      summary({ table: 'crane', won: true, ending: 'sole' }),
      summary({ table: 'stork', phase: 'playing', ending: '', won: false }),
      summary({ table: 'finch', game: 'dice', ending: 'penalties' }),
    );
    const figures = totalsOf(known, 'nights', kept);
    expect(figures).toMatchObject({ finished: 3, won: 2, running: 1, longest: 30 });
    expect(figures.byPlayers).toEqual([
      { players: 2, finished: 1, won: 0 },
      { players: 3, finished: 2, won: 2 },
    ]);
    expect(figures.endings).toEqual([
      ['sole', 2],
      ['shared', 1],
    ]);
    expect(figures.counts.tales).toBe(20);
  });

  it('let go before their end are running no more, but what happened there happened', () => {
    const known = all(summary({ phase: 'playing', ending: '', won: false }));
    expect(totalsOf(known, 'nights', () => false)).toMatchObject({ finished: 0, running: 0, counts: { tales: 5 } });
    expect(totalsOf(known, 'nights', kept)).toMatchObject({ finished: 0, running: 1 });
  });

  it('of several seats on one device are one evening', () => {
    const known = all(summary({ won: false }), summary({ seat: 'Bo', won: true }));
    expect(totalsOf(known, 'nights', kept)).toMatchObject({ finished: 1, won: 1, counts: { tales: 10 } });
    expect(isSummaryFinal(known, 'kestrel', 2)).toBe(true);
    expect(isSummaryFinal(known, 'kestrel', 3)).toBe(false);
    expect(isSummaryFinal(known, 'heron', 0)).toBe(false);
  });

  it('that began in the middle are none, but what was read there was heard', () => {
    const known = all(summary({ staged: true }));
    expect(totalsOf(known, 'nights', kept)).toMatchObject({ finished: 0, won: 0, running: 0, counts: {} });
    expect(known.books['first-book']?.heard).toEqual([3, 4, 90]);
  });

  it('hear a page once, by whichever table', () => {
    const known = all(summary(), summary({ table: 'heron', tales: { pack: 'first-book', digest: 'd2', paragraphs: 520, heard: [4, 5] } }));
    expect(known.books).toEqual({ 'first-book': { digest: 'd2', paragraphs: 520, heard: [3, 4, 5, 90] } });
  });

  it('know what was taken and the favourite', () => {
    const known = all(
      summary({ table: 'a', game: 'dice', best: 'elf-run-4', tales: null, counts: { 'card/elf': 2 } }),
      summary({ table: 'b', game: 'dice', best: 'dwarf-five-6', tales: null, counts: { 'card/dwarf': 1 } }),
      summary({ table: 'c', game: 'dice', best: '', tales: null, counts: {} }),
    );
    const { bestCards, counts } = totalsOf(known, 'dice', kept);
    expect(bestCards).toEqual(['elf-run-4', 'dwarf-five-6']);
    expect(mostFrequent(counts, 'card')).toEqual(['elf', 2]);
    expect(mostFrequent(counts, 'reaction')).toBeUndefined();
  });

  it('are nothing where nothing sensible was kept', () => {
    for (const text of [null, '', 'null', '[]', '{broken', '{"tables":{"a":3},"books":{"b":null}}', '{"tables":{"a":[null]}}']) expect(parsePlayedGames(text)).toEqual(emptyPlayedGames());
    expect(parsePlayedGames(JSON.stringify(all(summary())))).toEqual(all(summary()));
  });
});

describe('the house', () => {
  const asked: string[] = [];
  const own = { table: 'kestrel', chairs: { 0: 'key-a', 1: 'key-b' }, phase: 'over' as const };
  const answer = (say: (key: string) => Response) =>
    vi.stubGlobal('fetch', async (_: string, how: RequestInit) => {
      const key = new Headers(how.headers).get('serai-key') ?? '';
      asked.push(key);
      return say(key);
    });

  beforeEach(() => {
    asked.length = 0;
    clearPlayedGames();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    clearPlayedGames();
  });

  it('is asked for each chair, and never again once the game is over', async () => {
    answer((key) => new Response(JSON.stringify(summary({ seat: key }))));
    expect(await recordPlayedGame(own)).toBe(true);
    expect(await recordPlayedGame(own)).toBe(true);
    expect(asked).toEqual(['key-a', 'key-b']);
    expect(Object.keys(playedGames.all.tables)).toEqual(['kestrel']);
    expect(JSON.parse(localStorage.getItem('serai.evenings')!)).toEqual(playedGames.all);
  });

  it('is not asked about a table that has not begun', async () => {
    answer(() => new Response('{}'));
    await recordPlayedGame({ ...own, phase: 'gathering' });
    expect(asked).toEqual([]);
  });

  it('may refuse one chair, and what is known stays', async () => {
    answer((key) => (key === 'key-a' ? new Response(JSON.stringify({ sentence: 'No.', key: 'refused-no-table' }), { status: 404 }) : new Response(JSON.stringify(summary()))));
    expect(await recordPlayedGame(own)).toBe(true);
    expect(playedGames.all.tables.kestrel).toHaveLength(1);
  });

  it('is left alone when it wants to be', async () => {
    answer(() => new Response(JSON.stringify({ sentence: 'Slowly.', key: 'refused-too-fast' }), { status: 429 }));
    expect(await recordPlayedGame(own)).toBe(false);
    expect(asked).toEqual(['key-a']);
  });
});

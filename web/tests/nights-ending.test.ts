import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NightsBoard, View } from '../src/house/messages';
import NightsEnding from '../src/nights/ending/NightsEnding.svelte';
import { settings } from '../src/settings.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { clear, fixtureOf, NAMES, nightOf, press, show } from './nights-fixture';

const ENDINGS = NAMES.filter((name) => name.startsWith('end-'));

beforeAll(() => loadLanguage('en'));
afterEach(async () => {
  await clear();
  settings.motion = 'system';
  vi.useRealTimers();
});

const ending = (name: string, showLastPage?: () => void) => show(NightsEnding, { night: nightOf(name), showLastPage });
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(ENDINGS)('the ending “%s”', (name) => {
  it('is told as a tale, the goals lie open, and the winners stand out in words too', () => {
    settings.motion = 'reduced';
    const page = ending(name);
    const moment = fixtureOf(name);
    const { outcome, board } = moment.view as typeof moment.view & { board: NightsBoard };
    for (const paragraph of moment.words.en.ending.slice(1)) expect(plain(page.querySelector('.prose')!.textContent!)).toContain(plain(paragraph));
    expect(page.querySelector('.prose .visually-hidden')!.textContent).toBe(moment.words.en.ending[0]!.split(' ')[0]);
    for (const [seat, hero] of Object.entries(board.heroes)) {
      const row = page.querySelector(`[data-seat="${seat}"]`)!;
      expect(row.textContent).toContain(`Destiny: ${hero.destiny} of ${board.targets[seat]!.destiny}`);
      expect(row.textContent).toContain(`Story: ${hero.story} of ${board.targets[seat]!.story}`);
      expect(row.textContent!.includes('winner')).toBe(outcome!.winners.includes(seat));
    }
  });

  it.each(LANGUAGES)('says nothing but words in %s', async (language) => {
    settings.motion = 'reduced';
    await loadLanguage(language);
    const page = show(NightsEnding, { night: nightOf(name, undefined, language) });
    expect(page.textContent).not.toMatch(/web-nights|undefined|\{/);
    await loadLanguage('en');
  });
});

it('ranks the heroes: winners first, then those who lack the least', () => {
  settings.motion = 'reduced';
  const { outcome } = fixtureOf('end-sole').view as View;
  const rows = [...ending('end-sole').querySelectorAll<HTMLElement>('[data-rank]')];
  expect(rows.map(({ dataset }) => Number(dataset.rank))).toEqual(rows.map(({ dataset }) => Number(dataset.rank)).toSorted((one, other) => one - other));
  expect(rows[0]!.dataset.seat).toBe(outcome!.winners[0]);
  expect(rows.map(({ dataset }) => Number(dataset.rank))).toEqual(rows.map(({ dataset }) => fixtureOf('end-sole').words.en.ranks![dataset.seat!]));
});

it('shows the results before what became of the heroes', () => {
  settings.motion = 'reduced';
  const page = ending('end-sole');
  const [results, tale] = [page.querySelector('.results')!, page.querySelector('.tale')!];
  expect(results.compareDocumentPosition(tale)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows no place by its identifier while the words of the Book are on their way', () => {
  settings.motion = 'reduced';
  const night = nightOf('end-sole');
  night.book = null;
  const spaces = Object.values((fixtureOf('end-sole').view.board as NightsBoard).heroes).map(({ space }) => space);
  const page = show(NightsEnding, { night });
  for (const space of spaces) expect(page.textContent).not.toContain(space);
});

it('a shared victory names all who share it', () => {
  settings.motion = 'reduced';
  expect(ending('end-shared').querySelector('h1')!.textContent).toBe('Ana and Bo have won together.');
});

it('a night that was too short has no winner', () => {
  settings.motion = 'reduced';
  expect(ending('end-solitaire-lost').querySelector('h1')!.textContent).toBe('Nobody has won.');
});

it('is counted out hero by hero, and a key shows the result at once', () => {
  settings.motion = 'full';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = ending('end-shared');
  expect(page.querySelector('h1')!.textContent).toBe('The end of the night');
  expect(page.querySelectorAll('.tracks')).toHaveLength(0);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(page.querySelectorAll('.tracks')).toHaveLength(1);
  press(' ', document.body);
  expect(page.querySelectorAll('.won')).toHaveLength(2);
});

it('is counted to its end by itself', () => {
  settings.motion = 'full';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = ending('end-shared');
  for (let beat = 0; beat < 10; beat++) {
    vi.advanceTimersByTime(1000);
    flushSync();
  }
  expect(page.querySelector('h1')!.textContent).toBe('Ana and Bo have won together.');
});

it('one may look back', () => {
  settings.motion = 'reduced';
  const showLastPage = vi.fn();
  const page = ending('end-sole', showLastPage);
  [...page.querySelectorAll('button')].find((one) => one.textContent!.includes('Show the table'))!.click();
  expect(showLastPage).toHaveBeenCalledOnce();
});

import { flushSync } from 'svelte';
import state from '../../src/serai/games/nights/state.py?raw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import HeroList from '../src/nights/heroes/HeroList.svelte';
import { REACTIONS, SKILLS, THINGS } from '../src/nights/heroes/emblems/drawings';
import { Refused } from '../src/house/api';
import Portrait from '../src/nights/heroes/Portrait.svelte';
import HeroPiece from '../src/nights/map/HeroPiece.svelte';
import HeroChoice from '../src/nights/heroes/HeroChoice.svelte';
import Track from '../src/nights/heroes/Track.svelte';
import HeroDialog from '../src/nights/heroes/HeroDialog.svelte';
import { MINIATURES } from '../src/nights/heroes/portraits';
import type { SkippedTurn } from '../src/nights/page/reading.svelte';
import { thingsOf } from '../src/nights/heroes/things';
import type { Connection } from '../src/house/connection.svelte';
import type { HeroView, NightsBoard } from '../src/house/messages';
import type { Fixture } from '../src/nights/fixtures.svelte';
import { settings } from '../src/settings.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { books, changes, clear, nightOf, show, statuses } from './nights-fixture';

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  settings.motion = 'reduced';
});
afterEach(async () => {
  await clear();
  settings.motion = 'system';
});

const RICH: Partial<HeroView> = {
  hero: 'scheherazade',
  sex: 'f',
  destiny: 7,
  story: 4,
  wealth: 'princely',
  skills: { luck: 1, piety: 2 },
  once: ['magic'],
  statuses: ['married', 'outlaw', 'determined'],
  marked: { married: 'basra', outlaw: 'cairo' },
  treasures: ['ebony-horse'],
  quest: 'dream-of-riches',
  quest_places: ['tana', 'baghdad'],
  quest_claimed: ['tana'],
  cards: ['bantus'],
  tokens: [Object.keys(books.en.tokens)[0]!],
  destination: 'city-of-brass',
};

/** A fixture in which a seat's hero has everything a hero can have. */
const rich =
  (seat: string) =>
  (moment: Fixture): Fixture => {
    const board = moment.view.board as NightsBoard;
    const heroes = { ...board.heroes, [seat]: { ...board.heroes[seat]!, ...RICH } };
    return { ...moment, view: { ...moment.view, seat: 'Ana', board: { ...board, heroes, seat: 'Bo', reader: 'Cy', matrix_reader: 'Ana', target: { destiny: 12, story: 8 } } } };
  };

describe('the company', () => {
  const company = (seat = 'Ana') => show(HeroList, { night: nightOf('vote', undefined, 'en', rich(seat)) });

  it('is a list of the heroes in the order of their seats, where things can fly to', () => {
    const page = company();
    expect([...page.querySelectorAll<HTMLElement>('[data-spot]')].map((one) => one.dataset.spot)).toEqual(['Ana', 'Bo', 'Inés', 'Cy'].map((seat) => `hero-${seat}`));
  });

  it('says in words what it shows: points, wealth, what is held, who reads, whose turn it is', () => {
    const page = company();
    const [ana, bo, , cy] = [...page.querySelectorAll('li[data-spot]')].map((one) => one.textContent!);
    expect(ana).toContain('Destiny: 7, your goal is 12');
    expect(ana).toContain('Story: 4, your goal is 8');
    expect(ana).toContain('Princely');
    expect(ana).toContain('3 statuses');
    expect(ana).toContain('1 treasure');
    expect(bo).toContain('playing now');
    expect(cy).not.toContain('goal');
    const labels = [...page.querySelectorAll('[role=img]')].map((one) => one.getAttribute('aria-label'));
    expect(labels).toEqual(['holds the matrices', 'reads the Book']);
  });

  it('shows no identifier while the words of the Book are on their way', () => {
    const night = nightOf('vote', undefined, 'en', rich('Ana'));
    night.book = null;
    expect(show(HeroList, { night }).textContent).not.toContain('princely');
  });

  it('says that it is the last round, and who still has a turn in it', () => {
    const declared = (moment: Fixture): Fixture => ({ ...moment, view: { ...moment.view, board: { ...(moment.view.board as NightsBoard), declared: 'Bo', last_turns: ['Inés', 'Cy'] } } });
    expect(company().querySelector('.last-round')).toBeNull();
    const page = show(HeroList, { night: nightOf('vote', undefined, 'en', declared) });
    expect(page.querySelector('.last-round')?.textContent).toBe('Last round: Ma’aruf has reached the goal. Still to play: Aladdin and Zumurrud. This is Aladdin’s last turn.');
  });

  it('shows nobody the goal of another', () => {
    const page = company();
    expect(page.querySelectorAll('.goal')).toHaveLength(2);
    expect(page.querySelectorAll('[data-spot="hero-Ana"] .goal')).toHaveLength(2);
  });

  it('draws what statuses have changed about a body, and leaves other statuses out', () => {
    const page = show(Portrait, { hero: 'sindbad', statuses: ['sultan', 'respected', 'crippled'] });
    expect([...page.querySelectorAll<SVGElement>('[data-body-mark]')].map((one) => one.dataset.bodyMark)).toEqual(['sultan', 'crippled']);
  });

  it.each(['beast-form', 'crippled', 'diseased', 'enslaved', 'imprisoned', 'sultan', 'vizier', 'wounded'])('shows on the piece what has become of the body: %s', (status) => {
    const page = show(HeroPiece, { hero: 'sindbad', initial: 'A', statuses: [status] });
    expect(page.querySelectorAll(`[data-body-mark="${status}"] path`).length).toBeGreaterThan(0);
    expect(page.querySelector('[data-sex]')).toBeNull();
  });

  it('shows on the piece whether it is a woman or a man now', async () => {
    const drawn: (string | null)[] = [];
    for (const sex of ['f', 'm']) {
      drawn.push(show(HeroPiece, { hero: 'sindbad', initial: 'A', sex }).querySelector(`[data-sex="${sex}"]`)!.getAttribute('d'));
      await clear();
    }
    expect(new Set(drawn).size).toBe(2);
  });

  it('opens what lies before a hero', () => {
    const page = company();
    page.querySelector<HTMLButtonElement>('[data-spot="hero-Bo"] button')!.click();
    flushSync();
    expect(page.querySelector('dialog h2')!.textContent).toBe('Bo');
  });
});

describe('the sheet of a hero', () => {
  it('holds everything, each as a card that opens in place', () => {
    const page = show(HeroDialog, { night: nightOf('vote', undefined, 'en', rich('Ana')), seat: 'Ana', open: true, close: () => {} });
    const groups = [...page.querySelectorAll<HTMLElement>('[data-group]')].map((one) => one.dataset.group);
    expect(groups).toEqual(['statuses', 'skills', 'treasures', 'quest', 'cities', 'marks', 'tokens']);
    const closed = page.querySelector<HTMLButtonElement>('[data-group=statuses] button')!;
    expect(closed.getAttribute('aria-expanded')).toBe('false');
    closed.click();
    flushSync();
    expect(closed.getAttribute('aria-expanded')).toBe('true');
    expect(page.querySelector('[data-group=statuses] .words')!.textContent).toContain(books.en.statuses.married!.f.about);
    expect(page.textContent).toContain('Tana');
    expect(page.textContent).toContain('visited');
    expect(page.textContent).toContain('still to visit');
    expect(page.textContent).toContain('Your secret goal: 12 destiny, 8 story');
  });

  it('does not tell the goal of another', () => {
    const page = show(HeroDialog, { night: nightOf('vote', undefined, 'en', rich('Bo')), seat: 'Bo', open: true, close: () => {} });
    expect(page.textContent).not.toContain('goal');
  });

  it('has masters before talents, and what is marked on the map', () => {
    const groups = new Map(thingsOf(nightOf('vote', undefined, 'en', rich('Ana')), 'Ana').map(({ id, things }) => [id, things]));
    expect(groups.get('skills')!.map(({ name, kind }) => [name, kind])).toEqual([
      ['Piety', 'master'],
      ['Luck', 'talent'],
      ['Magic', 'for one use'],
    ]);
    expect(groups.get('marks')!.map(({ name, kind }) => [name, kind])).toEqual([
      ['Basra', 'Home'],
      ['Cairo', 'Wanted here'],
      ['The City of Brass', 'Destination marker'],
    ]);
  });

  it('shows statuses, treasures, the quest and city cards by their plates', () => {
    const things = thingsOf(nightOf('vote', undefined, 'en', rich('Ana')), 'Ana').flatMap((group) => group.things);
    expect(things.flatMap(({ plate }) => plate ?? [])).toEqual([
      'statuses/married',
      'statuses/outlaw',
      'statuses/determined',
      'treasures/ebony-horse',
      'quests/dream-of-riches',
      'encounters/bantus',
    ]);
  });

  it.each(LANGUAGES)('says nothing but words in %s', async (language) => {
    await loadLanguage(language);
    const page = show(HeroDialog, { night: nightOf('vote', undefined, language, rich('Ana')), seat: 'Ana', open: true, close: () => {} });
    expect(page.textContent).not.toMatch(/web-nights|undefined|\{/);
    await loadLanguage('en');
  });
});

it('everything that has a name has an emblem, and every hero a portrait', () => {
  expect(Object.keys(statuses)).toEqual(Object.keys(books.en.statuses));
  expect(Object.keys(SKILLS)).toEqual(expect.arrayContaining(Object.keys(books.en.skills)));
  expect(Object.keys(THINGS)).toEqual(expect.arrayContaining(Object.keys(books.en.wealth)));
  expect(Object.keys(MINIATURES).sort()).toEqual(Object.keys(books.en.heroes).sort());
  for (const body of [...Object.values({ ...SKILLS, ...THINGS, ...REACTIONS }), ...Object.values(statuses).map(({ emblem }) => emblem)]) expect(body).toContain('<path');
});

describe('turns that were skipped', () => {
  function skippable(skipped: readonly SkippedTurn[]) {
    let left = $state.raw(skipped);
    return {
      get skipped() {
        return left;
      },
      set skipped(turns) {
        left = turns;
      },
      forgetSkipped: () => void (left = []),
    };
  }
  const events = changes.filter(({ event }) => event.key === 'destiny-gained' || event.key === 'story-gained').slice(0, 1).map(({ event }) => event);

  it('are summed up in a line each, and only they; the line can be closed', () => {
    const night = nightOf('vote', undefined, 'en', rich('Ana'));
    const reading = skippable([]);
    const page = show(HeroList, { night, reading });
    expect(page.querySelector('.skipped')).toBeNull();
    const seat = String(events[0]!.args.seat);
    reading.skipped = [{ seat, events }];
    flushSync();
    expect(page.querySelectorAll('.skipped li')).toHaveLength(1);
    expect(page.querySelector('.skipped li')!.textContent).toContain(night.nameOf(seat));
    page.querySelector<HTMLButtonElement>('.skipped button')!.click();
    flushSync();
    expect(reading.skipped).toEqual([]);
  });

  it('go away after a while', () => {
    vi.useFakeTimers();
    const reading = skippable([{ seat: String(events[0]!.args.seat), events }]);
    show(HeroList, { night: nightOf('vote', undefined, 'en', rich('Ana')), reading });
    vi.advanceTimersByTime(30_000);
    expect(reading.skipped).toEqual([]);
    vi.useRealTimers();
  });
});

it('draws a track as long as the goal of the table, whatever is usual', () => {
  const bar = (most: number) => show(Track, { track: 'destiny', value: 3, goal: 4, most, large: true }).querySelectorAll<HTMLElement>('.come').item(most === 6 ? 0 : 1).style.width;
  expect(bar(6)).toBe('50%');
  expect(bar(10)).toBe('30%');
  const night = nightOf('award');
  Object.assign(night.connection, { room: { terms: { options: { goal: 6 } } } });
  const points = Object.values(night.board!.heroes).flatMap(({ destiny, story }) => [destiny, story]);
  expect(night.trackLength).toBe(Math.max(6, ...points));
});

describe('the choice of a hero in the waiting room', () => {
  const room = (heroes: Record<string, string>) => ({ pack: 'first', terms: { game: 'nights', pack: 'moments', options: { heroes } }, chairs: [{ name: 'Ana' }, { name: 'Bo' }] });
  async function wait(heroes: Record<string, string>) {
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(path.includes('plates') ? servePlate(path) : Response.json(books.en)));
    const ask = vi.fn(() => Promise.resolve());
    const page = show(HeroChoice, { connection: { room: room(heroes), chairs: [0], ask } as unknown as Connection });
    await vi.waitFor(() => expect(page.querySelectorAll('input')).toHaveLength(7));
    return { page, ask };
  }
  afterEach(() => vi.unstubAllGlobals());

  /** A server that has the plates of all heroes but one. */
  function servePlate(path: string): Response {
    const names = Object.keys(HEROES).filter((hero) => hero !== 'maaruf').map((hero) => `heroes/${hero}-${HEROES[hero]!}`);
    if (path.endsWith('/plates')) return Response.json({ plates: Object.fromEntries(names.map((name) => [name, { file: name, words: `Words of ${name}.` }])) });
    return new Response(`<svg data-drawing="${path.replace(/^.*plates\/[^/]*\//, '')}"></svg>`);
  }
  /** The heroes of the game with their sex by birth. */
  const HEROES = Object.fromEntries([...state.slice(state.indexOf('HEROES = {'), state.indexOf('}', state.indexOf('HEROES = {'))).matchAll(/"([a-z-]+)": "([mf])"/g)].map(([, hero, sex]) => [hero!, sex === 'f' ? 'woman' : 'man']));

  it('shows the portraits of all heroes, and the chosen one large', async () => {
    const { page } = await wait({ Ana: 'zumurrud' });
    const drawnIn = (where: string) => [...page.querySelectorAll<HTMLElement>(`${where} [data-drawing]`)].map((drawing) => drawing.dataset.drawing);
    expect(Object.keys(HEROES)).toHaveLength(6);
    const portraits = Object.keys(books.en.heroes).filter((hero) => hero !== 'maaruf').map((hero) => `heroes/${hero}-${HEROES[hero]!}`);
    await vi.waitFor(() => expect(drawnIn('.tile')).toEqual(portraits));
    expect(drawnIn('.chosen')).toEqual(['heroes/zumurrud-woman']);
    // The name stands beside the small pictures; the large one says what it shows, but not whenever another is chosen.
    expect([...page.querySelectorAll('.tile [data-plate]')].every((plate) => plate.getAttribute('aria-hidden') === 'true')).toBe(true);
    const large = page.querySelector('.chosen [data-plate]')!;
    expect([large.getAttribute('role'), large.getAttribute('aria-label'), large.closest('[aria-live]')]).toEqual(['img', 'Words of heroes/zumurrud-woman.', null]);
  });

  it('shows the miniature of a hero whom the Book does not draw', async () => {
    const { page } = await wait({});
    await vi.waitFor(() => expect(page.querySelector('input[value="maaruf"] + .tile [data-hero="maaruf"]')).not.toBeNull());
    expect(page.querySelectorAll('.tile [data-hero]')).toHaveLength(1);
  });

  it('shows every hero, leaves the choice to chance, and sends it', async () => {
    const { page, ask } = await wait({});
    expect([...page.querySelectorAll('.name')].map((name) => name.textContent)).toEqual(['Random hero', ...Object.values(books.en.heroes)]);
    expect(page.querySelector<HTMLInputElement>('input:checked')!.value).toBe('');
    page.querySelector<HTMLInputElement>('input[value="sindbad"]')!.click();
    expect(ask).toHaveBeenCalledWith({ type: 'pick', chair: 0, option: 'heroes', value: 'sindbad' });
    page.querySelector<HTMLInputElement>('input[value=""]')!.click();
    expect(ask).toHaveBeenLastCalledWith({ type: 'pick', chair: 0, option: 'heroes', value: null });
  });

  it('checks the former choice again if somebody else was faster', async () => {
    const { page, ask } = await wait({ Ana: 'zumurrud' });
    ask.mockRejectedValueOnce(new Refused('Somebody has taken that hero.', 'refused-same-hero'));
    page.querySelector<HTMLInputElement>('input[value="sindbad"]')!.click();
    flushSync();
    expect(page.querySelector('.biography')!.textContent).toBe(books.en.biographies.sindbad);
    await vi.waitFor(() => expect(page.querySelector<HTMLInputElement>('input:checked')!.value).toBe('zumurrud'));
    expect(page.querySelector('.biography')!.textContent).toBe(books.en.biographies.zumurrud);
  });

  it('tells the life of the chosen hero, and who has taken another', async () => {
    const { page } = await wait({ Ana: 'zumurrud', Bo: 'sindbad' });
    expect(page.querySelector('.biography')!.textContent).toBe(books.en.biographies.zumurrud);
    const taken = page.querySelector<HTMLInputElement>('input[value="sindbad"]')!;
    expect(taken.disabled).toBe(true);
    expect(taken.closest('label')!.textContent).toContain('taken by Bo');
  });
});

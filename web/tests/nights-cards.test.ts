/** Cards that are dealt on the page, and what there is to read while others choose. */
import type { Component } from 'svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeroView, NightsBoard, Passage, TableEvent } from '../src/house/messages';
import { provideExplanations } from '../src/nights/explanations';
import type { Fixture } from '../src/nights/fixtures.svelte';
import type { NightsModel } from '../src/nights/nightsModel.svelte';
import type { Entry } from '../src/nights/page/eventHistory';
import type { Page } from '../src/nights/page/pages';
import PassageBlock from '../src/nights/page/PassageBlock.svelte';
import type { Reading } from '../src/nights/page/reading.svelte';
import WhileWaiting from '../src/nights/page/WhileWaiting.svelte';
import { settings } from '../src/settings.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { books, clear, nightOf, show } from './nights-fixture';

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  settings.motion = 'reduced';
});
afterEach(async () => {
  await clear();
  settings.motion = 'system';
});

const entryOf = (number: number, event: TableEvent, kind: Passage['kind'], text: string): Entry => ({ id: `${String(number)}.0`, number, event, passage: { kind, text, number: 0, ornament: '' }, known: false });

describe('what the viewer is dealt', () => {
  const CITY_CARD = entryOf(7, { key: 'kept', args: { seat: 'Ana', card: 'bantus' } }, 'said', 'Ana keeps a city card: The Drummer of Bantus.');
  const STATUS = entryOf(8, { key: 'status-gained', args: { seat: 'Ana', status: 'outlaw' } }, 'fate', 'There is a price on Ana’s head: outlaw.');

  /** Shows results of a turn as the page of this seat does. */
  function deal(entries: Entry[], seat = 'Ana', fresh = 0): HTMLElement {
    const night = nightOf('vote', undefined, 'en', (moment) => ({ ...moment, view: { ...moment.view, seat } }));
    const Provided: Component = (anchor, props) => {
      provideExplanations(night);
      return (PassageBlock as Component)(anchor, props);
    };
    return show(Provided as typeof PassageBlock, { block: { kind: 'results', id: 'dealt', entries }, appearingPassage: null, spoken: null, fresh });
  }
  const cards = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-dealt]')];

  it.each([
    ['a city card', CITY_CARD, 'bantus', books.en.cards.bantus!.name, 'city card', books.en.cards.bantus!.text],
    ['a status', STATUS, 'outlaw', books.en.statuses.outlaw!.m.name, STATUS.passage.text, books.en.statuses.outlaw!.m.about],
  ])('is a card that opens in place: %s', (_, entry, id, name, line, about) => {
    const page = deal([entry]);
    const [card] = cards(page);
    expect(card!.dataset.dealt).toBe(id);
    expect([...card!.querySelectorAll('.title > span')].map(({ textContent }) => textContent!.toLowerCase())).toEqual([name, line].map((text) => text.toLowerCase()));
    expect(card!.querySelector(`[data-plate$="/${id}"]`)).not.toBeNull();
    const button = card!.querySelector('button')!;
    const text = card!.querySelector('.more')!;
    expect(text.textContent).toContain(about);
    expect([button.getAttribute('aria-expanded'), text.hasAttribute('inert')]).toEqual(['false', true]);
    button.click();
    flushSync();
    expect([button.getAttribute('aria-expanded'), text.hasAttribute('inert')]).toEqual(['true', false]);
  });

  it('turns over when it arrives, and only then', () => {
    settings.motion = 'full';
    const page = deal([CITY_CARD, STATUS], 'Ana', 8);
    const [known, arrived] = cards(page);
    expect([known!.classList.contains('turning'), arrived!.classList.contains('turning')]).toEqual([false, true]);
    expect(arrived!.querySelector('svg.back')).not.toBeNull();
    arrived!.dispatchEvent(new Event('animationend', { bubbles: true }));
    flushSync();
    expect([arrived!.classList.contains('turning'), arrived!.querySelector('svg.back')]).toEqual([false, null]);
  });

  it('does not turn where nothing should move', () => {
    expect(cards(deal([STATUS])).map((card) => card.classList.contains('turning'))).toEqual([false]);
  });

  it('is a line of the story when another hero gets it', () => {
    const page = deal([CITY_CARD, STATUS], 'Bo');
    expect(cards(page)).toEqual([]);
    expect([...page.querySelectorAll('.passage p')].map((line) => line.textContent!.trim())).toEqual([CITY_CARD.passage.text, STATUS.passage.text]);
  });
});

describe('while another person chooses', () => {
  const HERO: Partial<HeroView> = { hero: 'scheherazade', sex: 'f', destiny: 7, story: 4, quest: 'dream-of-riches', quest_places: ['tana', 'baghdad'], quest_claimed: ['tana'] };
  const TALE: Passage = { kind: 'opening', text: 'You have laid your forehead on the floor.', number: 0, ornament: '' };
  const pageOf = (id: number, seat: string, digest?: number): Page => {
    const entry = { ...entryOf(id, { key: 'read', args: { seat, paragraph: 'x' } }, TALE.kind, TALE.text), ...(digest === undefined ? {} : { digest }) };
    return { id, seat, reader: '', matrixReader: '', first: false, digests: [], entries: [entry] };
  };

  const waits =
    (other: { bot: string | null }, more: Partial<Fixture['view']> = {}) =>
    (moment: Fixture): Fixture => {
      const board = moment.view.board as NightsBoard;
      const heroes = { ...board.heroes, Ana: { ...board.heroes.Ana!, ...HERO } };
      const sitters = { ...moment.view.sitters, Bo: { name: 'Bo', ...other } };
      return { ...moment, view: { ...moment.view, seat: 'Ana', decision: null, waiting: ['Bo'], sitters, board: { ...board, heroes, target: { destiny: 12, story: 8 } }, ...more } };
    };
  const read = (night: NightsModel, pages: Page[] = []) => {
    const openPage = vi.fn();
    return { page: show(WhileWaiting, { night, reading: { pages, openPage } as unknown as Reading }), openPage };
  };
  const nightWith = (other: { bot: string | null }, more?: Partial<Fixture['view']>) => nightOf('vote', undefined, 'en', waits(other, more));

  it('there are the hero’s points against the goal, the quest with its next step, and the last tale', () => {
    const [older, last] = [pageOf(3, 'Ana'), pageOf(9, 'Ana')];
    const { page, openPage } = read(nightWith({ bot: null }), [older, last, pageOf(14, 'Bo'), pageOf(20, '')]);
    const section = page.querySelector('section.while-waiting')!;
    expect(section.getAttribute('aria-label')).toBe('While you wait');
    expect([...section.querySelectorAll('.track')].map((track) => track.textContent)).toEqual([expect.stringContaining('7'), expect.stringContaining('4')]);
    expect(section.textContent).toContain(books.en.cards['dream-of-riches']!.name);
    expect([...section.querySelectorAll('.steps li')].map((step) => step.textContent!.replace(/\s+/g, ' ').trim())).toEqual(['✓ Tana · visited', '○ Baghdad · still to visit']);
    expect(section.querySelector('blockquote')!.textContent).toBe(TALE.text);
    [...section.querySelectorAll('button')].find((button) => button.textContent!.includes('Read your last tale again'))!.click();
    expect(openPage).toHaveBeenCalledExactlyOnceWith(last);
  });

  it('no tale is offered that was only told in brief, is another’s, or is still open', () => {
    const { page } = read(nightWith({ bot: null }), [pageOf(3, 'Ana', 3), pageOf(9, 'Bo'), pageOf(12, 'Ana')]);
    expect(page.querySelector('section.while-waiting')).not.toBeNull();
    expect(page.querySelector('blockquote')).toBeNull();
  });

  it('there is nothing while a bot plays, or while the viewer is asked', async () => {
    expect(read(nightWith({ bot: 'traveller' })).page.querySelector('.while-waiting')).toBeNull();
    await clear();
    const asked = nightOf('vote', undefined, 'en', (moment) => ({ ...waits({ bot: null })(moment), view: { ...waits({ bot: null })(moment).view, decision: { ...moment.view.decision!, seat: 'Ana' } } }));
    expect(read(asked).page.querySelector('.while-waiting')).toBeNull();
  });

  it.each(LANGUAGES)('says nothing but words in %s', async (language) => {
    await loadLanguage(language);
    const { page } = read(nightOf('vote', undefined, language, waits({ bot: null })), [pageOf(3, 'Ana'), pageOf(9, 'Bo')]);
    expect(page.querySelector('.while-waiting')!.textContent).not.toMatch(/web-|undefined|\{/);
    await loadLanguage('en');
  });
});

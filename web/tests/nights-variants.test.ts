/** Variants of the Nights: one line that names them, and a marker for each. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseInfo } from '../src/house/games.svelte';
import type { HeroView, NightsBoard, RoomInfo } from '../src/house/messages';
import QuestionContext from '../src/nights/decisions/QuestionContext.svelte';
import HeroList from '../src/nights/heroes/HeroList.svelte';
import type { Fixture } from '../src/nights/fixtures.svelte';
import type { NightsModel } from '../src/nights/nightsModel.svelte';
import { subjectOf } from '../src/nights/subject';
import { variantsOf } from '../src/nights/variants';
import VariantLine from '../src/nights/VariantLine.svelte';
import { settings } from '../src/settings.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { clear, fixtureOf, nightOf, show } from './nights-fixture';
import { gameInWords } from './game-fixture';

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  houseInfo.games = [gameInWords('nights')];
  settings.motion = 'reduced';
});
afterEach(async () => {
  await clear();
  settings.motion = 'system';
});

const skinOf = (options: Record<string, unknown>) => ({ terms: { game: 'nights', options } }) as unknown as RoomInfo;

/** A game with variants; `seats` are the players, `own` changes the first player's hero. */
function night(options: Record<string, unknown>, own: Partial<HeroView> = {}, seats?: string[], moment = 'vote'): NightsModel {
  const change = (moment: Fixture): Fixture => {
    const board = moment.view.board as NightsBoard;
    const [first] = Object.keys(board.heroes);
    const all = { ...board.heroes, [first!]: { ...board.heroes[first!]!, ...own } };
    const heroes = Object.fromEntries(Object.entries(all).filter(([seat]) => !seats || seats.includes(seat)));
    return { ...moment, view: { ...moment.view, seat: first!, turn: 1, board: { ...board, heroes, time: 'night', encounters_left: 9 } } };
  };
  const made = nightOf(moment, undefined, 'en', change);
  Object.assign(made.connection, { room: skinOf(options) });
  return made;
}

const badge = (way: string) => document.querySelector<HTMLElement>(`[data-variant="${way}"]`);

describe('the ways to play', () => {
  const board = fixtureOf('vote').view.board as NightsBoard;

  it('are those that were agreed on, and none where all is as usual', () => {
    expect(variantsOf(skinOf({}), board)).toEqual([]);
    expect(variantsOf(skinOf({ goal: 20, merchant: false }), board)).toEqual([]);
    expect(variantsOf(skinOf({ goal: 8, merchant: true, storytelling: true }), board)).toEqual(['goal', 'storytelling', 'merchant']);
    expect(variantsOf(null, board)).toEqual([]);
    const introduction = { terms: { game: 'nights', options: { goal: 6 }, introduction: true } } as unknown as RoomInfo;
    expect(variantsOf(introduction, board)).toEqual([]);
  });

  it('have no line where all is as usual', () => {
    show(VariantLine, { night: night({}) });
    expect(document.querySelector('.variants')).toBeNull();
  });

  it('are named with their sentence, in every language', async () => {
    for (const language of LANGUAGES) {
      await loadLanguage(language);
      show(VariantLine, { night: night({ goal: 8, merchant: true, 'one-status': true, 'random-skills': true, storytelling: true }) });
      const all = [...document.querySelectorAll('.variants li')];
      expect(all).toHaveLength(5);
      for (const one of all) expect(one.querySelector('p')!.textContent.length).toBeGreaterThan(40);
      await clear();
    }
    await loadLanguage('en');
  });

  it('of solitaire count what the night still allows, and what is still to do', () => {
    const [first] = Object.keys(board.heroes);
    show(VariantLine, { night: night({}, { quests_done: 1, wealth: 'fabulous' }, [first!]) });
    expect(badge('solitaire')!.querySelector('.status')!.textContent).toBe('Night · 9 cards left · quests 1 of 2 · Fabulous');
  });

  it('of a short night name the goal', () => {
    show(VariantLine, { night: night({ goal: 8 }) });
    expect(badge('goal')!.textContent).toContain('Goal: 8 points');
  });

  it('of the merchant count the turns, also with each hero', () => {
    show(HeroList, { night: night({ merchant: true }, { fabulous_turns: 2 }) });
    expect(badge('merchant')!.textContent).toContain('Fabulous 2 of 3 turns');
    expect(document.querySelectorAll('.hero-list li:first-child .pips .full')).toHaveLength(2);
  });

  it('of skills by lot say what was dealt', () => {
    show(VariantLine, { night: night({ 'random-skills': true }, { skills: { luck: 1, magic: 1, piety: 1 } }) });
    expect(badge('random-skills')!.textContent).toContain('Your random skills: Luck, Magic and Piety');
  });

  it('of one status have one slot for each hero', () => {
    show(HeroList, { night: night({ 'one-status': true }, { statuses: ['lost'] }) });
    const slots = document.querySelectorAll('.hero-list .slot');
    expect(slots).toHaveLength(Object.keys(board.heroes).length);
    expect(slots[0]!.textContent).toContain('Lost');
    expect(document.querySelector('.hero-list')!.textContent).not.toMatch(/\d status/);
  });

  it('of retelling light up when it is voted on, and show who has voted', () => {
    const voting = night({ storytelling: true });
    show(VariantLine, { night: voting });
    expect(badge('storytelling')!.classList.contains('now')).toBe(true);
    const decision = voting.decision!;
    const teller = subjectOf(decision).hero!;
    show(QuestionContext, { night: voting, decision });
    const ballots = [...document.querySelectorAll('.ballots li')];
    expect(ballots).toHaveLength(Object.keys(board.heroes).length - 1);
    expect(document.querySelector('.ballots')!.textContent).not.toContain(voting.nameOf(teller));
  });
});

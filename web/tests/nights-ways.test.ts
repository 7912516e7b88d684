/** Other ways to play the Nights: one line that names them, and a small sign for each. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { known } from '../src/house/games.svelte';
import type { HeroShown, NightsBoard, RoomShown } from '../src/house/messages';
import Occasion from '../src/nights/decisions/Occasion.svelte';
import Company from '../src/nights/heroes/Company.svelte';
import type { Moment } from '../src/nights/moments.svelte';
import type { Night } from '../src/nights/night.svelte';
import { subjectOf } from '../src/nights/subject';
import { waysOf } from '../src/nights/ways';
import Ways from '../src/nights/Ways.svelte';
import { settings } from '../src/settings.svelte';
import { LANGUAGES } from '../src/words/languages';
import { speak } from '../src/words/say.svelte';
import { clear, momentOf, nightOf, show } from './nights';
import { gameInWords } from './shown-game';

beforeAll(() => speak('en'));
beforeEach(() => {
  known.games = [gameInWords('nights')];
  settings.motion = 'reduced';
});
afterEach(async () => {
  await clear();
  settings.motion = 'system';
});

const roomOf = (options: Record<string, unknown>) => ({ terms: { game: 'nights', options } }) as unknown as RoomShown;

/** A night of a table that has agreed on something; `seats` are those who play, `own` is what the first of them has. */
function night(options: Record<string, unknown>, own: Partial<HeroShown> = {}, seats?: string[], moment = 'vote'): Night {
  const change = (moment: Moment): Moment => {
    const board = moment.view.board as NightsBoard;
    const [first] = Object.keys(board.heroes);
    const all = { ...board.heroes, [first!]: { ...board.heroes[first!]!, ...own } };
    const heroes = Object.fromEntries(Object.entries(all).filter(([seat]) => !seats || seats.includes(seat)));
    return { ...moment, view: { ...moment.view, seat: first!, turn: 1, board: { ...board, heroes, time: 'night', encounters_left: 9 } } };
  };
  const made = nightOf(moment, undefined, 'en', change);
  Object.assign(made.connection, { room: roomOf(options) });
  return made;
}

const badge = (way: string) => document.querySelector<HTMLElement>(`[data-way="${way}"]`);

describe('the ways to play', () => {
  const board = momentOf('vote').view.board as NightsBoard;

  it('are those that were agreed on, and none where all is as usual', () => {
    expect(waysOf(roomOf({}), board)).toEqual([]);
    expect(waysOf(roomOf({ goal: 20, merchant: false }), board)).toEqual([]);
    expect(waysOf(roomOf({ goal: 8, merchant: true, storytelling: true }), board)).toEqual(['goal', 'storytelling', 'merchant']);
    expect(waysOf(null, board)).toEqual([]);
    const introduction = { terms: { game: 'nights', options: { goal: 6 }, introduction: true } } as unknown as RoomShown;
    expect(waysOf(introduction, board)).toEqual([]);
  });

  it('have no line where all is as usual', () => {
    show(Ways, { night: night({}) });
    expect(document.querySelector('.ways')).toBeNull();
  });

  it('are named with their sentence, in every language', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      show(Ways, { night: night({ goal: 8, merchant: true, 'one-status': true, 'random-skills': true, storytelling: true }) });
      const all = [...document.querySelectorAll('.ways li')];
      expect(all).toHaveLength(5);
      for (const one of all) expect(one.querySelector('p')!.textContent.length).toBeGreaterThan(40);
      await clear();
    }
    await speak('en');
  });

  it('of solitaire count what the night still allows, and what is still to do', () => {
    const [first] = Object.keys(board.heroes);
    show(Ways, { night: night({}, { quests_done: 1, wealth: 'fabulous' }, [first!]) });
    expect(badge('solitaire')!.querySelector('.standing')!.textContent).toBe('Night · 9 cards left · quests 1 of 2 · Fabulous');
  });

  it('of a short night name the goal', () => {
    show(Ways, { night: night({ goal: 8 }) });
    expect(badge('goal')!.textContent).toContain('Goal: 8 points');
  });

  it('of the merchant count the turns, also with each hero', () => {
    show(Company, { night: night({ merchant: true }, { fabulous_turns: 2 }) });
    expect(badge('merchant')!.textContent).toContain('Fabulous 2 of 3 turns');
    expect(document.querySelectorAll('.company li:first-child .pips .full')).toHaveLength(2);
  });

  it('of skills by lot say what was dealt', () => {
    show(Ways, { night: night({ 'random-skills': true }, { skills: { luck: 1, magic: 1, piety: 1 } }) });
    expect(badge('random-skills')!.textContent).toContain('Dealt to you: Luck, Magic and Piety');
  });

  it('of one status have one slot for each hero', () => {
    show(Company, { night: night({ 'one-status': true }, { statuses: ['lost'] }) });
    const slots = document.querySelectorAll('.company .slot');
    expect(slots).toHaveLength(Object.keys(board.heroes).length);
    expect(slots[0]!.textContent).toContain('Lost');
    expect(document.querySelector('.company')!.textContent).not.toMatch(/\d status/);
  });

  it('of retelling light up when it is voted on, and show who has voted', () => {
    const voting = night({ storytelling: true });
    show(Ways, { night: voting });
    expect(badge('storytelling')!.classList.contains('now')).toBe(true);
    const decision = voting.decision!;
    const teller = subjectOf(decision).hero!;
    show(Occasion, { night: voting, decision });
    const ballots = [...document.querySelectorAll('.ballots li')];
    expect(ballots).toHaveLength(Object.keys(board.heroes).length - 1);
    expect(document.querySelector('.ballots')!.textContent).not.toContain(voting.nameOf(teller));
  });
});

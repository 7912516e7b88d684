import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { houseInfo } from '../src/house/games.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';
import PlayNow from '../src/lobby/PlayNow.svelte';
import { preferences } from '../src/lobby/preferences.svelte';
import { gameInWords } from './game-fixture';

const SHIPPED = {
  dice: ['random', 'squire', 'king', 'emperor'],
  nights: ['wanderer', 'traveller', 'sage'],
};

let mounted: Record<string, unknown> | undefined;
beforeAll(() => loadLanguage('en'));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  houseInfo.games = undefined;
});

function open(id: keyof typeof SHIPPED): HTMLElement {
  const bots = SHIPPED[id];
  const game = { ...gameInWords(id), bots, usual_bot: bots.at(-2)!, guests: [{ level: 'hungry', package: 'bowl-of-dates' }] };
  houseInfo.games = [game];
  preferences.level = '';
  preferences.opponents = 1;
  mounted = mount(PlayNow, { target: document.body, props: { game, open: true, close: () => {} } });
  flushSync();
  return document.querySelector<HTMLElement>('.level')!;
}

describe('“Play now”', () => {
  it.each([
    ['dice', ['random', 'beginner', 'skilled', 'expert', 'hungry'], 'Plays every turn as well as the dice allow'],
    ['nights', ['beginner', 'skilled', 'expert', 'hungry'], 'Knows the map, its skills and its quest'],
  ] as const)('lists the levels of %s from the easiest to the hardest, then those of other packages, and says what each is like', (id, names, usual) => {
    const level = open(id);
    const labels = [...level.querySelectorAll('label')];
    expect(labels.map(({ textContent }) => textContent.trim())).toEqual(names);
    expect(level.querySelector('legend')?.textContent).toBe('How strong are the bots?');
    expect(level.querySelector('input:checked')?.closest('label')?.textContent.trim()).toBe('skilled');
    expect(level.querySelector('[aria-live]')?.textContent).toContain(usual);
    const sentences = labels.map((label) => {
      label.querySelector('input')!.click();
      flushSync();
      return level.querySelector('[aria-live]')!.textContent;
    });
    expect(new Set(sentences).size).toBe(names.length);
    expect(sentences.at(-2)).toContain('the hardest to beat');
    expect(sentences.at(-1)).toBe('A bot from the package “bowl-of-dates”.');
  });
});

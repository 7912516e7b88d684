import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../src/house/connection.svelte';
import { tableRequestFromPreferences, preferences } from '../src/lobby/preferences.svelte';
import { houseInfo, nameOfGame } from '../src/house/games.svelte';
import type { View, RenderedText } from '../src/house/messages';
import Lobby from '../src/pages/Lobby.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import { settings } from '../src/settings.svelte';
import PlainTable from '../src/table/PlainTable.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';
import { gameFixture, wordsFor } from './game-fixture';
import { renderDeferred } from './idle';

/** A game that this client does not know. */
const levels = { careful: { bot: 'a bot that eats one at a time', many: 'careful', one: 'careful', about: 'Eats one date at a time.' } };
const options = {
  most: { label: 'Dates in a mouthful', about: '', choices: {} },
  bowl: { label: 'The bowl', about: 'How the dates are counted.', choices: { wide: 'a wide one' } },
};
const dates = gameFixture({
  id: 'dates',
  words: {
    en: wordsFor('A bowl of dates', { about: 'Who eats the last?', levels, options, fields: { dates_left: 'Dates in the bowl' } }),
    fr: wordsFor('Une coupe de dattes'),
    es: wordsFor('A bowl of dates'),
  },
  most: 6,
  bots: ['random', 'careful'],
  guests: [{ level: 'hungry', package: 'bowl-of-dates' }],
  options: [
    { name: 'most', schema: { type: 'integer', minimum: 1, default: 3 } },
    { name: 'bowl', schema: { enum: ['deep', 'wide'], default: 'deep' } },
    { name: 'pits', schema: { type: 'boolean', default: false } },
    { name: 'seats_of_honour', schema: { type: 'object', default: {} } },
  ],
});

const view = {
  game: 'dates',
  seat: 'Ana',
  turn: 2,
  events: 2,
  sitters: { Ana: { name: 'Anna', bot: null }, Bo: { name: 'Bo', bot: 'careful' } },
  board: { seat: 'Ana', dates_left: 7, guess: null, eaten: { Ana: [1, 2], Bo: [] }, bowls: [{ full: true }, { full: false }] },
  waiting: ['Ana'],
  decision: { seat: 'Ana', kind: 'eat', options: ['1', '2'], about: {}, secret: false },
  chosen: null,
  undo: null,
  takeback: null,
  outcome: null,
} as unknown as View;
const words: RenderedText = {
  book: '',
  told: [],
  question: 'Anna: how many dates do you eat?',
  subject: '',
  moment: '',
  choices: [
    { option: '1', label: 'one date', group: '', sign: '', note: '', there: '', about: '', space: '', way: null },
    { option: '2', label: '2 dates', group: '', sign: '', note: '', there: '', about: '', space: '', way: null },
  ],
  names: {},
  ending: [],
};
const said = (text: string) => [{ kind: 'said' as const, text, number: 0, ornament: '' }];

let chosen: string[] = [];
let mounted: Record<string, unknown> | undefined;

function sitAt(more: Partial<Record<keyof Connection, unknown>> = {}): void {
  const connection = {
    view,
    words,
    asked: { Ana: 3 },
    told: [said('There are 9 dates in the bowl.'), said('Bo eats 2 dates.'), []],
    choose: (seat: string, option: string) => Promise.resolve(chosen.push(`${seat} ${option}`)),
    ...more,
  } as unknown as Connection;
  mounted = mount(PlainTable, { target: document.body, props: { connection } });
  flushSync();
}

beforeEach(async () => {
  settings.language = 'en';
  houseInfo.games = [dates];
  chosen = [];
  await loadLanguage('en');
});

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  houseInfo.games = undefined;
});

describe('a game that has no table of its own here', () => {
  it('is called as the house calls it, in the first language that it has where it lacks one', () => {
    expect(nameOfGame('dates')).toBe('A bowl of dates');
    settings.language = 'fr';
    expect(nameOfGame('dates')).toBe('Une coupe de dattes');
    settings.language = 'es';
    expect(nameOfGame('dates')).toBe('A bowl of dates');
    expect(nameOfGame('unheard-of')).toBe('unheard-of');
  });

  it('stands at the front door, and can be set up', async () => {
    mounted = mount(Lobby, { target: document.body });
    flushSync();
    await renderDeferred();
    const door = [...document.querySelectorAll('.rooms section')].find((each) => each.textContent.includes('A bowl of dates'));
    expect(door?.textContent).toContain('Who eats the last? This game has been added to this server.');
    expect(door?.querySelector('.facts')?.textContent).toBe('2 to 6 players');
    expect([...door!.querySelectorAll('button')].map((button) => button.textContent.trim())).toHaveLength(2);
    expect(door!.querySelector('a.rules')).toBeNull();
    await unmount(mounted);
    mounted = mount(NewTable, { target: document.body, props: { game: 'dates' } });
    flushSync();
    expect(document.querySelector('h1')?.textContent).toContain('A bowl of dates');
    expect(document.body.textContent).toContain('careful');
    expect(document.body.textContent).toContain('hungry');
    expect(document.body.textContent).not.toMatch(/web-level|level-careful/);
  });

  it('has its options in a form: switches, choices and numbers, with the words it has for them', () => {
    preferences.options = {};
    preferences.seats = [
      { kind: 'here', name: 'Ana', bot: '' },
      { kind: 'bot', name: '', bot: 'hungry' },
    ];
    mounted = mount(NewTable, { target: document.body, props: { game: 'dates' } });
    flushSync();
    const page = document.body;
    expect(page.textContent).toContain('A bot from the package “bowl-of-dates”.');
    expect(page.textContent).not.toContain('seats_of_honour');
    const most = [...page.querySelectorAll('.field')].find((field) => field.textContent.includes('Dates in a mouthful'))!;
    const typed = most.querySelector('input')!;
    expect(typed.value).toBe('3');
    typed.value = '0';
    typed.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(most.querySelector('.wrong')?.textContent).toBe('A number, at least 1.');
    typed.value = '5';
    typed.dispatchEvent(new Event('input', { bubbles: true }));
    const wide = [...page.querySelectorAll('label')].find((label) => label.textContent.trim() === 'a wide one')!;
    wide.querySelector('input')!.click();
    const pits = [...page.querySelectorAll<HTMLLabelElement>('label.switch')].find((label) => label.textContent.includes('pits'))!;
    pits.querySelector('input')!.click();
    flushSync();
    expect(tableRequestFromPreferences(dates, preferences, 'en').terms.options).toEqual({ most: 5, bowl: 'wide', pits: true });
  });

  it('shows its board as a table, with the names of those who play', () => {
    sitAt();
    const rows = [...document.querySelectorAll('.board > table > tbody > tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim().replaceAll(/\s+/g, ' ')));
    expect(rows.slice(0, 3)).toEqual([
      ['seat', 'Anna'],
      ['Dates in the bowl', '7'],
      ['guess', '–'],
    ]);
    expect(rows[3]).toEqual(['eaten', expect.stringMatching(/Anna ?1, 2 ?Bo ?–/)]);
    expect(rows[4]![1]).toMatch(/full ?✓ ?full ?✗/);
  });

  it('asks its question with buttons, and tells what happened last', () => {
    sitAt();
    expect(document.querySelector('.question')?.textContent).toBe('Anna: how many dates do you eat?');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.choice button')];
    expect(buttons.map((button) => button.querySelector('.answer')?.textContent)).toEqual(['one date', '2 dates']);
    expect(document.querySelector('.last')?.textContent).toBe('Bo eats 2 dates.');
    buttons[1]!.click();
    expect(chosen).toEqual(['Ana 2']);
  });

  it('says whose turn it is where nobody here is asked, and how it ended', () => {
    sitAt({ asked: {}, words: { ...words, ending: ['Bo has won.'] } });
    expect(document.querySelector('.choice')).toBeNull();
    expect(document.body.textContent).toContain('Anna');
    expect(document.querySelector('.ending')?.textContent).toContain('Bo has won.');
  });
});

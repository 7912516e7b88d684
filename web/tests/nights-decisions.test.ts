import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import options from '../../docs/options.md?raw';
import QuestionPanel from '../src/nights/decisions/QuestionPanel.svelte';
import { actionGroups } from '../src/nights/decisions/endActions';
import { groupChoices, matchingChoices } from '../src/nights/decisions/filterChoices';
import { foldText } from '../src/i18n/search';
import { liveRegion } from '../src/notices.svelte';
import { settings } from '../src/settings.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import type { Choice, NightsBoard } from '../src/house/messages';
import { loadLanguage, say } from '../src/i18n/say.svelte';
import type { Fixture } from '../src/nights/fixtures.svelte';
import { books, clear, fixtureOf, NAMES, nightOf, press, show } from './nights-fixture';

const KINDS = [...options.slice(options.indexOf('## nights')).matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, kind]) => kind!);
const PLACES = ['move', 'space', 'place', 'city', 'quest-place'];

beforeAll(() => loadLanguage('en'));
afterEach(async () => {
  await clear();
  settings.language = 'en';
});

/** Shows the question of a fixture, with its list open if it has one; choices are collected in `chosen`. */
function ask(name: string, change?: Parameters<typeof nightOf>[3]): { page: HTMLElement; chosen: string[]; options: string[] } {
  const chosen: string[] = [];
  const night = nightOf(name, (option) => chosen.push(option), 'en', change);
  const page = show(QuestionPanel, { night });
  if (page.querySelector('button[aria-keyshortcuts="l"][aria-expanded="false"]')) press('l', document.body);
  return { page, chosen, options: [...night.decision!.options] };
}
const buttonOf = (page: HTMLElement, option: string) => page.querySelector<HTMLButtonElement>(`button[data-option="${option}"]`);

it('there is a moment for every question that the rules ask', () => {
  expect(KINDS.length).toBeGreaterThan(35);
  expect(NAMES).toEqual(expect.arrayContaining(KINDS));
});

describe.each(KINDS)('the question “%s”', (kind) => {
  it('is a named group in the voice of the tale', () => {
    const { page } = ask(kind);
    const group = page.querySelector(`[role=group][data-question="${kind}"]`)!;
    const question = document.getElementById(group.getAttribute('aria-labelledby')!)!;
    expect(question.textContent).toBe(fixtureOf(kind).words.en.question);
    expect(question.textContent).not.toMatch(/undefined|\{|\$/);
  });

  it('can be answered by keyboard alone, from its first answer to its last', { timeout: 60_000 }, async () => {
    const { options } = fixtureOf(kind).view.decision!;
    for (const option of [...options.slice(0, 9), ...options.slice(9).slice(-2)]) {
      const { page, chosen } = ask(kind);
      answer(page, kind, option);
      expect(chosen).toEqual([option]);
      await clear();
    }
  });

  it.each(LANGUAGES)('says nothing but words in %s', async (language) => {
    await loadLanguage(language);
    const page = show(QuestionPanel, { night: nightOf(kind, undefined, language) });
    expect(page.textContent).not.toMatch(/web-nights|undefined|\{/);
    await loadLanguage('en');
  });
});

describe('a question that comes while the focus is elsewhere', () => {
  const pictures = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));

  it('is announced; where it has the focus, that says it', async () => {
    liveRegion.text = '';
    const { page } = ask('reaction');
    page.querySelector<HTMLElement>('[data-question]')!.focus();
    await pictures();
    expect(liveRegion.text).toBe('');
    await clear();
    ask('reaction');
    await pictures();
    expect(liveRegion.text.trim()).toBe(fixtureOf('reaction').words.en.question);
  });
});

/** Answers by keyboard. */
function answer(page: HTMLElement, kind: string, option: string): void {
  if (kind === 'goal') {
    const slider = page.querySelector<HTMLInputElement>('input[type=range]')!;
    slider.focus();
    slider.value = String(option.replace('goal:', '').split('-')[0]);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    press('Enter', slider);
    return;
  }
  if (kind === 'skill') {
    const card = page.querySelector<HTMLButtonElement>(`button[data-card="${option}"]`)!;
    card.focus();
    press('Enter', card);
    const take = buttonOf(page, option)!;
    take.focus();
    press('Enter', take);
    return;
  }
  const button = buttonOf(page, option)!;
  const key = button.getAttribute('aria-keyshortcuts');
  if (key) press(key, document.body);
  else {
    button.focus();
    press('Enter', button);
  }
}

describe('the secret goal', () => {
  it('is divided by the buttons beside the slider, and always adds up', () => {
    const { page, chosen } = ask('goal');
    const [story, destiny] = page.querySelectorAll<HTMLButtonElement>('.divide button');
    destiny!.click();
    destiny!.click();
    story!.click();
    flushSync();
    const slider = page.querySelector<HTMLInputElement>('input')!;
    const sum = Number(slider.max);
    expect(slider.getAttribute('aria-valuetext')).toBe(`${sum / 2 + 1} destiny, ${sum / 2 - 1} story`);
    // A screen reader says what a button has done.
    expect(liveRegion.text.trim()).toBe(slider.getAttribute('aria-valuetext'));
    press('Enter', document.body);
    expect(chosen).toEqual([`goal:${sum / 2 + 1}-${sum / 2 - 1}`]);
  });

  it('is sealed, and may be sealed anew until the last one has chosen', () => {
    const { page, chosen } = ask('goal', (moment) => ({ ...moment, view: { ...moment.view, chosen: moment.view.decision!.options[3]!, waiting: ['Bo'] } }));
    expect(page.querySelector('.made')!.textContent).toContain('You can change it until everyone has chosen');
    expect(page.querySelector('.waiting')!.textContent).toContain('Bo');
    press('Enter', document.body);
    expect(chosen).toEqual([]);
    page.querySelectorAll<HTMLButtonElement>('.divide button')[1]!.click();
    flushSync();
    press('Enter', document.body);
    expect(chosen).toHaveLength(1);
  });
});

describe('many answers', () => {
  it.each(PLACES.filter((kind) => kind !== 'move'))('of “%s” are found by typing, whatever the accents', (kind) => {
    const { page, chosen } = ask(kind);
    const wanted = fixtureOf(kind).words.en.choices.find(({ space }) => space)!;
    const input = page.querySelector<HTMLInputElement>('input[type=search]')!;
    press('/', document.body);
    expect(document.activeElement).toBe(input);
    input.value = wanted.label.toUpperCase();
    input.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    const left = [...page.querySelectorAll<HTMLElement>('.filtered [data-option]')];
    expect(left.map((one) => one.dataset.option)).toContain(wanted.option);
    if (left.length === 1) {
      press('Enter', input);
      expect(chosen).toEqual([wanted.option]);
    }
  });

  it('go along with the arrows', () => {
    const { page } = ask('move');
    const rows = page.querySelectorAll<HTMLButtonElement>('.filtered [data-option]');
    rows[0]!.focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(rows[1]);
    press('End');
    expect(document.activeElement).toBe(rows[rows.length - 1]);
  });

  it('forgive accents and case, and keep their headings', () => {
    const choice = (label: string, group: string) => ({ option: label, label, group, sign: '', note: '', there: '', about: '', space: '', way: null });
    const choices = [choice('Ávila', 'near'), choice('Basra', 'near'), choice('Córdoba', 'far')];
    expect(foldText('Çà, Éphèse')).toBe('ca, ephese');
    expect(matchingChoices(choices, 'cor').map(({ label }) => label)).toEqual(['Córdoba']);
    expect(matchingChoices(choices, 'NEAR')).toHaveLength(2);
    expect(groupChoices(choices).map(({ group, choices }) => [group, choices.length])).toEqual([
      ['near', 2],
      ['far', 1],
    ]);
  });
});

describe('the panel at the end of a turn', () => {
  /** One action of each verb, those that cost something first. */
  const ACTIONS = ['give-up', 'rest', 'swap:outlaw', 'pay:diseased:Bo', 'give:Bo:scholarship', 'sell:magic-lamp', 'play:bantus', 'use:medicine-chest', 'done'];
  const FREE_FIRST = [
    ['free', ['play:bantus', 'use:medicine-chest']],
    ['sell', ['sell:magic-lamp']],
    ['pay', ['rest', 'swap:outlaw', 'pay:diseased:Bo', 'give:Bo:scholarship']],
    ['quest', ['give-up']],
  ];
  const choiceOf = (option: string): Choice => ({ option, label: `do ${option}`, note: '', about: '', group: '', sign: '', there: '', space: '', way: null });
  const offers =
    (options: string[]) =>
    (moment: Fixture): Fixture => ({
      ...moment,
      view: { ...moment.view, decision: { ...moment.view.decision!, options } },
      words: { ...moment.words, en: { ...moment.words.en, choices: options.map(choiceOf) } },
    });

  it('sorts every action by its price', () => {
    expect(actionGroups(ACTIONS.map(choiceOf)).map(({ id, choices }) => [id, choices.map(({ option }) => option)])).toEqual(FREE_FIRST);
  });

  it('shows free actions before paid ones, with a heading for each group and one button to go on', () => {
    const { page, chosen } = ask('end', offers(ACTIONS));
    const sections = [...page.querySelectorAll<HTMLElement>('[data-actions]')];
    expect(sections.map((section) => [section.dataset.actions, [...section.querySelectorAll<HTMLElement>('[data-option]')].map((one) => one.dataset.option)])).toEqual(FREE_FIRST);
    expect(sections.map((section) => section.querySelector('h3')!.textContent)).toEqual(['Free', 'Sell', 'Pay', 'Your quest']);
    expect(page.querySelectorAll('.end-panel [data-option="done"]')).toHaveLength(1);
    // The keys go down the panel.
    expect([...page.querySelectorAll('.groups [data-option]')].map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    // Cards are shown by their plates.
    expect([...page.querySelectorAll<HTMLElement>('[data-plate]')].map((plate) => plate.dataset.plate)).toEqual(['encounters/bantus', 'treasures/medicine-chest', 'treasures/magic-lamp']);
    press('4', document.body);
    expect(chosen).toEqual(['rest']);
  });

  it('keeps an action that it does not know, without a heading, between free ones and sales', () => {
    const { page } = ask('end', offers(['sell:magic-lamp', 'dance', 'use:medicine-chest', 'done']));
    expect([...page.querySelectorAll<HTMLElement>('[data-actions]')].map((section) => [section.dataset.actions, section.querySelector('h3') !== null])).toEqual([
      ['free', true],
      ['other', false],
      ['sell', true],
    ]);
  });
});

describe('the quest of whoever chooses a way', () => {
  const withQuest =
    (places: string[], claimed: string[]) =>
    (moment: Fixture): Fixture => {
      const board = moment.view.board as NightsBoard;
      const { seat } = moment.view.decision!;
      const hero = { ...board.heroes[seat]!, quest: 'hollow-cane', quest_places: places, quest_claimed: claimed };
      return { ...moment, view: { ...moment.view, board: { ...board, heroes: { ...board.heroes, [seat]: hero } } } };
    };
  const line = (places: string[], claimed: string[]) => ask('move', withQuest(places, claimed)).page.querySelector<HTMLElement>('.quest-line')!;

  it('is named with the places that are left to visit, and only those', () => {
    expect(line(['tana', 'cairo'], []).textContent!.trim()).toBe('Quest: The hollow cane. Still to visit: Tana and Cairo.');
  });

  it('leaves out a place that has been visited', () => {
    const shown = line(['tana', 'cairo'], ['tana']);
    expect(shown.textContent!.trim()).toBe('Quest: The hollow cane. Still to visit: Cairo.');
    expect(shown.dataset).toMatchObject({ explainTitle: 'The hollow cane', explain: nightOf('move').book!.cards['hollow-cane']!.text });
  });

  it('names no place when none is left', () => {
    expect(line(['tana'], ['tana']).querySelector('b')).toBeNull();
  });

  it('stands above the cities in which turns may end, if the hero must return there first', async () => {
    const boundTo = async (bound: string[], own = true) => {
      await clear();
      const change = withQuest([], []);
      const panel = ask('move', (moment) => {
        const changed = change(moment);
        const [board, decision] = [changed.view.board as NightsBoard, { ...changed.view.decision!, subject: own ? null : changed.view.decision!.subject }];
        const heroes = { ...board.heroes, [decision.seat]: { ...board.heroes[decision.seat]!, bound } };
        return { ...changed, view: { ...changed.view, decision, board: { ...board, heroes } } };
      });
      return panel.page.textContent;
    };
    expect(await boundTo(['basra', 'tana'])).toContain('You cannot end a turn in any other city until you have been back here: Basra and Tana.');
    expect(await boundTo([])).not.toContain('until you have been back');
    expect(await boundTo(['basra'], false), 'another hero is moved').not.toContain('until you have been back');
  });
});

describe('a hero who may not stay', () => {
  it('has the hint about the map at the beginning of its line', () => {
    const { page } = ask('move', (moment) => {
      const choices = moment.words.en.choices.filter(({ option }) => option !== 'stay');
      return { ...moment, words: { ...moment.words, en: { ...moment.words.en, choices } } };
    });
    expect(page.querySelector('.places')!.children).toHaveLength(1);
  });
});

describe('explained where met', () => {
  it('is every skill that may be taken, until its text is open', () => {
    const { page } = ask('skill');
    const cards = [...page.querySelectorAll<HTMLElement>('[data-card]')];
    const texts = Object.fromEntries(fixtureOf('skill').words.en.choices.map(({ option, about }) => [option, about]));
    expect(cards.length).toBeGreaterThan(10);
    for (const card of cards) expect(card.dataset.explain).toBe(texts[card.dataset.card!]);
    expect(cards.every((card) => card.dataset.explain)).toBe(true);
    cards[0]!.click();
    flushSync();
    expect(page.querySelector('.words p')!.textContent).toBe(texts[cards[0]!.dataset.card!]);
    expect(cards[0]!.dataset.explain, 'it is not told twice').toBeUndefined();
  });

  it('is what a master may do: throw the die, or go straight to the skill', () => {
    const { page, options } = ask('master');
    expect(options.length).toBeGreaterThan(2);
    for (const option of options) {
      const { explain, explainTitle } = buttonOf(page, option)!.dataset;
      if (option === 'roll') expect([explainTitle, explain]).toEqual([undefined, say('web-explain-roll')]);
      else expect([explainTitle!.toLowerCase(), explain]).toEqual([books.en.skills[option.split(':')[1]!]!.name.toLowerCase(), say('web-explain-master')]);
    }
  });
});

it('shows the treasures that may be lost by their plates, and none beside the answer to lose none', () => {
  const { page, options } = ask('lose-treasure', (moment) => ({
    ...moment,
    view: { ...moment.view, decision: { ...moment.view.decision!, options: ['magic-lamp', 'seal-ring', 'done'] } },
    words: { ...moment.words, en: { ...moment.words.en, choices: ['magic-lamp', 'seal-ring', 'done'].map((option) => ({ ...moment.words.en.choices[0]!, option, label: option })) } },
  }));
  expect(options.map((option) => buttonOf(page, option)!.querySelector<HTMLElement>('[data-plate]')?.dataset.plate)).toEqual(['treasures/magic-lamp', 'treasures/seal-ring', undefined]);
});

it('staying is one key away, and the map another way to the same answers', () => {
  const chosen: string[] = [];
  const onmap = vi.fn();
  const page = show(QuestionPanel, { night: nightOf('move', (option) => chosen.push(option)), onmap });
  press('m', document.body);
  expect(onmap).toHaveBeenCalledOnce();
  press('s', document.body);
  expect(chosen).toEqual(['stay']);
  expect(page.querySelector('input[type=search]')).toBeNull();
  press('l', document.body);
  expect(page.querySelector('input[type=search]')).not.toBeNull();
});

it('a chart says where each number leads, and its key is the number', () => {
  const { page, chosen } = ask('entry');
  const rows = [...page.querySelectorAll<HTMLElement>('.chart [data-option]')];
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(row.querySelector('.leads')!.textContent).toMatch(/^\p{Lu}/u);
  const first = rows[0]!.dataset.option!;
  press(first.length === 1 ? first : '0', document.body);
  expect(chosen).toEqual([first]);
});

it('what a geas allows stands apart', () => {
  const { page, chosen } = ask('geas');
  const apart = page.querySelector('.apart')!;
  expect(apart.querySelector('h3')!.textContent).toBe('Also possible');
  expect([...page.querySelectorAll<HTMLElement>('.answers [data-option]')].map((one) => one.dataset.option)).toEqual(['lose:destiny', 'lose:story', 'pay:under-geas']);
  expect(apart.querySelectorAll('[data-option]')).toHaveLength(1);
  press('g', document.body);
  expect(chosen).toEqual(['pay:under-geas']);
});

it('whom one meets stands in large letters, before how one may react', () => {
  const { page } = ask('reaction');
  expect(page.querySelector('.subject')!.textContent!.toLowerCase()).toBe(fixtureOf('reaction').words.en.subject.toLowerCase());
});

it('the award that was heard stands above what one may make of it', () => {
  const { page } = ask('award');
  expect(page.querySelector('blockquote')!.textContent).toContain(fixtureOf('award').heard.en);
});

it('who declares sees the own tracks against the own goal', () => {
  const { page } = ask('declare');
  expect(page.querySelectorAll('.goal .track')).toHaveLength(2);
  expect(page.textContent).toContain('Only you see this.');
});

it('whose hero it is about is said', () => {
  const { page } = ask('entry');
  expect(page.querySelector('.other')!.textContent).toContain('hero');
});

it('what was chosen stays in sight while it is on its way, and is sent once', async () => {
  const night = nightOf('lost');
  let arrive = () => {};
  const send = vi.fn(() => new Promise<void>((done) => (arrive = done)));
  Object.assign(night.connection, { choose: send });
  const page = show(QuestionPanel, { night });
  press('1', document.body);
  press('2', document.body);
  press('1', document.body);
  expect(send).toHaveBeenCalledExactlyOnceWith(night.decision!.seat, night.decision!.options[0]);
  expect(buttonOf(page, night.decision!.options[0]!)!.getAttribute('aria-pressed')).toBe('true');
  expect(buttonOf(page, night.decision!.options[1]!)!.getAttribute('aria-disabled')).toBe('true');
  arrive();
  await Promise.resolve();
});

it('while others choose, a quiet line says who', () => {
  const night = nightOf('vote', undefined, 'en', (moment) => ({ ...moment, view: { ...moment.view, decision: null, chosen: null, waiting: ['Ana', 'Bo'] } }));
  const page = show(QuestionPanel, { night });
  expect(page.querySelector('[role=group]')).toBeNull();
  expect(page.querySelector('[role=status]')!.textContent).toBe('Waiting for Ana and Bo.');
});

it('keys are silent where they are switched off', () => {
  settings.keys = false;
  const { page, chosen } = ask('lost');
  press('1', document.body);
  expect(chosen).toEqual([]);
  expect(page.querySelector('kbd')).toBeNull();
  settings.keys = true;
});

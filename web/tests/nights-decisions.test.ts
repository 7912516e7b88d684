import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import options from '../../docs/options.md?raw';
import QuestionPanel from '../src/nights/decisions/QuestionPanel.svelte';
import { groupChoices, matchingChoices } from '../src/nights/decisions/filterChoices';
import { foldText } from '../src/i18n/search';
import { liveRegion } from '../src/notices.svelte';
import { settings } from '../src/settings.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { clear, fixtureOf, NAMES, nightOf, press, show } from './nights-fixture';

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

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Chapter, Decision, RuleEntry, RulesInfo } from '../src/house/messages';
import { parseRoute } from '../src/router.svelte';
import { matchesWords, splitRuleText, filterChapters, splitWords } from '../src/rules/searchText';
import QuestionRules from '../src/rules/QuestionRules.svelte';
import ThingRules from '../src/rules/ThingRules.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';

beforeAll(() => loadLanguage('en'));

const entry = (ids: string[], title: string, text: string, items: string[] = []): RuleEntry => ({ ids, title, paragraphs: [{ text, items }] });
const MARRIED = entry(['N10.17'], 'Marié · Mariée', 'Votre foyer est la ville où vous êtes (N10.29).');
const SEVERAL = entry(['N10.30'], 'Plusieurs à la fois', 'Déterminé et Respecté.');
const RATES = entry(['N4.1'], 'Jusqu’où vous allez', 'Votre fortune en décide :', ['Mendiant : 3 cases', 'Riche : 4 cases']);
const PAID = entry(['N10.29'], 'Payer et donner', 'L’autre doit accepter.');

describe('what is looked for', () => {
  it('is found without regard to accents, case and apostrophes', () => {
    for (const typed of ['mariee', 'FOYER ville', 'etes']) expect(matchesWords(MARRIED, splitWords(typed)), typed).toBe(true);
    expect(matchesWords(PAID, splitWords('l’autre'))).toBe(true);
    expect(matchesWords(RATES, splitWords('riche cases'))).toBe(true);
    expect(matchesWords(MARRIED, splitWords('foyer sultan'))).toBe(false);
    expect(matchesWords(MARRIED, splitWords('arie'))).toBe(false);
  });

  it('by number is that number', () => {
    const one = entry(['N10.3'], 'Aimé', 'Acceptez.');
    expect(matchesWords(one, splitWords('n10.3'))).toBe(true);
    expect(matchesWords(SEVERAL, splitWords('N10.3'))).toBe(false);
    expect(matchesWords(MARRIED, splitWords('N10'))).toBe(true);
  });

  it('leaves the chapters that have any of it', () => {
    const chapters: Chapter[] = [
      { id: 'N4', title: 'En chemin', about: '', entries: [RATES] },
      { id: 'N10', title: 'Les statuts', about: '', entries: [MARRIED, SEVERAL] },
    ];
    expect(filterChapters(chapters, 'foyer')).toEqual([{ ...chapters[1], entries: [MARRIED] }]);
    expect(filterChapters(chapters, '  ')).toEqual(chapters);
    expect(filterChapters(chapters, 'dromadaire')).toEqual([]);
  });

  it('is marked as far as it was typed, and no farther', () => {
    expect(splitRuleText('Une forêt enchantée', 'enchante foret')).toEqual([{ text: 'Une ' }, { text: 'forêt', hit: true }, { text: ' ' }, { text: 'enchanté', hit: true }, { text: 'e' }]);
    expect(splitRuleText('Cafe\u0301s', 'cafe')).toEqual([{ text: 'Cafe\u0301', hit: true }, { text: 's' }]);
  });

  it('loses no letter of the text', () => {
    const text = 'L’elfe (N5.1), voyez D1.4-elf et N5 : « été » !';
    for (const typed of ['', 'ete', 'elfe n5.1', 'l voyez']) expect(splitRuleText(text, typed).map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('rules that a text points to', () => {
  it('are found, parts and chapters too', () => {
    expect(splitRuleText('See N10.29, D1.4-elf and N5.').flatMap(({ rule }) => rule ?? [])).toEqual(['N10.29', 'D1.4-elf', 'N5']);
    expect(splitRuleText('In 1789 N is a letter.').some(({ rule }) => rule)).toBe(false);
  });

  it('have an address', () => {
    expect(parseRoute('/rules/nights#N10.17')).toEqual({ page: 'rules', game: 'nights', rule: 'N10.17' });
    expect(parseRoute('/rules/dice')).toEqual({ page: 'rules', game: 'dice', rule: '' });
    expect(parseRoute('/tables')).toEqual({ page: 'tables' });
    expect(parseRoute('/rules')).toEqual({ page: 'not-found' });
  });
});

describe('the links of a thing', () => {
  const shown: RulesInfo = {
    rules: { game: 'nights', language: 'en', title: '', about: '', chapters: [{ id: 'N10', title: '', about: '', entries: [MARRIED, PAID, SEVERAL] }] },
    links: { statuses: { married: ['N10.17', 'N10.30'] }, decisions: { city: ['N10.29'], 'city-vizier': ['N10.30'] } },
  };
  let page: HTMLElement;
  let shownNow: Record<string, unknown>;
  const settle = async () => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    flushSync();
  };

  async function show(component: typeof ThingRules | typeof QuestionRules, props: Record<string, unknown>): Promise<HTMLElement> {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(shown)));
    page = document.body.appendChild(document.createElement('div'));
    shownNow = mount(component as typeof ThingRules, { target: page, props: props as never });
    await settle();
    return page;
  }
  const links = (root: HTMLElement) => [...root.querySelectorAll('.links button')].map((button) => button.getAttribute('aria-label'));

  afterEach(async () => {
    await unmount(shownNow);
    page.remove();
    vi.unstubAllGlobals();
  });

  it('lead to the rule that governs it, above what one looks at, and on from there', async () => {
    const root = await show(ThingRules, { game: 'nights', kind: 'statuses', thing: 'married' });
    expect(links(root)).toEqual(['Rule N10.17: Marié · Mariée', 'Rule N10.30: Plusieurs à la fois']);
    root.querySelector<HTMLButtonElement>('.links button')?.click();
    flushSync();
    const dialog = root.querySelector('dialog');
    expect(dialog?.textContent).toContain('Votre foyer est la ville');
    expect(dialog?.querySelector('a')?.getAttribute('href')).toBe('/rules/nights#N10.17');
    dialog?.querySelector<HTMLButtonElement>('.pointer')?.click();
    flushSync();
    expect(dialog?.textContent).toContain('L’autre doit accepter');
  });

  it('are none for what no rule governs', async () => {
    expect(links(await show(ThingRules, { game: 'nights', kind: 'statuses', thing: 'hungry' }))).toEqual([]);
  });

  it('of a question depend on why it is asked, where that matters', async () => {
    const asked = (subject: Record<string, string>) => ({ kind: 'city', subject }) as unknown as Decision;
    expect(links(await show(QuestionRules, { game: 'nights', decision: asked({ status: 'vizier' }) }))).toEqual(['Rule N10.30: Plusieurs à la fois']);
    await unmount(shownNow);
    page.remove();
    expect(links(await show(QuestionRules, { game: 'nights', decision: asked({}) }))).toEqual(['Rule N10.29: Payer et donner']);
  });
});

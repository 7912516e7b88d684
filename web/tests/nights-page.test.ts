import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision, Passage, TableEvent, View } from '../src/house/messages';
import BookPage from '../src/nights/page/BookPage.svelte';
import type { Names } from '../src/nights/page/turnSummary';
import PageAnnouncer from '../src/nights/page/PageAnnouncer.svelte';
import { emblemOf, receiverOf, trackOf } from '../src/nights/page/emblems';
import { Reading } from '../src/nights/page/reading.svelte';
import { PLAIN_NIGHT, SAMPLES, WATCHED } from '../src/nights/page/pageFixtures';
import { curlQuotes, splitEmphasis } from '../src/nights/page/typeset';
import { Voice } from '../src/nights/page/voice.svelte';
import { motionDuration, settings } from '../src/settings.svelte';
import { LANGUAGES, type Language } from '../src/i18n/languages';
import { loadLanguage } from '../src/i18n/say.svelte';
import * as sounds from '../src/sounds';

let shown: Record<string, unknown>[] = [];
let reading: Reading;
const silent = () => new Voice(null);
const page = document.body;

interface Evening extends Names {
  decision: Decision | null;
  view: View | null;
  connection?: { since: number; loadEarlierEvents: () => Promise<void> };
}
const NIGHT: Evening = { ...PLAIN_NIGHT, nameOf: (seat) => `${seat}!` };

function open(night: Evening = NIGHT, isDigested: (seat: string) => boolean = () => false): void {
  reading = new Reading({ motionDuration, isDigested });
  reading.updateFromEvents([], [], 0, WATCHED);
  const voice = silent();
  shown = [mount(PageAnnouncer, { target: page, props: { night: { ...PLAIN_NIGHT, view: night.view }, reading, voice } }), mount(BookPage, { target: page, props: { night, reading, voice } })];
  flushSync();
}
function tell(names: string[], language: Language = 'en', more: [TableEvent, Passage[]][] = [], view: View = WATCHED): void {
  const samples = names.map((name) => SAMPLES[name]!);
  const events = [...samples.flatMap((sample) => sample.events), ...more.map(([event]) => event)];
  const told = [...samples.flatMap((sample) => sample.told[language]), ...more.map(([, passages]) => passages)];
  reading.updateFromEvents(events, told, 0, view);
  flushSync();
}
const texts = (selector: string) => [...page.querySelectorAll(selector)].map((one) => one.textContent!.replace(/\s+/g, ' ').trim());
const button = (name: string) => [...page.querySelectorAll('button')].find((one) => (one.querySelector('.text')?.textContent ?? one.getAttribute('aria-label') ?? one.textContent) === name);
const press = async (name: string) => {
  button(name)!.click();
  flushSync();
  await tick();
};
/** An event of the fixture and its text, since pages change with the Book. */
const happened = (name: string, key: string) => SAMPLES[name]!.events.find((event) => event.key === key)!;
const saidOf = (name: string, key: string) => SAMPLES[name]!.told.en[SAMPLES[name]!.events.indexOf(happened(name, key))]![0]!.text;
const kindsOf = (name: string) => SAMPLES[name]!.told.en.flat().map(({ kind }) => kind);
const passage = (kind: Passage['kind'], text: string): Passage => ({ kind, text, number: 0, ornament: '' });

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  settings.motion = 'reduced';
});
afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
  page.innerHTML = '';
  vi.useRealTimers();
});

describe('a page', () => {
  it('has whose it is, who reads, and every passage in its order', () => {
    open();
    tell(['award']);
    const { seat, reader, matrix_reader } = happened('award', 'turn').args as Record<string, string>;
    expect(texts('.page h2')).toEqual([`${seat}!`]);
    expect(texts('.readers .visually-hidden')).toEqual([`${reader}! reads the Book`, `${matrix_reader}! holds the matrices`]);
    const ids = [...page.querySelectorAll<HTMLElement>('[data-passage]')].map((one) => one.dataset.passage!.split('.').map(Number) as [number, number]);
    expect(ids).toEqual(ids.toSorted(([event, place], [other, next]) => event - other || place - next));
    // Events that only announce the lines that follow are left out.
    const { events, told } = SAMPLES.award!;
    const isTold = ({ kind }: Passage, { args }: TableEvent) => kind !== 'headings' && kind !== 'award' && !(kind === 'section' && args.section === 'no-skill');
    expect(ids).toHaveLength(events.flatMap((event, i) => told.en[i]!.filter((one) => isTold(one, event))).length);
  });

  it('tells the road in one line, with dice and cards as ornaments, and the being as the title of the tale', () => {
    open();
    tell(['award']);
    const [road, after] = [...page.querySelectorAll('.way')];
    expect(road!.querySelectorAll('[data-ornament]').length).toBeGreaterThan(0);
    for (const ornament of page.querySelectorAll<HTMLElement>('[data-ornament]')) expect([ornament.dataset.explainTitle, ornament.dataset.explain]).toContain(ornament.querySelector('.visually-hidden')!.textContent);
    expect(road!.compareDocumentPosition(page.querySelector('.met')!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(after!.querySelector('[data-event="reacted"]')).not.toBeNull();
    expect(after!.compareDocumentPosition(page.querySelector('.passage.opening')!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('opens its tale with an initial and the printed number', () => {
    open();
    tell(['award']);
    const opening = page.querySelector('.passage.opening')!;
    const { text, number } = SAMPLES.award!.told.en.flat().find(({ kind }) => kind === 'opening')!;
    expect(opening.querySelector('svg .letter')?.textContent).toBe(text[0]);
    expect(opening.querySelector('.number .visually-hidden')?.textContent).toBe(`Paragraph ${String(number)}`);
    expect(opening.querySelector('p > .visually-hidden')?.textContent).toBe(text.split(' ')[0]);
  });

  it('prints a number above a thousand as a book does', () => {
    const sample = SAMPLES.award!;
    const event = sample.events[sample.told.en.findIndex((told) => told.some(({ kind }) => kind === 'opening'))]!;
    open();
    tell([], 'en', [[event, [{ ...passage('opening', 'Night falls.'), number: 1035 }]]]);
    expect(page.querySelector('.number .visually-hidden')?.textContent).toBe('Paragraph 1035');
  });

  it('has another ornament for another matrix, and for a Place of Power', () => {
    open();
    tell(['award', 'place'], 'en');
    const initials = () => [...page.querySelectorAll('.passage.opening span.opening > svg')].map((svg) => svg.innerHTML.replace(/<text.*<\/text>/, ''));
    const [matrix] = initials();
    reading.catchUp();
    flushSync();
    const [place, within] = initials();
    expect(matrix).toBeTruthy();
    expect(place).not.toBe(matrix);
    expect(within).toBe(place);
  });

  it('marks gains, losses and fates by shape and sign, not by colour alone', () => {
    open();
    tell(['loss']);
    const signs = { gain: '+', loss: '−', fate: '' };
    for (const [kind, sign] of Object.entries(signs)) {
      expect(texts(`.${kind} .emblem`)).toEqual(kindsOf('loss').filter((each) => each === kind).map(() => sign));
    }
    expect(kindsOf('loss')).toEqual(expect.arrayContaining(['loss', 'fate']));
    for (const emblem of page.querySelectorAll('.emblem')) expect(emblem.querySelector('svg')).not.toBeNull();
  });

  it('shows the die as it fell, a master without one, and the hour', () => {
    open();
    tell(['award']);
    expect(page.querySelector('[data-face]')?.getAttribute('data-face')).toBe(happened('award', 'destiny').args.face);
    expect(page.querySelectorAll('[data-face] .lies')).toHaveLength(1);
    expect([...page.querySelectorAll('[data-number]')].map((die) => [die.getAttribute('data-number'), die.querySelectorAll('circle').length])).toEqual(
      (happened('award', 'rolled').args.dice as number[]).map((number) => [String(number), number]),
    );
    tell(['award', 'master']);
    reading.catchUp();
    flushSync();
    expect(page.querySelector('[data-face]')).toBeNull();
    expect(texts('[data-ornament="went-straight"]')).toEqual([saidOf('master', 'went-straight')]);
    tell(['award', 'master', 'hour']);
    reading.catchUp();
    flushSync();
    expect(page.querySelector('[data-hour-mark]')?.getAttribute('data-hour-mark')).toBe(happened('hour', 'time').args.time);
  });

  it.each(LANGUAGES)('is set in %s without a straight mark or a star of stress', (language) => {
    for (const sample of Object.values(SAMPLES)) {
      for (const { text } of sample.told[language].flat()) {
        expect(splitEmphasis(text, language).map((piece) => piece.text).join('')).not.toMatch(/["'*]/);
      }
    }
  });
});

describe('turning', () => {
  it('is asked for when something waits, and does it', async () => {
    open();
    tell(['award', 'loss']);
    expect(texts('.met')).toEqual([saidOf('award', 'met')]);
    expect(button('Skip to the current turn')).toBeUndefined();
    await press('Turn the page');
    expect(texts('.met')).toEqual([saidOf('loss', 'met')]);
    expect(button('Turn the page')).toBeUndefined();
  });

  it('is done by the space bar', () => {
    open();
    tell(['award', 'loss']);
    dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    flushSync();
    expect(texts('.met')).toEqual([saidOf('loss', 'met')]);
  });

  it('leads the focus to the new page when its button is gone', async () => {
    open();
    tell(['award', 'loss']);
    button('Turn the page')!.focus();
    await press('Turn the page');
    await tick();
    expect(document.activeElement).toBe(page.querySelector('.page h2'));
  });

  it('offers the present moment when more than one page waits', async () => {
    open();
    tell(['award', 'loss', 'master', 'place']);
    expect(texts('.note')).toEqual(['3 more turns to read.']);
    await press('Skip to the current turn');
    expect(texts('.page h2')).toEqual([`${String(happened('place', 'turn').args.seat)}!`]);
    expect(page.textContent).toContain(saidOf('place', 'place'));
  });

  it('says that a question waits overleaf', () => {
    open({ ...NIGHT, decision: { seat: 'Ana', kind: 'move', options: [], subject: null, secret: false } });
    tell(['award', 'loss']);
    expect(texts('.note')).toEqual(['Turn the page: there is a question for you.']);
  });

  it('leafs back and on', async () => {
    open();
    tell(['award', 'loss']);
    expect(button('Previous page')).toBeUndefined();
    await press('Turn the page');
    await press('Previous page');
    expect(texts('.met')).toEqual([saidOf('award', 'met')]);
    await press('Next page');
    expect(texts('.met')).toEqual([saidOf('loss', 'met')]);
  });

  it('fetches what came before the first page that is here', async () => {
    const loadEarlierEvents = vi.fn(() => Promise.resolve());
    open({ ...NIGHT, connection: { since: 40, loadEarlierEvents } });
    tell(['award']);
    await press('Previous page');
    expect(loadEarlierEvents).toHaveBeenCalledOnce();
  });
});

describe('a tale that has no room beside the question', () => {
  const asked: Decision = { seat: 'Ana', kind: 'section', options: ['no-skill', 'luck'], subject: null, secret: false };
  const turn: [TableEvent, Passage[]] = [{ key: 'turn', args: { seat: 'Ana', reader: 'Bo', matrix_reader: 'Bo' } }, [passage('turn', 'It is Ana’s turn.')]];
  const read: [TableEvent, Passage[]] = [{ key: 'read', args: { seat: 'Ana', paragraph: 'x' } }, [passage('opening', 'Once.')]];
  let room = { needed: 500, given: 100 };
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => room.needed);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => room.given);
    Element.prototype.scrollBy = vi.fn();
    Element.prototype.scrollTo = vi.fn();
  });
  afterEach(() => vi.restoreAllMocks());

  it('is read on with a button, asked or not', async () => {
    for (const decision of [asked, null]) {
      room = { needed: 500, given: 100 };
      open({ ...NIGHT, decision });
      tell([], 'en', [turn, read]);
      await new Promise(requestAnimationFrame);
      flushSync();
      await press('Read on');
      expect(Element.prototype.scrollBy).toHaveBeenCalledOnce();
      room = { needed: 500, given: 500 };
      page.querySelector('.scroller')!.dispatchEvent(new Event('scroll'));
      flushSync();
      expect(page.querySelector('footer button')).toBeNull();
      vi.mocked(Element.prototype.scrollBy).mockClear();
      for (const each of shown) await unmount(each);
      shown = [];
      page.innerHTML = '';
    }
  });
});

describe('the turn of another, told in brief', () => {
  const seatOf = (name: string) => String(happened(name, 'turn').args.seat);

  it('has no page of its own: it stands in two or three lines above the next turn', () => {
    const others = seatOf('award');
    open(NIGHT, (seat) => seat === others);
    tell(['award', 'loss']);
    expect(reading.isPageTurnPending).toBe(false);
    expect(texts('.page h2')).toEqual(['Meanwhile', `${seatOf('loss')}!`]);
    expect(page.querySelectorAll(`[data-digest="${others}"]`)).toHaveLength(1);
    expect(page.querySelectorAll('.digest p').length).toBeLessThanOrEqual(3);
    // A lost focus goes to the turn that is told, not to the title above the others' turns.
    expect(texts('[data-focus-fallback]')).toEqual(texts('h2.hero'));
  });

  it('opens its tale in place, and closes it again', async () => {
    open(NIGHT, (seat) => seat === seatOf('award'));
    tell(['award']);
    expect(page.querySelector('.opening')).toBeNull();
    await press('Read the tale');
    expect(page.querySelectorAll('.digest .passage.opening')).toHaveLength(1);
    await press('Close the tale');
    expect(page.querySelector('.opening')).toBeNull();
  });

  it('keeps no hour to itself', () => {
    const others = seatOf('hour');
    open(NIGHT, (seat) => seat === others);
    tell(['hour']);
    expect(page.querySelector('[data-moment="time"] [data-hour-mark]')).not.toBeNull();
  });
});

describe('a moment', () => {
  const HOURS = { morning: 'The sun is up: it is morning.', noon: 'The shadows are short: it is noon.', night: 'The lamps are lit: it is night.' };
  const END: [TableEvent, Passage[]] = [
    { key: 'quest-finished', args: { seat: 'Ana', quest: 'hollow-cane' } },
    [passage('told', 'The bookseller shuts his eyes.'), passage('told', 'Then he pays.'), passage('gain', 'Ana has finished a quest: The hollow cane.')],
  ];

  it.each(Object.entries(HOURS))('of the day stands out from the page: %s', (time, text) => {
    open();
    tell(['award'], 'en', [[{ key: 'time', args: { time } }, [passage('time', text)]]]);
    const moment = page.querySelector<HTMLElement>('[data-moment="time"]')!;
    expect(moment.classList).toContain(time);
    expect(moment.textContent!.trim()).toBe(text);
    expect(moment.querySelector('[data-hour-mark]')!.getAttribute('data-hour-mark')).toBe(time);
    expect(moment.closest('.results, .way, .passage'), 'nothing is around it').toBeNull();
  });

  it('of the day has a picture of its own at dawn, at noon and at night', () => {
    open();
    tell(['award'], 'en', Object.entries(HOURS).map(([time, text]) => [{ key: 'time', args: { time } }, [passage('time', text)]]));
    const drawn = [...page.querySelectorAll('[data-hour-mark] svg')].map((mark) => mark.innerHTML.replace(/id="[^"]*"|url\([^)]*\)/g, ''));
    expect(new Set(drawn).size).toBe(3);
  });

  it('is the end of a quest, after its tale', () => {
    open();
    tell(['award'], 'en', [END]);
    const moment = page.querySelector<HTMLElement>('[data-moment="quest-finished"]')!;
    expect(moment.textContent!.trim()).toBe('Ana has finished a quest: The hollow cane.');
    expect(moment.querySelector('[data-plate="quests/hollow-cane"]')).not.toBeNull();
    expect(moment.querySelectorAll('.divider')).toHaveLength(2);
    const tale = [...page.querySelectorAll('.passage.told')].at(-1)!;
    expect(tale.textContent!.trim()).toBe('Then he pays.');
    expect(tale.compareDocumentPosition(moment) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('sounds once and lets its card fly once, however long its tale is', () => {
    const phrase = vi.spyOn(sounds, 'soundPhrase').mockImplementation(() => {});
    settings.motion = 'full';
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ x: 0, y: 0, width: 10, height: 10 } as DOMRect);
    page.appendChild(document.createElement('div')).dataset.spot = 'hero-Ana';
    const animate = vi.fn(() => ({ cancel: () => {}, onfinish: null }));
    HTMLElement.prototype.animate = animate as unknown as HTMLElement['animate'];
    open({ ...NIGHT, view: WATCHED });
    tell([], 'en', [END]);
    let most = 0;
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(100);
      flushSync();
      most = Math.max(most, page.querySelectorAll('[data-flight]').length);
    }
    expect(most).toBe(1);
    expect(phrase.mock.calls).toEqual([['quest']]);
    vi.restoreAllMocks();
  });
});

describe('those who listen', () => {
  const heard = () => texts('[role=log] p');

  it('hear every new passage once, in order', () => {
    open();
    expect(heard()).toEqual([]);
    tell(['award']);
    const told = SAMPLES.award!.told.en.flat().filter(({ kind, text }) => kind !== 'headings' && kind !== 'award' && text !== 'No skill').map(({ text }) => text.replaceAll('*', ''));
    expect(heard()).toEqual(told.slice(-12));
    tell(['award']);
    expect(heard()).toEqual(told.slice(-12));
    tell(['award'], 'fr');
    expect(heard()).toEqual(told.slice(-12));
  });

  it('hear what happens overleaf only when the page is turned', async () => {
    open();
    tell(['award', 'loss']);
    expect(heard().at(-1)).toBe(SAMPLES.award!.told.en.flat().at(-1)!.text);
    await press('Turn the page');
    expect(heard().at(-1)).toBe(SAMPLES.loss!.told.en.flat().at(-1)!.text);
  });
});

describe('the Reader, where a person reads', () => {
  const reads: View = { ...WATCHED, decision: { seat: 'Ana', kind: 'page', options: ['turn-page'], subject: null, secret: false } };
  const whispered: [TableEvent, Passage[]] = [{ key: 'reading', args: { seat: 'Bo', paragraph: 'x' } }, [passage('opening', 'Once.'), passage('headings', 'The choices.')]];
  const turn: [TableEvent, Passage[]] = [{ key: 'turn', args: { seat: 'Bo', reader: 'Ana', matrix_reader: 'Ana' } }, [passage('turn', 'It is Bo’s turn.')]];

  it('has the words first, under a heading that says what to do', () => {
    open();
    tell([], 'en', [turn, whispered], reads);
    expect(texts('.page h2')).toEqual(['Read this aloud']);
    expect([...page.querySelectorAll('[data-passage]')].map((one) => one.classList[1])).toEqual(['opening', 'headings']);
    expect(texts('[role=log] p').at(-1)).toContain('Read this aloud. Once.');
    tell([], 'en', [turn, whispered, [{ key: 'read', args: { seat: 'Bo', paragraph: 'x' } }, [passage('opening', 'Once.')]]]);
    expect(texts('.page h2')).toEqual(['Bo!']);
    expect(texts('[role=log] p').filter((text) => text === 'Once.')).toEqual([]);
  });
});

describe('motion', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'full';
  });

  it('lets a die tumble, and ends at a tap', () => {
    open();
    tell(['award']);
    const line = () => page.querySelector('svg.tumbling, .dice.tumbling');
    for (let i = 0; i < 20 && !line(); i++) {
      vi.advanceTimersByTime(100);
      flushSync();
    }
    expect(line()).not.toBeNull();
    expect(page.querySelector('.passage.opening')).toBeNull();
    page.querySelector<HTMLElement>('.scroller')!.click();
    flushSync();
    expect(line()).toBeNull();
    expect(page.querySelector('.passage.opening')).not.toBeNull();
  });

  it('lets what is given fly to the hero, once; who hurries sees none of it', () => {
    const spot = page.appendChild(document.createElement('div'));
    spot.dataset.spot = 'hero-Ana';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ x: 0, y: 0, width: 10, height: 10 } as DOMRect);
    const animate = vi.fn(() => ({ cancel: () => {}, onfinish: null }));
    HTMLElement.prototype.animate = animate as unknown as HTMLElement['animate'];
    open();
    tell(['award']);
    let most = 0;
    for (let i = 0; i < 60; i++) {
      vi.advanceTimersByTime(100);
      flushSync();
      most = Math.max(most, page.querySelectorAll('[data-flight]').length);
    }
    expect(most).toBe(SAMPLES.award!.events.filter((event) => receiverOf(event)).length);
    tell(['award', 'loss']);
    reading.turnToNext();
    reading.hurry();
    flushSync();
    expect(page.querySelectorAll('[data-flight]')).toHaveLength(0);
    vi.restoreAllMocks();
  });
});

describe('what flies', () => {
  const event = (key: string, args: TableEvent['args'] = {}): TableEvent => ({ key, args: { seat: 'Ana', ...args } });

  it('has its sign, as has all that is taken and all that befalls a hero', () => {
    const keys = ['destiny', 'story', 'treasure', 'skill', 'token', 'status'].flatMap((thing) => [`${thing}-gained`, `${thing}-lost`]);
    for (const key of [...keys, 'skill-for-one-use', 'claimed', 'quest-finished', 'quest-lost', 'wealth', 'merchant', 'died']) {
      expect(Boolean(emblemOf(event(key)) ?? trackOf(event(key))), key).toBe(true);
    }
  });

  it('is what is given, not what is taken', () => {
    for (const key of ['destiny-gained', 'story-gained', 'treasure-gained', 'skill-gained', 'token-gained', 'status-gained', 'quest-finished', 'skill-for-one-use', 'merchant']) {
      expect([key, receiverOf(event(key)), Boolean(emblemOf(event(key)) ?? trackOf(event(key)))]).toEqual([key, 'Ana', true]);
    }
    for (const key of ['destiny-lost', 'status-lost', 'moved', 'treasure-lost', 'quest']) expect([key, receiverOf(event(key))]).toEqual([key, '']);
    expect([receiverOf(event('wealth', { change: 1 })), receiverOf(event('wealth', { change: -1 }))]).toEqual(['Ana', '']);
  });
});

describe('setting', () => {
  it('keeps names with a hyphen on one line, and only those', () => {
    const join = '-\u2060';
    expect(curlQuotes("Su-Chou, Ch'ang-an and the well-known Isles of Wak-Wak", 'en')).toBe(`Su${join}Chou, Ch’ang${join}an and the well-known Isles of Wak${join}Wak`);
    const set = curlQuotes('Aix-la-Chapelle', 'fr');
    expect(set).toBe(`Aix${join}la${join}Chapelle`);
    expect(curlQuotes(set, 'fr'), 'an opening is set twice').toBe(set);
  });
  it('turns straight marks into those of a printed book', () => {
    expect(curlQuotes(`"Sit," he said, "the judge's chair is 'mine'."`, 'en')).toBe('“Sit,” he said, “the judge’s chair is ‘mine’.”');
    expect(curlQuotes("'Tis late; give 'em bread", 'en')).toBe('’Tis late; give ’em bread');
    expect(curlQuotes("« L'autre ! » dit-il : oui", 'fr')).toBe('«\u202fL’autre\u202f!\u202f» dit-il\u202f: oui');
    // A quotation that breaks off at a dash closes there; a word after a dash may open one.
    expect(curlQuotes('"They can—" "Fit into it," he said—"all of them".', 'en')).toBe('“They can—” “Fit into it,” he said—“all of them”.');
    expect(curlQuotes('«¿Quién?»', 'es')).toBe('«¿Quién?»');
  });

  it('stresses what is between asterisks', () => {
    expect(splitEmphasis('since the word *bolts*.', 'en')).toEqual([
      { text: 'since the word ', emphasized: false },
      { text: 'bolts', emphasized: true },
      { text: '.', emphasized: false },
    ]);
  });
});

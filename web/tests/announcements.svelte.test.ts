/** What a screen reader says while others play: one sentence per bot turn, or every step if the player wants it. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../src/dice/catalogue.svelte';
import { Announcer } from '../src/dice/announcer.svelte';
import type { Connection } from '../src/house/connection.svelte';
import type { DiceBoard, Passage, RoomInfo, TableEvent, View } from '../src/house/messages';
import PageAnnouncer from '../src/nights/page/PageAnnouncer.svelte';
import { Reading } from '../src/nights/page/reading.svelte';
import { PLAIN_NIGHT, SAMPLES, WATCHED } from '../src/nights/page/pageFixtures';
import { spokenText } from '../src/nights/page/typeset';
import { Voice } from '../src/nights/page/voice.svelte';
import { liveRegion } from '../src/notices.svelte';
import Field from '../src/components/Field.svelte';
import { settings } from '../src/settings.svelte';
import { PlayerActivity } from '../src/table/playerActivity.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { DICE_FIXTURE } from './dice-fixture';

const wordsIn = (lines: readonly string[]) => lines.join(' ').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const sitters = { Ana: { name: 'Ana', bot: null }, Inés: { name: 'Inés', bot: 'sage' }, Barnabé: { name: 'Barnabé', bot: 'sage' }, Dov: { name: 'Dov', bot: 'sage' } };

let mounted: Record<string, unknown>[] = [];
beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  settings.motion = 'reduced';
});
afterEach(async () => {
  for (const each of mounted) await unmount(each);
  mounted = [];
  document.body.innerHTML = '';
  settings.motion = 'system';
  settings.announcements = 'brief';
  vi.useRealTimers();
});

describe('a round of the Nights with two bots', () => {
  const view = { ...WATCHED, sitters } as unknown as View;
  const night = { ...PLAIN_NIGHT, view };

  /** The announcements of Inés's and Barnabé's turns, in order. */
  function hear(): string[] {
    const [one, other, next] = [SAMPLES.loss!, SAMPLES.place!, SAMPLES.award!];
    const language = settings.language;
    const all = [...one.events, ...other.events, next.events[0]!];
    const said = listenTo(all, [...one.told[language], ...other.told[language], next.told[language][0]!]);
    return said.slice(0, -1); // the last one says that it is the player's turn
  }

  /** The announcements of events that arrive one by one. */
  function listenTo(all: readonly TableEvent[], told: readonly Passage[][]): string[] {
    const reading = new Reading({ motionDuration: () => 0 });
    reading.updateFromEvents([], [], 0, view);
    mounted.push(mount(PageAnnouncer, { target: document.body, props: { night, reading, voice: new Voice(null) } }));
    flushSync();
    const said: string[] = [];
    const seen = new WeakSet<Element>();
    const listen = () => {
      flushSync();
      for (const line of document.querySelectorAll('[role=log] p')) {
        if (!seen.has(line)) said.push(line.textContent ?? '');
        seen.add(line);
      }
    };
    for (let known = 1; known <= all.length; known++) {
      reading.updateFromEvents(all.slice(0, known), told.slice(0, known), 0, view);
      listen();
    }
    while (reading.isPageTurnPending) {
      reading.turnToNext();
      listen();
    }
    return said;
  }

  it('is told in a sentence for each, and in no more than 60 words', () => {
    const said = hear();
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^Inés: .+\.$/);
    expect(said[1]).toMatch(/^Barnabé: .+\.$/);
    expect(wordsIn(said)).toBeLessThanOrEqual(60);
  });

  it('keeps back nothing that is everybody’s, or the listener’s', () => {
    const events: [string, TableEvent['args']][] = [
      ['turn', { seat: 'Inés', reader: 'Ana' }],
      ['moved', { seat: 'Inés', space: 'Cairo' }],
      ['passed-on', { seat: 'Inés', to: 'Ana', what: 'destiny' }],
      ['destiny-gained', { seat: 'Ana', points: 1 }],
      ['time', { time: 'noon' }],
      ['turn', { seat: 'Dov', reader: 'Inés' }],
      ['status-held', { seat: 'Dov', status: 'imprisoned' }],
      ['turn', { seat: 'Barnabé', reader: 'Inés' }],
      ['moved', { seat: 'Barnabé', space: 'Baghdad' }],
      ['declared', { seat: 'Barnabé' }],
      ['ended', { ending: 'declared' }],
      ['won', { seats: ['Barnabé'], count: 1 }],
    ];
    const said = listenTo(
      events.map(([key, args]) => ({ key, args })),
      events.map(([key]) => [{ kind: 'said', text: `(${key})`, number: 0 } as Passage]),
    );
    expect(said).toEqual(['(passed-on)', '(destiny-gained)', 'Inés: Cairo.', '(time)', 'Dov gains nothing this turn.', 'Barnabé: Baghdad.', '(declared)', '(ended)', '(won)']);
  });

  it('leaves out what the page leaves out: an award is said once, when it is given', () => {
    settings.announcements = 'full';
    const { events, told } = SAMPLES.award!;
    const said = listenTo(events, told.en);
    const ofKind = (...kinds: string[]) => told.en.flat().filter(({ kind }) => kinds.includes(kind)).map(({ heard, text }) => spokenText(heard ?? text));
    expect(ofKind('award', 'headings').length).toBeGreaterThan(1);
    for (const text of ofKind('award', 'headings')) expect(said).not.toContain(text);
    expect(said).toEqual(expect.arrayContaining(ofKind('gain', 'fate')));
  });

  it('is told with every word where that is wanted', () => {
    settings.announcements = 'full';
    expect(wordsIn(hear())).toBeGreaterThan(320);
  });

  it.each(LANGUAGES)('says nothing but words in %s', async (language) => {
    await loadLanguage(language);
    for (const line of hear()) expect(line).not.toMatch(/web-|undefined|\{/);
    await loadLanguage('en');
  });
});

describe('a round of King of Dice with two bots', () => {
  const view = (seat: string): View => ({ game: 'dice', seat: 'Ana', sitters, board: { seat } }) as unknown as View;
  const dice = { dice: ['blue', 'green', 'green', 'green', 'red', 'green'].map((colour, i) => ({ number: i + 1, colour })) } as unknown as DiceBoard;
  /** As many words as the server's texts have. */
  const told = (event: TableEvent): Passage[] => [{ kind: 'said', text: `${event.key} ${'word '.repeat(event.key === 'rolled' ? 20 : 8)}`, number: 0, ornament: '' }];
  beforeAll(() => {
    catalogue.shown = DICE_FIXTURE.cards.en;
  });
  const met = { row: [{ card: 'elf-run-5', met: true }] } as unknown as DiceBoard;
  const rolled = (seat: string): TableEvent => ({ key: 'rolled', args: { seat, dice: [1, 2, 3, 4, 5, 6], thrown: [1, 2, 3, 4, 5, 6], left: 2 } });
  const turnOf = (seat: string, ...deeds: TableEvent[]): TableEvent[] => [
    { key: 'turn', args: { seat, rolls: 3 } },
    rolled(seat),
    rolled(seat),
    { key: 'stopped', args: { seat } },
    ...deeds,
    { key: 'refilled', args: { card: 'orc-3' } },
  ];
  const took = (seat: string, card: string): TableEvent => ({ key: 'took', args: { seat, card, points: 3 } });

  function hear(brief: boolean): string[] {
    const telling = new Announcer(
      () => false,
      () => brief,
    );
    const said: string[] = [];
    const round = [
      ...turnOf('Inés', took('Inés', 'elf-run-5'), { key: 'took-place', args: { seat: 'Inés', card: 'forest-2' } }),
      ...turnOf('Barnabé', { key: 'penalty', args: { seat: 'Barnabé', card: 'penalty-3' } }),
      { key: 'turn', args: { seat: 'Ana', rolls: 3 } },
      rolled('Ana'),
    ];
    for (const event of round) {
      const before = telling.lines.at(-1)?.id;
      telling.announceEvent(event, told(event), dice, view(String(event.args.seat ?? '')));
      if (event.key === 'rolled') telling.diceSettled({ ...met, seat: String(event.args.seat) });
      said.push(...telling.lines.filter(({ id }) => before === undefined || id > before).map(({ text }) => text));
    }
    return said;
  }

  it('is told in a sentence for each, then one’s own dice, in no more than 60 words', () => {
    const said = hear(true);
    expect(said).toEqual([
      'Inés: the arrogant elf, 3 points; the enchanted forest, 2 points.',
      'Barnabé: the villain, −3 points.',
      'Your dice: 1 blue, 2 green, 3 green, 4 green, 5 red, 6 green.',
      'These dice can win over: Arrogant elf.',
    ]);
    expect(wordsIn(said)).toBeLessThanOrEqual(60);
  });

  it('says of several that they lift their heads', () => {
    const telling = new Announcer(() => false);
    const slot = { card: 'elf-run-5', met: true };
    telling.diceSettled({ seat: 'Ana', row: [slot, { ...slot, card: 'orc-3' }] } as unknown as DiceBoard);
    expect(telling.lines.at(-1)?.text).toMatch(/^These dice can win over: Arrogant elf and /);
    telling.diceSettled({ seat: 'Ana', row: [{ ...slot, card: 'dragon-25' }, { ...slot, card: 'dragon-28' }] } as unknown as DiceBoard);
    expect(telling.lines.at(-1)?.text, 'two of the same name').toBe('These dice can win over: Dragon (−2 points) and Dragon (−4 points).');
  });

  it('says of dice that nobody likes them yet only while they can be rolled again', () => {
    const telling = new Announcer(() => false);
    const nobody = { seat: 'Ana', row: [{ card: 'elf-run-5', met: false }] };
    telling.diceSettled({ ...nobody, rolls_left: 0 } as unknown as DiceBoard);
    expect(telling.lines).toEqual([]);
    telling.diceSettled({ ...nobody, rolls_left: 1 } as unknown as DiceBoard);
    expect(telling.lines.map(({ text }) => text)).toEqual(['Nobody likes these dice yet.']);
  });

  it('keeps the result until the stacks have been counted', () => {
    const telling = new Announcer(() => false);
    const end: TableEvent[] = [{ key: 'ended', args: {} }, { key: 'scored', args: { seat: 'Ana' } }, { key: 'won', args: {} }];
    for (const event of end) telling.announceEvent(event, [{ kind: 'said', text: event.key } as Passage], dice, view('Ana'));
    expect(telling.lines.map(({ text }) => text)).toEqual(['ended']);
    telling.announceResult();
    expect(telling.lines.map(({ text }) => text)).toEqual(['ended', 'scored', 'won']);
  });

  it('tells a dragon that is handed on once, by whom it goes to', () => {
    const telling = new Announcer(
      () => false,
      () => true,
    );
    const given: TableEvent = { key: 'dragon-given', args: { seat: 'Inés', card: 'dragon-25', to: 'Ana' } };
    const turn = turnOf('Inés', took('Inés', 'dragon-25'), given);
    for (const event of [...turn, { key: 'turn', args: { seat: 'Ana', rolls: 3 } }]) telling.announceEvent(event, told(event), dice, view('Inés'));
    expect(telling.lines.map(({ text }) => text)).toEqual(['Inés: the dragon for Ana, −2 points.']);
  });

  it('is told in brief for everybody who shares the device, whomever the view is of', () => {
    const telling = new Announcer(
      () => false,
      () => true,
      (seat) => ['Ana', 'Bo'].includes(seat),
    );
    // The view is still of Ana when Bo's turn begins.
    const round = [...turnOf('Ana', took('Ana', 'elf-run-5')), ...turnOf('Bo', took('Bo', 'orc-3'))];
    for (const event of round) {
      telling.announceEvent(event, told(event), dice, view(String(event.args.seat ?? '')));
      if (event.key === 'rolled') telling.diceSettled({ ...met, seat: String(event.args.seat) });
    }
    const own = ['Your dice: 1 blue, 2 green, 3 green, 4 green, 5 red, 6 green.', 'These dice can win over: Arrogant elf.'];
    expect(telling.lines.map(({ text }) => text).slice(-4)).toEqual([...own, ...own]);
    expect(telling.lines.map(({ text }) => text)[3]).toBe('Ana: the arrogant elf, 3 points.');
  });

  it('is told with every roll where that is wanted', () => {
    expect(wordsIn(hear(false))).toBeGreaterThan(150);
  });

  it('is told in brief from the first turn that one comes to, though its beginning is missed', () => {
    const telling = new Announcer(
      () => false,
      () => true,
    );
    const [, , , stopped, ...rest] = turnOf('Ana', took('Ana', 'elf-run-5'));
    for (const event of [stopped!, ...rest, { key: 'turn', args: { seat: 'Inés', rolls: 3 } }]) telling.announceEvent(event, told(event), dice, view('Ana'));
    expect(telling.lines.map(({ text }) => text)).toEqual(['Ana: the arrogant elf, 3 points.']);
  });
});

describe('who goes away', () => {
  const chair = (name: string, here: boolean) => ({ name, seat: name, bot: null, held: true, here, open: false });
  const room = (here: boolean) => ({ phase: 'playing', closed: false, chairs: [chair('Ana', true), chair('Bo', here)] }) as unknown as RoomInfo;

  it('is announced, and that they are back; a page that is loaded anew is not', () => {
    vi.useFakeTimers();
    liveRegion.text = '';
    const company = new PlayerActivity({ chairs: [0] } as unknown as Connection);
    company.announceChangesOfPresence(room(true));
    company.announceChangesOfPresence(room(false));
    vi.advanceTimersByTime(1000);
    company.announceChangesOfPresence(room(true));
    vi.advanceTimersByTime(10_000);
    expect(liveRegion.text).toBe('');
    company.announceChangesOfPresence(room(false));
    vi.advanceTimersByTime(5000);
    expect(liveRegion.text.trim()).toBe('Bo is away.');
    company.announceChangesOfPresence(room(true));
    expect(liveRegion.text.trim()).toBe('Bo is back.');
    company.close();
  });

  it('is not announced of those who were away before', () => {
    vi.useFakeTimers();
    liveRegion.text = '';
    const company = new PlayerActivity({ chairs: [0] } as unknown as Connection);
    company.announceChangesOfPresence(room(false));
    vi.advanceTimersByTime(10_000);
    expect(liveRegion.text).toBe('');
    company.announceChangesOfPresence(room(true));
    expect(liveRegion.text.trim()).toBe('Bo is back.');
    company.close();
  });
});

describe('a holiday', () => {
  it('is announced when it begins and when it ends, but not to somebody who comes in between', () => {
    liveRegion.text = '';
    const company = new PlayerActivity({ chairs: [0] } as unknown as Connection);
    const rests = { holiday: { by: 'Bo' } } as unknown as RoomInfo;
    const runs = { holiday: null } as unknown as RoomInfo;
    company.announceHoliday(rests);
    expect(liveRegion.text).toBe('');
    company.announceHoliday(runs);
    expect(liveRegion.text.trim()).toBe('The holiday is over: the clock runs again.');
    company.announceHoliday(rests);
    expect(liveRegion.text.trim()).toMatch(/^Bo has declared a holiday/);
    liveRegion.text = '';
    company.announceHoliday(rests);
    expect(liveRegion.text).toBe('');
  });
});

describe('what is wrong in a form', () => {
  it('comes into a place that is listened to before', () => {
    const props = $state({ label: 'Name', wrong: '', value: '' });
    mounted.push(mount(Field, { target: document.body, props }));
    flushSync();
    const note = document.querySelector('[aria-live=polite]')!;
    expect(note.textContent).toBe('');
    props.wrong = 'A name is needed.';
    flushSync();
    expect(document.querySelector('[aria-live=polite]')).toBe(note);
    expect(note.textContent).toBe('A name is needed.');
    expect(document.querySelector('input')!.getAttribute('aria-describedby')).toBe(note.id);
  });
});

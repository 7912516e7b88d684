import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../src/house/connection.svelte';
import type { Passage, TableEvent, View } from '../src/house/messages';
import { createReading } from '../src/nights/page/createReading';
import { savePosition, loadPosition, type ReadingPosition } from '../src/nights/page/readingPosition';
import { Reading } from '../src/nights/page/reading.svelte';
import { DELAYS } from '../src/nights/page/passageReveal.svelte';

type Told = [event: TableEvent, passages: Passage[]];

const passage = (kind: Passage['kind'], text: string): Passage => ({ kind, text, number: 0, ornament: '' });
const event = (key: string, seat: string, more: TableEvent['args'] = {}): TableEvent => ({ key, args: { seat, ...more } });

const hero = (seat: string): Told => [event('hero', seat), [passage('said', `${seat} is a hero.`)]];
const first = (seat: string): Told => [event('first', seat), [passage('first', `${seat} begins.`)]];
const turn = (seat: string, reader = 'Bo'): Told => [event('turn', seat, { reader, matrix_reader: 'Cy' }), [passage('turn', `The turn of ${seat}.`)]];
const moved = (seat: string, space = 'basra'): Told => [event('moved', seat, { space }), [passage('said', `${seat} reaches ${space}.`)]];
const die = (seat: string): Told => [event('destiny', seat, { face: '+' }), [passage('said', 'A plus.')]];
const read = (seat: string, paragraph = 'tale'): Told => [event('read', seat, { paragraph }), [passage('opening', `Once ${seat}…`), passage('told', 'and then…')]];
const section = (seat: string, paragraph = 'tale'): Told => [event('section', seat, { paragraph }), [passage('section', 'Luck'), passage('told', 'So it was.')]];
const gain = (seat: string): Told => [event('story-gained', seat), [passage('gain', `${seat} gains.`)]];
const time = (hour: string): Told => [{ key: 'time', args: { time: hour } }, [passage('time', `It is ${hour}.`)]];
const undone = (seat: string): Told => [event('undone', seat, { agreed: [] }), [passage('said', `${seat} takes it back.`)]];
const ended: Told = [{ key: 'ended', args: { ending: 'won' } }, [passage('said', 'It is over.')]];
const whispered = (seat: string, paragraph = 'tale'): Told => [event('reading', seat, { paragraph }), [passage('opening', `Once ${seat}…`)]];

const viewOf = (seat: string | null = 'Ana', more: Partial<View> = {}): View =>
  ({ game: 'nights', seat, turn: 0, events: 0, sitters: {}, board: { seat: 'Ana' }, waiting: [], decision: null, chosen: null, undo: null, takeback: null, outcome: null, ...more }) as View;

/** A table that sends events, and a reader. */
class Evening {
  all: Told[] = [];
  since = 0;
  heard: string[] = [];
  kept: ReadingPosition | null = null;
  reading: Reading;

  constructor(lasts = false, recalled: ReadingPosition | null = null, digested: readonly string[] = []) {
    this.reading = new Reading({ isDigested: (seat) => digested.includes(seat), motionDuration: (time) => (lasts ? time : 0), loadPosition: () => recalled, savePosition: (place) => (this.kept = place) });
    this.reading.listen((entry) => this.heard.push(entry.passage.text));
  }
  tell(...told: Told[]): this {
    this.all.push(...told);
    return this.show();
  }
  show(view = viewOf(), { in: language = '' } = {}): this {
    const window = this.all.slice(this.since);
    const words = window.map(([, passages]) => passages.map((one) => ({ ...one, text: language + one.text })));
    this.reading.updateFromEvents(window.map(([one]) => one), words, this.since, view);
    return this;
  }
  get texts(): string[] {
    return this.reading.entries.map((entry) => entry.passage.text);
  }
  get seats(): string[] {
    return this.reading.pages.map(({ seat }) => seat);
  }
}

const SETUP = [hero('Ana'), hero('Bo')];
/** A whole turn with a story in it. */
const tale = (seat: string): Told[] => [turn(seat), moved(seat), read(seat), section(seat), gain(seat)];

describe('a question that follows from a tale', () => {
  const unread = ({ reading }: Evening) => reading.unread.map(({ passage }) => passage.text);

  it('knows what is new of it, until it is answered', () => {
    const evening = new Evening().tell(...SETUP).tell(turn('Ana'), moved('Ana'), read('Ana'));
    expect(unread(evening)).toEqual(['Once Ana…']);
    evening.reading.markPageRead();
    expect(unread(evening)).toEqual([]);
    evening.tell(section('Ana'));
    expect(unread(evening)).toEqual(['Luck']);
  });

  it('has nothing new for who comes later', () => {
    const evening = new Evening().tell(...SETUP, turn('Ana'), moved('Ana'), read('Ana'));
    expect(unread(evening)).toEqual([]);
  });
});

describe('pages', () => {
  it('are one for each turn, and one before them', () => {
    const evening = new Evening().tell(...SETUP, turn('Ana'), moved('Ana'), turn('Bo'), moved('Bo'));
    expect(evening.seats).toEqual(['', 'Ana', 'Bo']);
    expect(evening.texts).toEqual(['The turn of Bo.', 'Bo reaches basra.']);
    expect(evening.reading.page).toMatchObject({ seat: 'Bo', reader: 'Bo', matrixReader: 'Cy', first: false });
  });

  it('follow one another without a touch as long as they tell no tale', () => {
    const evening = new Evening().tell(...SETUP).tell(turn('Ana'), moved('Ana')).tell(turn('Bo'));
    expect(evening.reading.isPageTurnPending).toBe(false);
    expect(evening.texts).toEqual(['The turn of Bo.']);
  });

  it('stay until they are turned, whatever happens meanwhile', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Bo'));
    expect(evening.reading.isPageTurnPending).toBe(false);
    evening.tell(turn('Cy'), moved('Cy'));
    expect(evening.reading.isPageTurnPending).toBe(true);
    expect(evening.reading.page?.seat).toBe('Bo');
    evening.tell(read('Cy'));
    expect(evening.texts.at(-1)).toBe('Bo gains.');
    evening.reading.turnToNext();
    expect(evening.reading.isPageTurnPending).toBe(false);
    expect(evening.texts).toEqual(['The turn of Cy.', 'Cy reaches basra.', 'Once Cy…', 'and then…']);
  });

  it('stay one by one, and count those that wait', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Bo'), ...tale('Cy'), ...tale('Ana'), turn('Bo'));
    evening.reading.catchUp();
    evening.tell(...tale('Bo'), ...tale('Cy'), turn('Ana'));
    expect(evening.reading.turnsAhead).toBe(2);
    evening.reading.turnToNext();
    expect([evening.reading.page?.seat, evening.reading.turnsAhead]).toEqual(['Cy', 1]);
    evening.reading.turnToNext();
    expect([evening.reading.page?.seat, evening.reading.turnsAhead, evening.reading.isPageTurnPending]).toEqual(['Ana', 0, false]);
  });

  it('can be skipped to the present moment, whose page then stays', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Bo')).tell(...tale('Cy'), ...tale('Ana'));
    evening.reading.catchUp();
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Ana', false]);
    expect(evening.texts).toHaveLength(7);
    evening.tell(turn('Bo'));
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Ana', true]);
  });

  it('need no turning by who has answered after the tale', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Ana'));
    evening.reading.markPageRead();
    evening.tell(moved('Ana'), turn('Bo'));
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Bo', false]);
  });

  it('wait for what an answer led to', () => {
    const evening = new Evening().tell(...SETUP).tell(turn('Ana'), read('Ana'));
    evening.reading.markPageRead();
    evening.tell(section('Ana'), turn('Bo'));
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Ana', true]);
  });

  it('do not count as read by an answer that came while more waited', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Bo'), turn('Cy'));
    evening.reading.markPageRead();
    evening.tell(moved('Cy'));
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Bo', true]);
  });

  it('wait before the first turn only until one has read who begins', () => {
    const evening = new Evening().tell(...SETUP).tell(gain('Ana'), first('Bo'), gain('Bo'), turn('Bo'));
    expect([evening.reading.page?.first, evening.reading.isPageTurnPending]).toEqual([true, true]);
    evening.reading.turnToNext();
    expect(evening.reading.page?.seat).toBe('Bo');
    const other = new Evening().tell(...SETUP).tell(gain('Ana'), turn('Bo'));
    expect(other.reading.isPageTurnPending).toBe(false);
  });

  it('wait before the end', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Bo'), ended);
    expect([evening.reading.isPageTurnPending, evening.reading.turnsAhead]).toEqual([true, 1]);
    evening.reading.turnToNext();
    expect(evening.reading.settled).toBe(true);
    expect(evening.texts.at(-1)).toBe('It is over.');
  });

  it('go on after something was taken back', () => {
    const evening = new Evening().tell(...SETUP).tell(turn('Ana'), moved('Ana')).tell(undone('Ana')).tell(moved('Ana', 'cairo'));
    expect(evening.texts).toEqual(['The turn of Ana.', 'Ana reaches basra.', 'Ana takes it back.', 'Ana reaches cairo.']);
    expect(evening.heard.filter((text) => text.includes('cairo'))).toHaveLength(1);
  });

  it('do not lose their place when a turn is taken back behind them', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Bo'), turn('Cy')).tell(undone('Bo'));
    expect([evening.reading.page?.seat, evening.reading.turnsAhead]).toEqual(['Bo', 1]);
    evening.reading.turnToNext();
    expect(evening.texts).toEqual(['The turn of Cy.', 'Cy takes it back.'.replace('Cy', 'Bo')]);
    expect(evening.reading.settled).toBe(true);
  });
});

describe('leafing', () => {
  it('goes back and on, and new things do not pull one away', () => {
    const evening = new Evening().tell(...SETUP).tell(turn('Ana'), moved('Ana'), turn('Bo'), moved('Bo'));
    evening.reading.previousPage();
    expect([evening.reading.page?.seat, evening.reading.isAtLastPage]).toEqual(['Ana', false]);
    evening.tell(turn('Cy'), moved('Cy'));
    expect(evening.reading.page?.seat).toBe('Ana');
    evening.reading.nextPage();
    expect(evening.reading.page?.seat).toBe('Bo');
    evening.reading.nextPage();
    expect([evening.reading.page?.seat, evening.reading.isAtLastPage]).toEqual(['Cy', true]);
    evening.tell(turn('Ana'));
    expect(evening.reading.page?.seat).toBe('Ana');
  });

  it('stops at the first page', () => {
    const evening = new Evening().tell(...SETUP, turn('Ana'));
    for (let i = 0; i < 5; i++) evening.reading.previousPage();
    expect(evening.reading.page?.first).toBe(true);
  });

  it('keeps its page when what came before is fetched', () => {
    const evening = new Evening();
    evening.all = [...SETUP, ...tale('Ana'), ...tale('Bo'), ...tale('Cy')];
    evening.since = 9;
    evening.show().reading.previousPage();
    expect([evening.reading.page?.seat, evening.texts.length]).toEqual(['Bo', 5]);
    evening.since = 0;
    evening.show();
    expect([evening.reading.page?.seat, evening.texts.length]).toEqual(['Bo', 7]);
    expect(evening.seats).toEqual(['', 'Ana', 'Bo', 'Cy']);
  });
});

describe('coming back', () => {
  it('opens at the last page, which then stays', () => {
    const evening = new Evening();
    evening.all = [...SETUP, ...tale('Ana'), ...tale('Bo')];
    evening.show();
    expect([evening.reading.page?.seat, evening.reading.settled]).toEqual(['Bo', true]);
    expect(evening.heard).toEqual([]);
    evening.tell(turn('Cy'));
    expect(evening.reading.isPageTurnPending).toBe(true);
  });

  it('opens at the page that was left, if the browser remembers it', () => {
    const before = new Evening().tell(...SETUP).tell(...tale('Ana'), ...tale('Bo'));
    expect(before.kept).toMatchObject({ seat: 'Ana', shown: 7 });
    const after = new Evening(false, before.kept);
    after.all = [...before.all, turn('Cy')];
    after.show();
    expect([after.reading.page?.seat, after.reading.isPageTurnPending, after.texts.length]).toEqual(['Ana', true, 7]);
    expect(after.heard).toEqual([]);
    after.reading.turnToNext();
    expect(after.reading.page?.seat).toBe('Bo');
  });

  it('does not take a place of another seat, or one that is gone, for its own', () => {
    for (const place of [{ seat: 'Bo', shown: 4, read: 0 }, { seat: 'Ana', shown: 400, read: 0 }]) {
      const evening = new Evening(false, place);
      evening.all = [...SETUP, ...tale('Ana'), ...tale('Bo')];
      expect(evening.show().reading.page?.seat).toBe('Bo');
    }
  });

  it('goes on where it was when only the last events come anew', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Ana'), ...tale('Bo'));
    evening.since = 4;
    evening.show();
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Ana', true]);
    expect(evening.heard.filter((text) => text === 'Ana gains.')).toHaveLength(1);
  });

  it('arrives at the last page when too much was missed', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Ana'));
    evening.all.push(...tale('Bo'), ...tale('Cy'));
    evening.since = 13;
    evening.show();
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Cy', false]);
    expect(evening.texts).toHaveLength(6);
  });

  it('is remembered by the browser', () => {
    sessionStorage.clear();
    expect(loadPosition('kestrel')).toBeNull();
    savePosition('kestrel', { seat: 'Ana', shown: 7, read: 2 });
    expect(loadPosition('kestrel')).toEqual({ seat: 'Ana', shown: 7, read: 2 });
    sessionStorage.setItem('serai.page.kestrel', '{"seat":"Ana","told":5,"read":1}');
    expect(loadPosition('kestrel'), 'as an older client stored it').toEqual({ seat: 'Ana', shown: 5, read: 1 });
    sessionStorage.setItem('serai.page.kestrel', '{"shown":"x"}');
    expect(loadPosition('kestrel')).toBeNull();
  });
});

describe('another language', () => {
  it('tells the same place anew, and nothing is heard twice', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Ana'), ...tale('Bo'));
    const heard = evening.heard.length;
    evening.since = 3;
    evening.show(viewOf(), { in: 'fr ' });
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Ana', true]);
    expect(evening.texts.at(-1)).toBe('fr Ana gains.');
    expect(evening.heard).toHaveLength(heard);
  });
});

describe('another seat on the same device', () => {
  it('keeps the place, though it counts otherwise', () => {
    const evening = new Evening().tell(...SETUP).tell(turn('Ana'), read('Ana'), gain('Ana'), turn('Bo'));
    expect(evening.reading.isPageTurnPending).toBe(true);
    // Bo is the Reader and sees one more event.
    evening.all.splice(3, 0, whispered('Ana'));
    evening.show(viewOf('Bo'));
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Ana', true]);
    expect(evening.texts.at(-1)).toBe('Ana gains.');
    evening.reading.turnToNext();
    expect(evening.reading.page?.seat).toBe('Bo');
  });
});

describe('where a person reads', () => {
  const asked = viewOf('Ana', { decision: { seat: 'Ana', kind: 'page', options: ['turn-page'], subject: null, secret: false } });

  it('the Reader has the words first, on a page of their own', () => {
    const evening = new Evening().tell(...SETUP).tell(turn('Bo', 'Ana'));
    evening.all.push(whispered('Bo'));
    evening.show(asked);
    expect(evening.reading.readerPassages?.map(({ passage: { text } }) => text)).toEqual(['Once Bo…']);
    expect(evening.texts).toEqual(['The turn of Bo.']);
  });

  it('and need not turn a page for words that they have read aloud', () => {
    const evening = new Evening().tell(...SETUP).tell(turn('Bo', 'Ana'), whispered('Bo'));
    evening.tell(read('Bo'), turn('Cy'));
    expect(evening.reading.readerPassages).toBeNull();
    expect([evening.reading.page?.seat, evening.reading.isPageTurnPending]).toEqual(['Cy', false]);
    evening.tell(whispered('Cy', 'one'), read('Cy', 'another'), turn('Ana'));
    expect(evening.reading.isPageTurnPending).toBe(true);
  });
});

describe('at a table', () => {
  const asked = (number: number | null): Pick<Connection, 'table' | 'view' | 'asked' | 'chairs'> => ({
    table: 'heron',
    chairs: [],
    view: viewOf('Ana', { decision: number === null ? null : { seat: 'Ana', kind: 'section', options: [], subject: null, secret: false } }),
    asked: number === null ? {} : { Ana: number },
  });

  it('who has answered has read what stood above the question; who was only waited for has not', () => {
    sessionStorage.clear();
    for (const [next, waits] of [[8, false], [7, true]] as const) {
      const connection = asked(7) as Connection;
      const reading = createReading(connection);
      const told = [...SETUP, turn('Ana'), read('Ana')];
      const show = (more: Told[]): void => {
        const all = [...told, ...more];
        reading.updateFromEvents(all.map(([one]) => one), all.map(([, passages]) => passages), 0, connection.view!);
      };
      show([]);
      Object.assign(connection, asked(next));
      show([moved('Ana'), turn('Bo')]);
      expect([next, reading.isPageTurnPending]).toEqual([next, waits]);
      reading.close();
      sessionStorage.clear();
    }
  });
});

describe('turns that are told in brief', () => {
  const brief = () => new Evening(false, null, ['Bo', 'Cy']);

  it('need no turning, and share the page of the next turn that is told in full', () => {
    const evening = brief().tell(...SETUP).tell(...tale('Bo'), ...tale('Cy'));
    expect([evening.reading.isPageTurnPending, evening.reading.isTellingOthers, evening.reading.page?.seat]).toEqual([false, true, '']);
    evening.tell(turn('Ana'));
    expect(evening.reading.page).toMatchObject({ seat: 'Ana', digests: [{ seat: 'Bo' }, { seat: 'Cy' }] });
    expect([evening.reading.isTellingOthers, evening.reading.pages.length]).toEqual([false, 2]);
  });

  it('wait until the own tale before them has been turned', () => {
    const evening = brief().tell(...SETUP).tell(...tale('Ana')).tell(...tale('Bo'), ...tale('Cy'), turn('Ana'));
    expect([evening.reading.isPageTurnPending, evening.reading.turnsAhead, evening.texts.at(-1)]).toEqual([true, 1, 'Ana gains.']);
    evening.reading.turnToNext();
    expect([evening.reading.isPageTurnPending, evening.reading.page?.digests.length]).toEqual([false, 2]);
  });

  it('are heard passage by passage all the same', () => {
    const evening = brief().tell(...SETUP).tell(...tale('Bo'));
    expect(evening.heard).toEqual(['The turn of Bo.', 'Bo reaches basra.', 'Once Bo…', 'and then…', 'Luck', 'So it was.', 'Bo gains.']);
  });

  it('pause only where a hero travels', () => {
    vi.useFakeTimers();
    const evening = new Evening(true, null, ['Bo']).tell(...SETUP).tell(...tale('Bo'));
    expect(evening.texts.at(-1)).toBe('Bo reaches basra.');
    vi.advanceTimersByTime(DELAYS.digest);
    expect([evening.texts.at(-1), evening.reading.settled]).toEqual(['Bo gains.', true]);
    vi.useRealTimers();
  });
});

describe('bringing everything forward', () => {
  it('ends the animation, skips the pages between, and says which turns were skipped', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Ana')).tell(...tale('Bo'), ...tale('Cy'), turn('Ana'));
    evening.reading.skipToPresent();
    expect([evening.reading.settled, evening.reading.page?.seat]).toEqual([true, 'Ana']);
    expect(evening.reading.skipped.map(({ seat, events }) => [seat, events.length])).toEqual([['Bo', 5], ['Cy', 5], ['Ana', 1]]);
  });
});

describe('the hour', () => {
  it('changes when the page tells of it, not before', () => {
    vi.useFakeTimers();
    const evening = new Evening(true).tell(...SETUP).tell(turn('Ana'), moved('Ana'), time('noon'), gain('Ana'));
    expect(evening.reading.timeOfDay('noon')).toBe('morning');
    evening.reading.hurry();
    expect(evening.reading.timeOfDay('noon')).toBe('noon');
    vi.useRealTimers();
  });


  it('is that of the page', () => {
    const evening = new Evening().tell(...SETUP).tell(...tale('Bo'), turn('Cy'), time('noon'));
    expect(evening.reading.timeOfDay('noon')).toBe('morning');
    evening.reading.turnToNext();
    expect(evening.reading.timeOfDay('noon')).toBe('noon');
  });
});

describe('the rhythm', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows one passage after the other, and a question after the last', () => {
    const evening = new Evening(true).tell(...SETUP).tell(turn('Ana'), moved('Ana'), read('Ana'));
    expect(evening.texts).toEqual(['The turn of Ana.']);
    expect(evening.reading.settled).toBe(false);
    vi.advanceTimersByTime(DELAYS.passage);
    expect(evening.texts).toHaveLength(2);
    vi.advanceTimersByTime(2 * DELAYS.passage);
    expect(evening.texts).toHaveLength(4);
    expect(evening.reading.settled).toBe(true);
    expect(evening.heard).toEqual(evening.texts);
  });

  it('lets a die tumble before anything else', () => {
    const evening = new Evening(true).tell(...SETUP).tell(turn('Ana'), die('Ana'));
    vi.advanceTimersByTime(DELAYS.passage);
    expect(evening.reading.appearingPassage).toBe('3.0');
    expect(evening.reading.settled).toBe(false);
    vi.advanceTimersByTime(DELAYS.die);
    expect([evening.reading.appearingPassage, evening.reading.settled]).toEqual([null, true]);
  });

  it('ends when somebody hurries; each passage is heard once, in order', () => {
    const evening = new Evening(true).tell(...SETUP).tell(...tale('Ana'));
    evening.reading.hurry();
    expect(evening.reading.settled).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(evening.heard).toEqual(evening.texts);
    expect(evening.reading.skipCount).toBe(1);
    evening.reading.hurry();
    expect(evening.reading.skipCount).toBe(1);
  });

  it('goes on with what comes while something appears', () => {
    const evening = new Evening(true).tell(...SETUP).tell(turn('Ana'), moved('Ana'));
    evening.tell(read('Ana'));
    vi.advanceTimersByTime(10 * DELAYS.passage);
    expect(evening.heard).toEqual(['The turn of Ana.', 'Ana reaches basra.', 'Once Ana…', 'and then…']);
  });

  it('begins anew on a new page, also where the last one was still appearing', () => {
    const evening = new Evening(true).tell(...SETUP).tell(turn('Ana'), moved('Ana')).tell(turn('Bo'), moved('Bo'));
    expect(evening.texts).toEqual(['The turn of Bo.']);
    vi.advanceTimersByTime(DELAYS.passage);
    expect(evening.texts).toEqual(['The turn of Bo.', 'Bo reaches basra.']);
    expect(evening.heard).toEqual(['The turn of Ana.', 'Ana reaches basra.', 'The turn of Bo.', 'Bo reaches basra.']);
  });

  it('is not disturbed by another language', () => {
    const evening = new Evening(true).tell(...SETUP).tell(turn('Ana'), moved('Ana'), read('Ana'));
    vi.advanceTimersByTime(DELAYS.passage);
    evening.show(viewOf(), { in: 'fr ' });
    expect(evening.texts).toEqual(['fr The turn of Ana.', 'fr Ana reaches basra.']);
    vi.advanceTimersByTime(10 * DELAYS.passage);
    expect(evening.texts).toHaveLength(4);
    expect(evening.heard).toHaveLength(4);
  });
});

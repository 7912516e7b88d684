import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refused } from '../src/house/api';
import { Connection } from '../src/house/connection.svelte';
import type { RawSocket } from '../src/house/reconnectingSocket';
import type { Answer, Passage, Ping, Request, RoomInfo, TableEvent, Update, View, RenderedText } from '../src/house/messages';

/** A fake socket controlled by the test. It answers pings unless it is deaf. */
class FakeSocket implements RawSocket {
  sent: Request[] = [];
  pings: Ping[] = [];
  deaf = false;
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    const request = JSON.parse(text) as Request;
    if (request.type !== 'ping') this.sent.push(request);
    else {
      this.pings.push(request);
      if (!this.deaf) this.tell({ type: 'done', id: request.id });
    }
  }
  close(): void {
    this.closed = true;
  }
  tell(...answers: Answer[]): void {
    for (const answer of answers) this.onmessage?.({ data: JSON.stringify(answer) });
  }
  last(): Request & { id: number } {
    return this.sent.at(-1) as Request & { id: number };
  }
}

const room = { table: 'kestrel', phase: 'playing', chairs: [] } as unknown as RoomInfo;
const told = (...keys: string[]): TableEvent[] => keys.map((key) => ({ key, args: {} }));

function welcome(chairs = [0]): Answer {
  return { type: 'welcome', protocol: 1, chairs, host: false, may_sit: false, room };
}
const saying = (told: Passage[][]): RenderedText => ({ book: 'b', told, question: '', subject: '', moment: '', choices: [], names: {}, ending: [] });
function update(since: number, events: TableEvent[], seat: string | null = 'Ana', asked: Record<string, number> = {}): Update {
  const view = { game: 'dice', seat, events: since + events.length } as View;
  return { type: 'update', seat, since, events, view, asked, remaining: null, steps: [], words: saying(events.map(() => [])), remarks: [] };
}

let wires: FakeSocket[];
let connection: Connection;
const wire = () => wires.at(-1)!;

function sitDown(...answers: Answer[]): void {
  wire().onopen!();
  wire().tell(welcome(), ...answers);
}
function breakOff(): void {
  wire().onclose!();
}

/** The server keeps sending heartbeats. */
function beating(): void {
  const heart = wire();
  setInterval(() => heart.tell({ type: 'heartbeat' }), 1500);
}

const visibility = vi.spyOn(document, 'visibilityState', 'get');
function look(how: DocumentVisibilityState): void {
  visibility.mockReturnValue(how);
  document.dispatchEvent(new Event('visibilitychange'));
}
const lookAway = () => look('hidden');
const lookAgain = () => look('visible');

let shared = false;
beforeEach(() => {
  shared = false;
  visibility.mockReturnValue('visible');
  vi.useFakeTimers();
  wires = [];
  connection = new Connection(
    'kestrel',
    () => ['lamp'],
    () => 'fr',
    () => shared,
    () => {
      wires.push(new FakeSocket());
      return wire();
    },
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('at the door', () => {
  it('says hello with its keys and its language', () => {
    wire().onopen!();
    expect(wire().sent).toEqual([{ type: 'hello', table: 'kestrel', keys: ['lamp'], language: 'fr', protocol: 1 }]);
    expect(connection.status).toBe('connecting');
    wire().tell(welcome());
    expect(connection.status).toBe('open');
    expect(connection.chairs).toEqual([0]);
  });

  it('is shown nobody’s side where several play on one device', () => {
    shared = true;
    wire().onopen!();
    expect(wire().sent[0]).toMatchObject({ type: 'hello', covered: true });
  });

  it('ends where the house refuses, and may knock again', () => {
    wire().onopen!();
    wire().tell({ type: 'refusal', id: null, sentence: 'Ce lien n’ouvre aucune table.', key: 'refused-no-table', args: {} });
    breakOff();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(connection.status).toBe('ended');
    expect(connection.refused?.message).toBe('Ce lien n’ouvre aucune table.');
    connection.reconnect();
    sitDown();
    expect(connection.refused).toBeNull();
    expect(connection.status).toBe('open');
  });
});

describe('what is told', () => {
  it('is kept in order, and what is new is announced', () => {
    connection.onEvents = vi.fn();
    sitDown(update(0, told('turn', 'rolled')));
    expect(connection.onEvents).not.toHaveBeenCalled();
    const next = update(2, told('took'));
    wire().tell(next);
    expect(connection.events.map((event) => event.key)).toEqual(['turn', 'rolled', 'took']);
    expect(connection.onEvents).toHaveBeenCalledExactlyOnceWith(next.events, next.words.told);
  });

  it('begins anew from another seat, without announcing it all again', () => {
    connection.onEvents = vi.fn();
    sitDown(update(0, told('turn', 'rolled')));
    void connection.switchToSeat('Bo');
    wire().tell(update(0, told('turn', 'rolled', 'took'), 'Bo'), { type: 'done', id: wire().last().id });
    expect(connection.events).toHaveLength(3);
    expect(connection.view!.seat).toBe('Bo');
    expect(connection.onEvents).not.toHaveBeenCalled();
  });

  it('can be read from further back', async () => {
    sitDown(update(2, told('took')));
    const read = connection.loadEarlierEvents();
    expect(wire().last()).toMatchObject({ type: 'read-log', since: 0, until: 2 });
    wire().tell({ type: 'log', id: wire().last().id, since: 0, events: told('turn', 'rolled'), told: [] });
    await read;
    expect(connection.since).toBe(0);
    expect(connection.events.map((event) => event.key)).toEqual(['turn', 'rolled', 'took']);
  });

  it('comes with its words, and anew in another language', async () => {
    const said = (text: string): Passage[] => [{ kind: 'said', text, number: 0, ornament: '' }];
    const inWords = (since: number, events: TableEvent[], ...texts: string[]): Update => ({
      ...update(since, events),
      words: saying(texts.map(said)),
    });
    const texts = () => connection.told.map(([passage]) => passage?.text);
    sitDown(inWords(2, told('met'), 'un marchand'));
    wire().tell(inWords(3, told('reacted'), 'Ana salue'));
    expect(texts()).toEqual(['un marchand', 'Ana salue']);
    const read = connection.loadEarlierEvents();
    wire().tell({ type: 'log', id: wire().last().id, since: 0, events: told('turn', 'moved'), told: [said('au tour d’Ana'), said('vers Basra')] });
    await read;
    expect(texts()).toEqual(['au tour d’Ana', 'vers Basra', 'un marchand', 'Ana salue']);
    wire().tell(inWords(2, told('met', 'reacted'), 'a merchant', 'Ana greets'));
    expect(texts()).toEqual(['a merchant', 'Ana greets']);
    expect(connection.events).toHaveLength(2);
  });

  it('in the chat is not said twice after a lost connection', () => {
    const line = { at: 1, seat: 'Bo', name: 'Bo', text: 'Salut' };
    sitDown({ type: 'chat', lines: [line] });
    wire().tell({ type: 'chat', lines: [{ ...line, text: 'Encore' }] });
    expect(connection.chat.map(({ text }) => text)).toEqual(['Salut', 'Encore']);
    breakOff();
    vi.advanceTimersByTime(1000);
    sitDown({ type: 'chat', lines: [line] });
    expect(connection.chat.map(({ text }) => text)).toEqual(['Salut']);
  });
});

describe('a lost connection', () => {
  it('comes back by itself, says how far it had read and gets the gap', () => {
    connection.onEvents = vi.fn();
    sitDown(update(0, told('turn', 'rolled')));
    breakOff();
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    wire().onopen!();
    expect(wire().last()).toMatchObject({ type: 'hello', seat: 'Ana', seen: 2 });
    wire().tell(welcome(), update(2, told('took', 'refilled')));
    expect(connection.status).toBe('open');
    expect(connection.events).toHaveLength(4);
    expect(connection.onEvents).toHaveBeenCalledTimes(1);
  });

  it('that missed too much begins anew where the house begins', () => {
    sitDown(update(0, told('turn', 'rolled')));
    breakOff();
    vi.advanceTimersByTime(1000);
    connection.onEvents = vi.fn();
    sitDown(update(500, told('turn')));
    expect(connection.since).toBe(500);
    expect(connection.events).toHaveLength(1);
    expect(connection.onEvents).not.toHaveBeenCalled();
  });

  it('tries less and less often', () => {
    sitDown();
    for (let i = 0; i < 8; i++) {
      breakOff();
      vi.advanceTimersByTime(12_000);
    }
    expect(wires).toHaveLength(9);
    breakOff();
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(9);
  });

  it('sends a choice again that had no answer, and nothing else', async () => {
    sitDown(update(0, told('turn'), 'Ana', { Ana: 7 }));
    const choice = connection.choose('Ana', 'stop');
    const chat = connection.ask({ type: 'say', text: 'Salut' });
    const first = wire().sent.find(({ type }) => type === 'choose');
    breakOff();
    await expect(chat).rejects.toMatchObject({ key: 'lost' });
    vi.advanceTimersByTime(1000);
    sitDown(update(1, []));
    expect(wire().sent.filter(({ type }) => type !== 'hello')).toEqual([first]);
    expect(first).toMatchObject({ type: 'choose', seat: 'Ana', option: 'stop', asked: 7 });
    wire().tell({ type: 'done', id: wire().last().id });
    await choice;
  });

  it('keeps a choice that is made while it lasts', async () => {
    sitDown(update(0, told('turn'), 'Ana', { Ana: 7 }));
    breakOff();
    const choice = connection.choose('Ana', 'stop');
    vi.advanceTimersByTime(1000);
    sitDown(update(1, []));
    wire().tell({ type: 'refusal', id: wire().last().id, sentence: 'Déjà fait.', key: 'refused-answered', args: {} });
    await expect(choice).rejects.toMatchObject({ message: 'Déjà fait.' });
  });

  it('is noticed where the house does not answer', async () => {
    lookAway();
    sitDown();
    await vi.advanceTimersByTimeAsync(0);
    wire().deaf = true;
    vi.advanceTimersByTime(25_000);
    expect(wire().pings).toHaveLength(2);
    vi.advanceTimersByTime(8000);
    expect(wires[0]!.closed).toBe(true);
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  it('looks from elsewhere if its seat has become somebody else’s', () => {
    sitDown(update(0, told('turn')));
    breakOff();
    vi.advanceTimersByTime(1000);
    wire().onopen!();
    wire().tell({ type: 'refusal', id: null, sentence: 'Ana n’est pas à vous.', key: 'refused-not-yours', args: {} });
    breakOff();
    vi.advanceTimersByTime(2000);
    wire().onopen!();
    expect(wire().last()).not.toHaveProperty('seat');
    wire().tell(welcome([]));
    expect(connection.status).toBe('open');
  });
});

describe('a farewell', () => {
  const farewell = (come_back: boolean): Answer => ({ type: 'farewell', sentence: 'Au revoir.', key: 'farewell', come_back });

  it('is for good where the house says so', async () => {
    sitDown(update(0, told('turn'), 'Ana', { Ana: 1 }));
    const choice = connection.choose('Ana', 'stop');
    wire().tell(farewell(false));
    breakOff();
    vi.advanceTimersByTime(60_000);
    expect(connection.status).toBe('ended');
    expect(wires).toHaveLength(1);
    await expect(choice).rejects.toSatisfy((refused: Refused) => refused.key === 'lost');
  });

  it('is until soon where trying again makes sense', () => {
    sitDown();
    wire().tell(farewell(true));
    breakOff();
    expect(connection.status).toBe('lost');
    expect(connection.farewell?.sentence).toBe('Au revoir.');
    vi.advanceTimersByTime(1000);
    sitDown();
    expect(connection.farewell).toBeNull();
  });
});

describe('a device that goes offline', () => {
  const away = () => dispatchEvent(new Event('offline'));
  const back = () => dispatchEvent(new Event('online'));

  it('says so within three seconds, and is at the table again by itself', () => {
    sitDown(update(0, told('turn')));
    wire().deaf = true;
    away();
    vi.advanceTimersByTime(3000);
    expect(connection.status).toBe('lost');
    // Attempts in between fail, whether they are refused or hang.
    vi.advanceTimersByTime(1000);
    breakOff();
    vi.advanceTimersByTime(1000);
    const tried = wires.length;
    back();
    expect(wires).toHaveLength(tried + 1);
    sitDown(update(1, told('rolled')));
    expect(connection.status).toBe('open');
    expect(connection.events.map(({ key }) => key)).toEqual(['turn', 'rolled']);
  });

  it('says nothing where the house is on the same machine and answers', async () => {
    sitDown(update(0, told('turn')));
    beating();
    away();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([connection.status, connection.isStalled]).toEqual(['open', false]);
    expect(wires).toHaveLength(1);
  });
});

describe('a house that says nothing', () => {
  it('is doubted within three seconds though nobody does anything, and no longer once it is heard', async () => {
    sitDown(update(0, told('turn')));
    expect(wire().pings).toMatchObject([{ heartbeat: true }]);
    await vi.advanceTimersByTimeAsync(0);
    wire().deaf = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect([connection.status, connection.isStalled]).toEqual(['open', true]);
    wire().tell({ type: 'heartbeat' });
    expect([connection.status, connection.isStalled]).toEqual(['open', false]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(connection.isStalled).toBe(true);
    await vi.advanceTimersByTimeAsync(8000);
    expect(connection.status).toBe('lost');
  });

  it('is doubted where it does not even answer to the first ping', () => {
    wire().deaf = true;
    sitDown();
    vi.advanceTimersByTime(3000);
    expect([connection.status, connection.isStalled]).toEqual(['open', true]);
  });

  it.each([{ type: 'heartbeat' } as Answer, update(1, told('rolled'))])('is not doubted while it says anything', async (word) => {
    sitDown(update(0, told('turn')));
    for (let seconds = 0; seconds < 12; seconds += 1.5) {
      await vi.advanceTimersByTimeAsync(1500);
      wire().tell(word);
      expect(connection.isStalled).toBe(false);
    }
    expect(wire().pings, 'nothing more was asked').toHaveLength(1);
  });

  it('is not doubted for what waits while the page is busy', async () => {
    sitDown();
    await vi.advanceTimersByTimeAsync(0);
    setTimeout(() => wire().tell({ type: 'heartbeat' }), 2751);
    await vi.advanceTimersByTimeAsync(4000);
    expect(connection.isStalled).toBe(false);
  });

  it('is not asked for its heartbeat by a page that nobody looks at', async () => {
    sitDown();
    await vi.advanceTimersByTimeAsync(0);
    lookAway();
    expect(wire().pings.at(-1)).toMatchObject({ heartbeat: false });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(connection.isStalled).toBe(false);
    wire().deaf = true;
    lookAgain();
    expect(wire().pings.at(-1)).toMatchObject({ heartbeat: true });
    await vi.advanceTimersByTimeAsync(3000);
    expect(connection.isStalled, 'whoever looks again learns it soon').toBe(true);
  });

  it('is knocked at again where the first knock is never answered', () => {
    vi.advanceTimersByTime(16_000);
    expect(wires).toHaveLength(2);
    sitDown();
    vi.advanceTimersByTime(5000);
    expect([connection.status, wires.length]).toEqual(['open', 2]);
  });
});

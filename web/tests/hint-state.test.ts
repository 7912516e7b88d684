import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/house/connection.svelte';
import type { RawSocket } from '../src/house/reconnectingSocket';
import type { Answer, Request, RoomInfo, View, RenderedText } from '../src/house/messages';
import { notices } from '../src/notices.svelte';
import { HintState } from '../src/table/hintState.svelte';
import { hurryBots } from '../src/table/hurryBots';
import { loadLanguage } from '../src/i18n/say.svelte';

class FakeSocket implements RawSocket {
  sent: (Request & { id: number })[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request & { id: number });
  }
  close(): void {}
  tell(...answers: Answer[]): void {
    for (const answer of answers) this.onmessage?.({ data: JSON.stringify(answer) });
  }
  last() {
    return this.sent.at(-1)!;
  }
}

const WORDS: RenderedText = { book: '', told: [], question: '', subject: '', moment: '', choices: [], names: {}, ending: [] };
const KEEP = { seat: 'Ana', kind: 'keep', options: ['keep:1,3', 'stop'], subject: null, secret: false };
const SITTERS = { Ana: { name: 'Ana', bot: null }, Bo: { name: 'Bo', bot: 'king' } };

let wire: FakeSocket;
let connection: Connection;
let advice: HintState;

function asked(number: number | null, hints = true): void {
  const room = { table: 'kestrel', phase: 'playing', chairs: [], terms: { game: 'dice', hints } } as unknown as RoomInfo;
  const decision = number === null ? null : KEEP;
  const view = { game: 'dice', seat: 'Ana', events: 0, sitters: SITTERS, waiting: [number === null ? 'Bo' : 'Ana'], decision } as unknown as View;
  wire.tell(
    { type: 'room-changed', room },
    { type: 'update', seat: 'Ana', since: 0, events: [], view, asked: number === null ? {} : { Ana: number }, remaining: null, steps: [], words: WORDS, remarks: [] },
  );
  flushSync();
}

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  connection = new Connection(
    'kestrel',
    () => ['lamp'],
    () => 'en',
    () => false,
    () => (wire = new FakeSocket()),
  );
  wire.onopen!();
  wire.tell({ type: 'welcome', protocol: 1, chairs: [0], host: false, may_sit: false, room: {} as RoomInfo });
  advice = new HintState(connection);
  notices.length = 0;
});

describe('advice', () => {
  it('is offered to whoever must choose, and to nobody else', () => {
    asked(4);
    expect(advice.offered).toBe(true);
    asked(null);
    expect(advice.offered).toBe(false);
  });

  it('is not offered where the table bars it', async () => {
    asked(4, false);
    expect(advice.offered).toBe(false);
    const before = wire.sent.length;
    await advice.askForHint();
    expect(wire.sent).toHaveLength(before);
  });

  it('says what to do and why, until another question is asked', async () => {
    asked(4);
    const answer = advice.askForHint();
    expect(advice.awaited).toBe(true);
    expect(wire.last()).toMatchObject({ type: 'hint' });
    wire.tell({ type: 'hinted', id: wire.last().id, option: 'keep:1,3', label: 'keep dice 1 and 3, roll the rest', sentence: 'The odds are good.' });
    await answer;
    expect(advice.awaited).toBe(false);
    expect(advice.given).toMatchObject({ option: 'keep:1,3', label: 'keep dice 1 and 3, roll the rest', sentence: 'The odds are good.' });
    expect(advice.option).toMatch(/1 and 3/);
    asked(5);
    expect(advice.given).toBeNull();
  });

  it('that comes too late is not shown', async () => {
    asked(4);
    const answer = advice.askForHint();
    asked(5);
    expect(advice.awaited).toBe(false);
    wire.tell({ type: 'hinted', id: wire.last().id, option: 'stop', label: 'stop', sentence: 'Late.' });
    await answer;
    expect(advice.given).toBeNull();
  });

  it('that is refused is a notice', async () => {
    asked(4);
    const answer = advice.askForHint();
    wire.tell({ type: 'refusal', id: wire.last().id, sentence: 'Advice is turned off at this table.', key: 'refused-hints-barred', args: {} });
    await answer;
    expect(notices.map(({ text }) => text)).toEqual(['Advice is turned off at this table.']);
    expect(advice.awaited).toBe(false);
  });
});

describe('hurrying the bots', () => {
  it('is asked of the house while bots alone are waited for', () => {
    const ask = vi.spyOn(connection, 'ask');
    asked(null);
    hurryBots(connection);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'hurry' });
    asked(4);
    hurryBots(connection);
    expect(ask).toHaveBeenCalledOnce();
  });
});

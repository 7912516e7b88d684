import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../src/house/connection.svelte';
import type { GameInfo, RematchInfo, RoomInfo } from '../src/house/messages';
import { dismissNotice, notices, liveRegion } from '../src/notices.svelte';
import Rematch from '../src/table/Rematch.svelte';
import { rematchViewOf } from '../src/table/rematchView';
import { loadLanguage } from '../src/i18n/say.svelte';

const chair = (name: string, here = true, bot: string | null = null) => ({ name, seat: name, bot, held: bot === null, here, open: false });
const CHAIRS = [chair('Ana'), chair('Bo'), chair('Cleo', false), chair('Zoe', false, 'king')];
const roomWith = (rematch: RematchInfo | null, more: Partial<RoomInfo> = {}): RoomInfo =>
  ({ table: 'kestrel', phase: 'over', closed: false, after: null, chairs: CHAIRS, terms: { game: 'dice' }, rematch, ...more }) as unknown as RoomInfo;
const asked = (agreed: number[], declined: number[] = []): RematchInfo => ({ by: 'Ana', agreed, declined });

describe('another game', () => {
  it('stands differently for each at the table', () => {
    const stage = (room: RoomInfo, chairs: number[], host = false) => rematchViewOf(room, chairs, host).stage;
    expect(stage(roomWith(null), [0])).toBe('free');
    expect(stage(roomWith(null), [])).toBe('none');
    expect(stage(roomWith(null, { closed: true }), [0])).toBe('none');
    expect(stage(roomWith(asked([0])), [0])).toBe('agreed');
    expect(stage(roomWith(asked([0])), [1])).toBe('asked');
    expect(stage(roomWith(asked([0], [1])), [1])).toBe('declined');
    expect(stage(roomWith(asked([0])), [], true)).toBe('agreed');
    expect(stage(roomWith(asked([0], [1]), { after: 'heron' }), [1])).toBe('without');
    expect(stage(roomWith(asked([0], [1]), { after: 'heron' }), [2])).toBe('opened');
  });

  it('waits for those who are there, and says who is away', () => {
    expect(rematchViewOf(roomWith(asked([0])), [0], false)).toMatchObject({ waiting: ['Bo'], away: ['Cleo'], declined: [], players: 4 });
    expect(rematchViewOf(roomWith(asked([0], [1])), [0], false)).toMatchObject({ waiting: [], away: ['Cleo'], declined: ['Bo'], players: 3 });
  });
});

class Held {
  table = 'kestrel';
  host = false;
  room = $state.raw<RoomInfo>(roomWith(null));
  sent: unknown[] = [];
  constructor(readonly chairs: number[]) {}
  ask(request: unknown): Promise<unknown> {
    this.sent.push(request);
    return Promise.resolve({});
  }
}

let mounted: Record<string, unknown> | undefined;
function sit(chairs: number[], room: RoomInfo = roomWith(null)): Held {
  const held = new Held(chairs);
  held.room = room;
  mounted = mount(Rematch, { target: document.body, props: { connection: held as unknown as Connection, own: undefined, game: { least: 2 } as GameInfo } });
  flushSync();
  return held;
}
function show(held: Held, room: RoomInfo): void {
  held.room = room;
  flushSync();
}
const said = () => document.body.textContent?.replace(/\s+/g, ' ').trim();
const told = () => notices.map(({ text }) => text);
const press = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)!.click();

beforeAll(() => loadLanguage('en'));
beforeEach(() => history.replaceState(null, '', '/t/kestrel'));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  for (const { id } of [...notices]) dismissNotice(id);
});

describe('whoever sits at a table that is over', () => {
  it('asks the others, is told how they answer, and goes along when all agree', () => {
    const held = sit([0]);
    press('Play again');
    expect(held.sent).toEqual([{ type: 'rematch', agree: true, wait: true }]);
    show(held, roomWith(asked([0])));
    expect(said()).toBe('You would like to play again. Waiting for Bo. Cleo is away: a bot plays there until they come back. Cancel my request');
    show(held, roomWith(asked([0, 1])));
    expect(told()).toEqual(['Bo wants to play again too.']);
    show(held, roomWith(asked([0, 1]), { after: 'heron' }));
    expect(told()).toContain('The next game is starting.');
    expect(location.pathname).toBe('/t/heron');
  });

  it('has the focus on what comes of an answer', () => {
    const held = sit([0]);
    press('Play again');
    show(held, roomWith(asked([0])));
    expect(document.activeElement?.textContent).toContain('Waiting for Bo.');
    show(held, roomWith(asked([0], [1])));
    press('Cancel my request');
    show(held, roomWith(asked([], [0, 1])));
    expect(document.activeElement?.textContent).toBe('You have chosen not to play again.');
  });

  it('is told in the sentence alone where that is in sight', () => {
    const seen = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 40, bottom: 60 } as DOMRect);
    const held = sit([1]);
    show(held, roomWith(asked([0])));
    expect(told()).toEqual([]);
    expect(liveRegion.text.trim()).toBe('Ana would like to play again.');
    seen.mockRestore();
  });

  it('is asked, may decline, and is then taken nowhere', () => {
    const held = sit([1]);
    show(held, roomWith(asked([0])));
    expect(told()).toEqual(['Ana would like to play again.']);
    expect(said()).toBe('Ana would like to play again. Play again No, thank you');
    press('No, thank you');
    expect(held.sent).toEqual([{ type: 'rematch', agree: false, wait: true }]);
    show(held, roomWith(asked([0], [1])));
    show(held, roomWith(asked([0], [1]), { after: 'heron' }));
    expect(said()).toBe('The others are playing again without you.');
    expect(told()).toContain('The others are playing again without you.');
    expect(location.pathname).toBe('/t/kestrel');
  });

  it('plays without those who would rather not only by a press of their own', () => {
    const held = sit([0]);
    show(held, roomWith(asked([0])));
    show(held, roomWith(asked([0], [1])));
    expect(told()).toEqual(['Bo prefers not to play again.']);
    press('Play without Bo');
    expect(held.sent).toEqual([{ type: 'rematch', agree: true, wait: false }]);
  });

  it('learns that too few are left', () => {
    const two = { chairs: [chair('Ana'), chair('Bo')] };
    const held = sit([0], roomWith(asked([0]), two));
    show(held, roomWith(asked([0], [1]), two));
    expect(said()).toBe('Bo prefers not to play again. Not enough players are left for another game. Cancel my request');
  });

  it('comes back later and is not taken along without a word', () => {
    sit([2], roomWith(asked([0, 1]), { after: 'heron' }));
    expect(said()).toBe('The others are playing again. A bot plays for you until you come. Go to the new game');
    expect(location.pathname).toBe('/t/kestrel');
  });
});

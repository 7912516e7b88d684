// @vitest-environment node
import { expect, it } from 'vitest';
import type { HeroView, NightsBoard, TableEvent } from '../src/house/messages';
import { boardUpToRead } from '../src/nights/partialBoard';

const hero = (more: Partial<HeroView> = {}): HeroView => ({ space: 'baghdad', destiny: 1, story: 2, statuses: [], treasures: [], wealth: 'poor', ...more }) as HeroView;
const board = (ana: HeroView): NightsBoard => ({ seat: 'Ana', time: 'morning', heroes: { Ana: ana, Bo: hero() } }) as unknown as NightsBoard;
const event = (key: string, args: TableEvent['args'] = {}): TableEvent => ({ key, args: { seat: 'Ana', ...args } });

const EVENTS = [event('moved', { origin: 'baghdad', space: 'basra' }), event('story-gained', { points: 2 }), event('status-gained', { status: 'lost' }), event('treasure-gained', { treasure: 'seal-ring' }), event('wealth', { level: 'rich', change: 1 })];
const after = hero({ space: 'basra', story: 4, statuses: ['lost'], treasures: ['seal-ring'], wealth: 'rich' });
const upTo = (count: number) => boardUpToRead(board(hero()), board(after), EVENTS.slice(0, count), EVENTS.slice(count)).heroes.Ana!;

it('a hero changes with each event that has been told, and not before', () => {
  expect(upTo(0)).toEqual(hero());
  expect(upTo(1)).toEqual(hero({ space: 'basra' }));
  expect(upTo(2)).toEqual(hero({ space: 'basra', story: 4 }));
  expect(upTo(3)).toMatchObject({ statuses: ['lost'], treasures: [], wealth: 'poor' });
  expect(upTo(4)).toMatchObject({ treasures: ['seal-ring'], wealth: 'poor' });
  expect(upTo(5)).toEqual(after);
});

it('the others are as they are', () => {
  expect(boardUpToRead(board(hero()), board(after), [], EVENTS).heroes.Bo).toEqual(hero());
});

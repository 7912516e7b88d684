/** The board for a viewer who has read only part of the events between two snapshots. */
import type { HeroView, NightsBoard, TableEvent } from '../house/messages';

/** Whether an event concerns a seat. A turn event changes no hero. */
function concernsSeat({ key, args }: TableEvent, seat: string): boolean {
  return key !== 'turn' && Object.values(args).some((value) => value === seat || (Array.isArray(value) && value.some((each) => each === seat)));
}

const without = (things: readonly string[], thing: string): string[] => things.filter((each) => each !== thing);

/** A hero after an event, as far as the event says what has changed. */
function heroAfterEvent(hero: HeroView, { key, args }: TableEvent): HeroView {
  const points = Number(args.points ?? 0);
  switch (key) {
    case 'moved':
      return { ...hero, space: String(args.space) };
    case 'destiny-gained':
    case 'destiny-lost':
      return { ...hero, destiny: hero.destiny + (key === 'destiny-gained' ? points : -points) };
    case 'story-gained':
    case 'story-lost':
      return { ...hero, story: hero.story + (key === 'story-gained' ? points : -points) };
    case 'status-gained':
      return { ...hero, statuses: [...without(hero.statuses, String(args.status)), String(args.status)] };
    case 'status-lost':
      return { ...hero, statuses: without(hero.statuses, String(args.status)) };
    case 'treasure-gained':
      return { ...hero, treasures: [...hero.treasures, String(args.treasure)] };
    case 'treasure-lost':
      return { ...hero, treasures: without(hero.treasures, String(args.treasure)) };
    case 'wealth':
      return { ...hero, wealth: String(args.level) };
    default:
      return hero;
  }
}

/**
 * Takes each hero from `after` if every event that concerns them has been read, otherwise from `before` with the events read so
 * far. Everything else comes from `before`, updated by the events read.
 */
export function boardUpToRead(before: NightsBoard, after: NightsBoard, read: readonly TableEvent[], unread: readonly TableEvent[]): NightsBoard {
  const heroes = Object.entries(after.heroes).map(([seat, hero]) => {
    const former = before.heroes[seat];
    if (!former || !unread.some((event) => concernsSeat(event, seat))) return [seat, hero];
    return [seat, read.filter(({ args }) => args.seat === seat).reduce(heroAfterEvent, former)];
  });
  const turn = read.findLast(({ key }) => key === 'turn');
  const time = read.findLast(({ key }) => key === 'time');
  return {
    ...before,
    heroes: Object.fromEntries(heroes) as NightsBoard['heroes'],
    ...(turn && { seat: String(turn.args.seat), reader: String(turn.args.reader ?? before.reader), matrix_reader: String(turn.args.matrix_reader ?? before.matrix_reader) }),
    ...(time && { time: String(time.args.time) }),
  };
}

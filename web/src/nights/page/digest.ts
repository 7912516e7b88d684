/** A turn of another in a sentence: where it led, and what it gave and took. */
import type { TableEvent } from '../../house/messages';
import { say } from '../../words/say.svelte';
import type { Night } from '../night.svelte';

/** What is needed of the evening: how things are called. */
export type Names = Pick<Night, 'nameOf' | 'space' | 'status' | 'card' | 'skill'>;

/** The hero's turn that the events tell of. */
export function digestOf(seat: string, events: readonly TableEvent[], names: Names): string {
  const own = events.filter(({ args }) => args.seat === seat);
  const where = own.findLast(({ key }) => key === 'moved' || key === 'stayed' || key === 'place')?.args;
  const place = where ? names.space(String(where.space ?? where.place)) : '';
  const things = [...points(own), ...own.flatMap((event) => thing(event, seat, names))];
  const told = [...(place ? [place] : []), ...things];
  return told.length ? say('web-brief-turn', { name: names.nameOf(seat), things: told.join('; ') }) : '';
}

/** “2 Story”, “−1 Destiny”: all of a turn together. */
function points(events: readonly TableEvent[]): string[] {
  return (['destiny', 'story'] as const).flatMap((track) => {
    const sum = events.reduce((sum, { key, args }) => sum + (key === `${track}-gained` ? 1 : key === `${track}-lost` ? -1 : 0) * Number(args.points ?? 0), 0);
    return sum ? [say('web-brief-points', { points: String(sum).replace('-', '−'), track: say(`web-nights-${track}`) })] : [];
  });
}

function thing({ key, args }: TableEvent, seat: string, names: Names): string[] {
  switch (key) {
    case 'status-gained':
      return [names.status(seat, String(args.status)).name];
    case 'treasure-gained':
      return [names.card(seat, String(args.treasure)).name];
    case 'quest-finished':
      return [names.card(seat, String(args.quest)).name];
    case 'skill-gained':
      return [names.skill(String(args.skill)).name];
    default:
      return [];
  }
}

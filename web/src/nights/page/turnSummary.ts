/** Sums up another player's turn in one sentence: where it led, what it gave and took. */
import type { TableEvent } from '../../house/messages';
import { say } from '../../i18n/say.svelte';
import type { NightsModel } from '../nightsModel.svelte';

export type Names = Pick<NightsModel, 'nameOf' | 'space' | 'status' | 'card' | 'skill'>;

/** The summary of a turn from its events; "" if nothing is worth telling. */
export function turnSummary(seat: string, events: readonly TableEvent[], names: Names): string {
  const own = events.filter(({ args }) => args.seat === seat);
  const where = own.findLast(({ key }) => key === 'moved' || key === 'stayed' || key === 'place')?.args;
  const place = where ? names.space(String(where.space ?? where.place)) : '';
  const things = [...points(own), ...own.flatMap((event) => thing(event, seat, names))];
  const parts = [...(place ? [place] : []), ...things];
  return parts.length ? say('web-brief-turn', { name: names.nameOf(seat), things: parts.join('; ') }) : '';
}

/** “2 Story”, “−1 Destiny”: the totals of a turn. */
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

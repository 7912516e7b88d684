/** Summarizes another player's turn in one sentence: where it led, what it gave and took. */
import type { TableEvent } from '../../house/messages';
import { say } from '../../i18n/say.svelte';
import { emblemOf } from './emblems';
import type { NightsModel } from '../nightsModel.svelte';

export type Names = Pick<NightsModel, 'nameOf' | 'spaceName' | 'describeStatus' | 'describeCard' | 'describeSkill'>;

export interface TurnResult {
  text: string;
  track?: 'destiny' | 'story';
  emblem?: string | undefined;
  /** The event, or one that represents the sum of several. */
  event?: Pick<TableEvent, 'key' | 'args'>;
}

/** The summary of a turn from its events; "" if there is nothing to tell. */
export function turnSummary(seat: string, events: readonly TableEvent[], names: Names): string {
  const where = events.findLast(({ key, args }) => args.seat === seat && (key === 'moved' || key === 'stayed' || key === 'place'))?.args;
  const place = where ? names.spaceName(String(where.space ?? where.place)) : '';
  const parts = [...(place ? [place] : []), ...turnResults(seat, events, names).map(({ text }) => text)];
  return parts.length ? say('web-brief-turn', { name: names.nameOf(seat), things: parts.join('; ') }) : '';
}

/** What a turn gave its hero and took from them: the points of each track, then the things. */
export function turnResults(seat: string, events: readonly TableEvent[], names: Names): TurnResult[] {
  const own = events.filter(({ args }) => args.seat === seat);
  return [...pointResults(own), ...own.flatMap((event) => thingNames(event, seat, names).map((text) => ({ text, emblem: emblemOf(event), event })))];
}

/** “2 Story”, “−1 Destiny”: the totals of a turn. */
function pointResults(events: readonly TableEvent[]): TurnResult[] {
  return (['destiny', 'story'] as const).flatMap((track) => {
    const sum = events.reduce((sum, { key, args }) => sum + (key === `${track}-gained` ? 1 : key === `${track}-lost` ? -1 : 0) * Number(args.points ?? 0), 0);
    return sum ? [{ text: say('web-brief-points', { points: String(sum).replace('-', '−'), track: say(`web-nights-${track}`) }), track, event: { key: `${track}-gained`, args: {} } }] : [];
  });
}

function thingNames({ key, args }: TableEvent, seat: string, names: Names): string[] {
  switch (key) {
    case 'status-gained':
      return [names.describeStatus(seat, String(args.status)).name];
    case 'treasure-gained':
      return [names.describeCard(seat, String(args.treasure)).name];
    case 'quest-finished':
      return [names.describeCard(seat, String(args.quest)).name];
    case 'skill-gained':
      return [names.describeSkill(String(args.skill)).name];
    default:
      return [];
  }
}

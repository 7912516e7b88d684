/** The sign for each thing that an event gives or takes; the two tracks use the signs shown beside the heroes. */
import book from 'icon:white-book';
import coins from 'icon:two-coins';
import chest from 'icon:open-treasure-chest';
import knot from 'icon:knot';
import map from 'icon:treasure-map';
import scales from 'icon:scales';
import seal from 'icon:wax-seal';
import stone from 'icon:tombstone';
import type { TableEvent } from '../../house/messages';

const SIGNS: Record<string, string> = {
  treasure: chest,
  skill: book,
  token: knot,
  quest: map,
  claimed: map,
  wealth: coins,
  status: seal,
  merchant: scales,
  died: stone,
};

/** The track whose points an event gives or takes. */
export function trackOf({ key }: TableEvent): 'destiny' | 'story' | undefined {
  return key.startsWith('destiny-') ? 'destiny' : key.startsWith('story-') ? 'story' : undefined;
}

/** The sign of an event, by the thing its key names: “skill-gained”, “quest-finished”. */
export function emblemOf({ key }: TableEvent): string | undefined {
  return SIGNS[key.split('-')[0] ?? ''];
}

/** The seat whose hero gets what an event gives; "" if there is nothing to animate. */
export function receiverOf({ key, args }: TableEvent): string {
  const given = key === 'wealth' ? Number(args.change) > 0 : /^(?:destiny|story|treasure|skill|token|status)-gained$|^(?:skill-for-one-use|quest-finished|merchant)$/.test(key);
  return given ? String(args.seat ?? '') : '';
}

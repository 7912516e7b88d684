/** A small sign for each thing that a tale gives or takes. */
import book from 'icon:white-book';
import coins from 'icon:two-coins';
import chest from 'icon:open-treasure-chest';
import knot from 'icon:knot';
import map from 'icon:treasure-map';
import quill from 'icon:scroll-quill';
import scales from 'icon:scales';
import seal from 'icon:wax-seal';
import star from 'icon:polar-star';
import stone from 'icon:tombstone';
import type { TableEvent } from '../../house/messages';

const SIGNS: Record<string, string> = {
  destiny: star,
  story: quill,
  treasure: chest,
  skill: book,
  token: knot,
  quest: map,
  wealth: coins,
  status: seal,
  merchant: scales,
  died: stone,
};

/** The sign of an event, by the thing that its key speaks of: “story-gained”, “quest-finished”. */
export function emblemOf({ key }: TableEvent): string | undefined {
  return SIGNS[key.split('-')[0] ?? ''];
}

/** Whose hero gets what an event gives; "" if it gives nothing that could fly there. */
export function receiverOf({ key, args }: TableEvent): string {
  const given = key === 'wealth' ? Number(args.change) > 0 : /^(?:destiny|story|treasure|skill|token|status)-gained$|^(?:skill-for-one-use|quest-finished|merchant)$/.test(key);
  return given ? String(args.seat ?? '') : '';
}

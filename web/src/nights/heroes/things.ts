/** A hero's possessions, in the order a player looks for them. */
import type { TableEvent } from '../../house/messages';
import { capitalize } from '../../i18n/phrases';
import { say } from '../../i18n/say.svelte';
import type { NightsModel } from '../nightsModel.svelte';
import { markOfStatus } from '../statuses.svelte';
import { emblemOfDeck, SKILLS, STATUSES, THINGS } from './emblems.svelte';

export interface Thing {
  id: string;
  name: string;
  /** Its kind, set in small caps. */
  kind: string;
  about: string;
  emblem: string;
  /** The plate that shows it, if its kind has plates. */
  plate?: string;
  /** The rules that govern it: kind and id, as in the links of the rules. */
  ruled?: readonly [string, string];
  /** The places to visit, and whether each has been visited. */
  steps?: { name: string; claimed: boolean }[];
}

export interface Group {
  id: string;
  title: string;
  things: Thing[];
}

const MASTER = 2;

/** What is needed to name and explain a thing. */
type Glossary = Pick<NightsModel, 'book' | 'describeCard' | 'describeStatus'>;

export function statusThing(night: Glossary, seat: string, status: string): Thing {
  return {
    id: status,
    ...night.describeStatus(seat, status),
    kind: say('web-nights-status'),
    emblem: STATUSES[status] ?? THINGS.tokens!,
    plate: `statuses/${status}`,
    ruled: ['statuses', status],
  };
}

export function cardThing(night: Glossary, seat: string, card: string, kind: string): Thing {
  const deck = night.book?.cards[card]?.deck;
  const emblem = deck === 'encounters' ? THINGS['city-cards']! : emblemOfDeck(deck);
  const plate = deck && `${deck}/${card}`;
  return { id: card, ...night.describeCard(seat, card), kind: say(`web-nights-${kind}`), emblem, plate, ruled: ['cards', deck ?? ''] };
}

/** The card that an event deals to its hero, if it deals one. */
export function dealtThing(night: Glossary, { key, args }: TableEvent): Thing | undefined {
  const seat = String(args.seat);
  switch (key) {
    case 'quest':
      return cardThing(night, seat, String(args.quest), 'quest');
    case 'treasure-gained':
      return cardThing(night, seat, String(args.treasure), 'treasure');
    case 'drew':
      return cardThing(night, seat, String(args.card), 'encounter-card');
    case 'kept':
      return cardThing(night, seat, String(args.card), 'city-card');
    case 'status-gained':
      return statusThing(night, seat, String(args.status));
    default:
      return undefined;
  }
}

/** What stands below the name of a dealt card. The sentence about the viewer's own card would only name it again; a status is told in words of its own. */
export function dealtLine({ key, args }: TableEvent, { kind }: Thing, sentence: string, viewer: string | null | undefined): string {
  return key === 'status-gained' || args.seat !== viewer ? sentence : kind;
}

export function wealthThing(night: NightsModel, seat: string): Thing {
  const level = night.heroOf(seat)?.wealth ?? '';
  return { id: level, ...night.describeWealth(seat), kind: say('web-nights-wealth'), emblem: THINGS[level] ?? THINGS.poor!, ruled: ['wealth', level] };
}

export function thingsOf(night: NightsModel, seat: string): Group[] {
  const hero = night.heroOf(seat);
  if (!hero) return [];
  const skillThing = (id: string, rank: string): Thing => ({ id, ...night.describeSkill(id), kind: say(`web-nights-${rank}`), emblem: SKILLS[id] ?? THINGS.tokens!, ruled: ['skills', id] });
  const byLevel = Object.entries(hero.skills).sort(([, one], [, other]) => other - one);
  const quest = hero.quest
    ? [
        {
          ...cardThing(night, seat, hero.quest, 'quest'),
          name: night.book?.cards[hero.quest]?.name ?? hero.quest,
          steps: hero.quest_places.map((place) => ({ name: capitalize(night.spaceName(place)), claimed: hero.quest_claimed.includes(place) })),
        },
      ]
    : [];
  const marks = Object.entries(hero.marked).flatMap(([status, city]): Thing[] => {
    const about = say('web-nights-mark-about', { status: night.book?.statuses[status]?.[hero.sex === 'f' ? 'f' : 'm'].name ?? status });
    const mark = markOfStatus(status);
    return mark ? [{ id: status, name: capitalize(night.spaceName(city)), kind: say(`web-nights-${mark}`), about, emblem: mark === 'wanted' ? STATUSES[status]! : THINGS.home!, ruled: ['marks', status] }] : [];
  });
  if (hero.destination) {
    const about = say('web-nights-destination-about');
    marks.push({ id: 'destination', name: capitalize(night.spaceName(hero.destination)), kind: say('web-nights-destination'), about, emblem: THINGS.destination!, ruled: ['marks', 'destination'] });
  }
  const groups: [string, Thing[]][] = [
    ['statuses', hero.statuses.map((status) => statusThing(night, seat, status))],
    ['skills', [...byLevel.map(([id, level]) => skillThing(id, level >= MASTER ? 'master' : 'talent')), ...hero.once.map((id) => skillThing(id, 'once'))]],
    ['treasures', hero.treasures.map((card) => cardThing(night, seat, card, 'treasure'))],
    ['quest', quest],
    ['cities', hero.cards.map((card) => cardThing(night, seat, card, 'city-card'))],
    ['marks', marks],
    ['tokens', hero.tokens.map((id) => ({ id, name: night.book?.tokens[id] ?? id, kind: say('web-nights-token'), about: say('web-nights-token-about'), emblem: THINGS.tokens!, ruled: ['marks', 'tokens'] as const }))],
  ];
  return groups.map(([id, things]) => ({ id, title: say(`web-nights-things-${id}`), things })).filter(({ id, things }) => things.length || id === 'skills');
}

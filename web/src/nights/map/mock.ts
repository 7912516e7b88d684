/** A board in mid-game and the server's data for it, for the showcase and the tests. */
import type { HeroView, NightsBoard } from '../../house/messages';
import { say } from '../../i18n/say.svelte';
import type { ParsedMap } from './parseMap';
import { spaceKindText } from './spaceText';
import type { MapBook, Spot } from './spot';
import { shortestRoute } from './routes';

function hero(id: string, space: string, more: Partial<HeroView> = {}): HeroView {
  return {
    hero: id,
    sex: 'm',
    space,
    destiny: 4,
    story: 6,
    wealth: 'poor',
    skills: {},
    once: [],
    statuses: [],
    marked: {},
    gained: {},
    pursuer: '',
    treasures: [],
    quest: null,
    quest_places: [],
    quest_claimed: [],
    quest_words: {},
    quests_done: 0,
    cards: [],
    tokens: [],
    destination: null,
    fabulous_turns: 0,
    notes: {},
    been_far: false,
    bound: [],
    ...more,
  };
}

export const BOARD: NightsBoard = {
  seat: 'Ana',
  reader: 'Bo',
  matrix_reader: 'Inés',
  time: 'morning',
  encounters_left: 17,
  treasures_left: 25,
  quests_left: 13,
  heroes: {
    Ana: hero('scheherazade', 'baghdad', { destination: 'haunted-house', quest_places: ['damascus', 'mecca'], quest_claimed: ['basra'] }),
    Bo: hero('sindbad', 'green-sea', { marked: { vizier: 'basra', married: 'muscat' } }),
    Inés: hero('zumurrud', 'baghdad', { marked: { outlaw: 'mosul' }, cards: ['damascus', 'cairo'] }),
    Amir: hero('ali-baba', 'alexandria', { marked: { married: 'cairo' } }),
    Chloé: hero('aladdin', 'samarkand', { quest_places: ['lhasa', 'samarkand'] }),
    Dov: hero('maaruf', 'baghdad', { cards: ['samarkand'] }),
  },
  declared: null,
  last_turns: [],
  pack: '',
  target: { destiny: 10, story: 10 },
  targets: {},
};

/** In the order of the map's legend. */
const TERRAINS = ['city', 'mountain', 'forest', 'desert', 'island', 'sea'];

/** Names, terrains and numbers as read from the drawing. */
export function bookFromMap(svg: string): MapBook {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const book: MapBook = { spaces: {}, places: {} };
  const signs = [...root.querySelectorAll('#map-cartouche text.sign')].map((each) => each.textContent ?? '');
  for (const each of root.querySelectorAll('#map-spaces > [data-space]')) {
    const terrain = each.getAttribute('data-terrain') ?? '';
    book.spaces[each.getAttribute('data-space') ?? ''] = {
      name: each.querySelector('title')?.textContent ?? '',
      terrain,
      kind: signs[TERRAINS.indexOf(terrain)] ?? terrain,
      number: Number(each.getAttribute('data-number') ?? 0),
      continent: each.getAttribute('data-continent') ?? '',
    };
  }
  for (const each of root.querySelectorAll('#map-places > [data-place]')) {
    book.places[each.getAttribute('data-place') ?? ''] = { name: each.querySelector('title')?.textContent ?? '' };
  }
  return book;
}

/** All spaces within `steps`, as the server would offer them. */
export function spotsWithin(steps: number, start: string, chart: ParsedMap, book: MapBook, place?: string): Spot[] {
  return Object.keys(chart.seals).flatMap((space): Spot[] => {
    if (space === start || (chart.seals[space]?.place && space !== place)) return [];
    const roads = chart.legs.filter(({ by, from }) => by !== 'power' || from === space);
    const way = shortestRoute(start, space, roads);
    const legs = way.slice(1).map((to, i) => chart.legs.find(({ from, to: end }) => (from === way[i] && end === to) || (from === to && end === way[i])));
    if (legs.length > steps) return [];
    const [land, sea] = [legs.filter((leg) => leg?.by === 'land').length, legs.filter((leg) => leg?.by === 'sea').length];
    const known = book.spaces[space];
    return [
      {
        option: `move:${space}`,
        space,
        label: known?.name ?? book.places[space]?.name ?? space,
        note: `${spaceKindText(book, space)}, ${say('web-map-steps', { count: legs.length }).toLowerCase()}`,
        there: '',
        steps: legs.length,
        land,
        sea,
        passed: way.slice(1, -1),
      },
    ];
  });
}

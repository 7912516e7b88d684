/** Explains symbols, numbers, dice and answers in place. The attributes are those of components/Explanation.svelte. */
import { getContext, setContext } from 'svelte';
import type { Decision, Passage, TableEvent } from '../house/messages';
import { capitalize, formatList } from '../i18n/phrases';
import { say } from '../i18n/say.svelte';
import type { NightsModel } from './nightsModel.svelte';

export interface Explained {
  'data-explain'?: string;
  'data-explain-title'?: string;
}

type Night = Pick<NightsModel, 'view' | 'book' | 'heroOf' | 'ownTargetsOf' | 'nameOf' | 'heroName' | 'describeSkill' | 'describeStatus' | 'describeCard' | 'describeWealth' | 'spaceName'>;

const KEY = Symbol('explanations');

/** Lets all components below explain what they show of this game. */
export function provideExplanations(night: Night): void {
  setContext(KEY, night);
}

/** The game to explain; undefined where a component is shown on its own. */
export function explanations(): Night | undefined {
  return getContext<Night | undefined>(KEY);
}

const explainAttributes = (title: string, text: string): Explained => (text ? { 'data-explain': text, ...(title && { 'data-explain-title': title }) } : {});

/** A track of a hero, with the goal if the viewer may know it. */
export function explainTrack(track: 'destiny' | 'story', goal?: number): Explained {
  return explainAttributes(say(`web-nights-${track}`), [say(`web-explain-${track}`), goal === undefined ? say('web-explain-goal-secret') : say('web-explain-goal', { goal })].join(' '));
}

/** What a hero has of one kind, each thing by name. */
export function explainPossessions(night: Night, seat: string, kind: 'skills' | 'statuses' | 'treasures'): Explained {
  const hero = night.heroOf(seat);
  const names = {
    skills: Object.keys(hero?.skills ?? {}).map((id) => night.describeSkill(id).name),
    statuses: (hero?.statuses ?? []).map((id) => night.describeStatus(seat, id).name),
    treasures: (hero?.treasures ?? []).map((id) => night.describeCard(seat, id).name),
  }[kind];
  return explainAttributes(say(`web-nights-things-${kind}`), names.length ? capitalize(formatList(names)) : say(`web-nights-${kind}`, { count: 0 }));
}

export function explainWealth(night: Night, seat: string): Explained {
  const { name, about } = night.describeWealth(seat);
  return explainAttributes(name, about);
}

/** The explanations of all symbols beside a hero, for keyboard users. */
export function explainHero(night: Night, seat: string): Explained {
  const hero = night.heroOf(seat);
  if (!hero?.hero) return {};
  const goal = night.ownTargetsOf(seat);
  const trackExplanation = (name: 'destiny' | 'story') =>
    goal ? say('web-nights-track-goal', { track: say(`web-nights-${name}`), count: hero[name], goal: goal[name] }) : say('web-nights-track', { track: say(`web-nights-${name}`), count: hero[name] });
  const held = (['skills', 'statuses', 'treasures'] as const).map((kind) => {
    const { 'data-explain': text = '', 'data-explain-title': title = '' } = explainPossessions(night, seat, kind);
    return say('web-explain-line', { title, text });
  });
  return explainAttributes(night.heroName(seat), [trackExplanation('destiny'), trackExplanation('story'), night.describeWealth(seat).name, ...held].join('\n'));
}

/** The thing that an event gives or takes away. */
export function explainEvent(night: Night, { key, args }: Pick<TableEvent, 'key' | 'args'>): Explained {
  const seat = String(args.seat ?? '');
  const explainNamed = ({ name, about }: { name: string; about: string }) => explainAttributes(capitalize(name), about);
  const [thing = ''] = key.split('-');
  switch (thing) {
    case 'destiny':
    case 'story':
      return explainAttributes(say(`web-nights-${thing}`), say(`web-explain-${thing}`));
    case 'status':
      return args.status ? explainNamed(night.describeStatus(seat, String(args.status))) : {};
    case 'skill':
      return args.skill ? explainNamed(night.describeSkill(String(args.skill))) : {};
    case 'treasure':
      return args.treasure ? explainNamed(night.describeCard(seat, String(args.treasure))) : {};
    case 'quest':
      return args.quest ? explainNamed(night.describeCard(seat, String(args.quest))) : {};
    case 'wealth':
      return explainNamed(night.book?.wealth[String(args.level)]?.[args.sex === 'f' ? 'f' : 'm'] ?? { name: '', about: '' });
    case 'token':
      return explainAttributes('', say('web-nights-token-about'));
    default:
      return {};
  }
}

const FACES: Readonly<Record<string, string>> = { '-': 'minus', blank: 'blank', '+': 'plus' };

/** A die or card within the story: what it shows, and what that means. */
export function explainOrnament({ key, args }: Pick<TableEvent, 'key' | 'args'>, passage: Pick<Passage, 'text'>): Explained {
  const meaning =
    key === 'destiny' || key === 'face-named'
      ? say(`web-explain-die-${FACES[String(args.face)] ?? 'blank'}`)
      : key === 'rolled' && args.why === 'chart'
        ? say('web-explain-chart')
        : key === 'drew'
          ? say('web-explain-drew')
          : key === 'went-straight'
            ? say('web-explain-master')
            : '';
  return meaning ? explainAttributes(passage.text, meaning) : explainAttributes('', passage.text);
}

/** The being, and the matrix where its tales are found. */
export function explainMeeting({ args }: Pick<TableEvent, 'args'>): Explained {
  const matrix = String(args.matrix ?? '');
  return matrix ? explainAttributes(say('web-explain-matrix-title', { matrix }), say('web-explain-matrix')) : {};
}

/** An answer whose button shows only the beginning of what is to be said about it. */
export function explainShortened({ label, note, about }: { label: string; note?: string; about?: string }): Explained {
  return explainAttributes(label, [note, about].filter(Boolean).join(' '));
}

/** An answer whose button has no explanation of its own. */
export function explainAnswer(night: Night, decision: Decision, option: string): Explained {
  const [verb = '', id = ''] = option.split(':');
  if (decision.kind === 'reaction') return explainAttributes('', say('web-explain-reaction'));
  if (decision.kind === 'face') return explainAttributes('', say(`web-explain-die-${FACES[option] ?? 'blank'}`));
  if (decision.kind === 'master') return verb === 'master' ? explainAttributes(capitalize(night.describeSkill(id).name), say('web-explain-master')) : explainAttributes('', say('web-explain-roll'));
  if (decision.kind !== 'section') return {};
  if (option === 'no-skill') return explainAttributes('', say('web-explain-no-skill'));
  if (night.book?.skills[option]) return explainAttributes('', night.describeSkill(option).about);
  if (night.book?.statuses[option]) return explainAttributes('', night.describeStatus(decision.seat, option).about);
  if (night.book?.cards[option]) return explainAttributes('', night.describeCard(decision.seat, option).about);
  return {};
}

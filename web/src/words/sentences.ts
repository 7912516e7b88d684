/**
 * What happened at a table, and what is asked, as sentences in the reader's language. The terminal says the same
 * from the same texts (`serai/locales/speaker.py`); tests compare the two.
 */
import type { Decision, TableEvent } from '../house/messages';
import { diceSentences } from './dice';
import { botOfLevel } from './levels';
import { knows, say } from './say.svelte';

/** Seat → the name shown for it. A seat that is missing is shown by its own name. */
export type Names = Readonly<Record<string, string>>;

/** What a game adds: how the ids in its events and decisions become phrases. */
export interface GameSentences {
  /** The sentence for an event of the game; undefined for a key that is not the game's. */
  event(event: TableEvent, names: Names): string | undefined;
  question(decision: Decision, names: Names): string;
  /** What an option means, as a label without a full stop. */
  option(decision: Decision, option: string, names: Names): string;
}

const GAMES: Record<string, GameSentences> = { dice: diceSentences };

/** The sentence for a log; "" for an event that needs no line of its own. */
export function eventSentence(game: string, event: TableEvent, names: Names = {}): string {
  return GAMES[game]?.event(event, names) ?? tableEvent(game, event, names);
}

export function questionSentence(game: string, decision: Decision, names: Names = {}): string {
  return GAMES[game]?.question(decision, names) ?? '';
}

export function optionLabel(game: string, decision: Decision, option: string, names: Names = {}): string {
  return GAMES[game]?.option(decision, option, names) ?? option;
}

function tableEvent(game: string, { key, args }: TableEvent, names: Names): string {
  const seat = String(args.seat ?? '');
  const name = names[seat] ?? seat;
  switch (key) {
    case 'chosen':
      return '';
    case 'only-option': {
      const option = String(args.option);
      const decision: Decision = { seat, kind: String(args.kind), options: [option], subject: null, secret: false };
      return say('event-only-option', { seat: name, option: optionLabel(game, decision, option, names) });
    }
    case 'seated':
      return seated(seat, args);
    case 'undone':
      return say('event-undone', { seat: name, agreed: (args.agreed as string[]).length ? 'yes' : 'no' });
    case 'what-if':
      return say('event-what-if', { turn: Number(args.turn) });
    default:
      return knows(`event-${key}`) ? say(`event-${key}`, { seat: name }) : '';
  }
}

/** Who plays a seat now, and why, if the event has a word for that. */
function seated(seat: string, args: TableEvent['args']): string {
  const name = String(args.name);
  let key = `event-seated-${String(args.why ?? '')}`;
  if (!knows(key)) key = name === seat ? 'event-seated' : 'event-seated-for';
  return say(key, { seat, name, bot: levelOf(String(args.bot ?? '')) });
}

/** The level of a bot in words; "no" for a person, as messages select on it. */
function levelOf(bot: string): string {
  return bot ? botOfLevel(bot) : 'no';
}

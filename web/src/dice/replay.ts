/**
 * The board between two views: what an event changes on the table, so that it can be watched. Whether a card is met and
 * whether its place is open is never worked out here: it is read from the view at the end of the step, or from what
 * was taken.
 */
import type { DiceBoard, RowCard, TableEvent } from '../house/messages';
import { PLACES } from './art/palette';
import { colourOf } from '../words/dice';
import { kindOf, placeOf, printed } from './cards';

const GAP: RowCard = { card: null, points: 0, met: false, place_open: false };

/** The board after an event; `end` is the board that the step leads to. */
export function after(board: DiceBoard, event: TableEvent, end: DiceBoard): DiceBoard {
  const { args } = event;
  const seat = String(args.seat ?? '');
  const card = String(args.card ?? '');
  switch (event.key) {
    case 'turn':
      return { ...board, seat, dice: [], rolls_left: Number(args.rolls), row: board.row.map(unmet) };
    case 'rolled': {
      const dice = (args.dice as number[]).map((number, die) => ({ number, colour: colourOf(die, number) }));
      return { ...board, seat, dice, rolls_left: Number(args.left), row: board.row.map(unmet) };
    }
    case 'stopped':
      return { ...board, rolls_left: 0 };
    case 'took':
      return { ...board, row: without(board, card) };
    case 'took-place':
      return { ...board, piles: { ...board.piles, [placeOf(card)]: end.piles[placeOf(card)] } };
    case 'penalty':
      return { ...board, penalties: { card: null, points: 0, left: board.penalties.left - 1 } };
    case 'penalty-shown':
      return { ...board, penalties: { card, points: printed(card), left: board.penalties.left } };
    case 'discarded':
      return { ...board, row: without(board, card) };
    case 'refilled': {
      const gap = board.row.findIndex((slot) => slot.card === null);
      const rest = board.row.filter((_, slot) => slot !== gap);
      const row = [{ ...GAP, card, points: printed(card) }, ...rest].slice(0, PLACES.length);
      return { ...board, draw_pile: board.draw_pile - 1, row: row.map((slot, i) => lying(slot, end.row[i])) };
    }
    default:
      return board;
  }
}

/** The board once what flew has landed. */
export function landed(board: DiceBoard, event: TableEvent): DiceBoard {
  const card = String(event.args.card ?? '');
  const seat = String((event.key === 'dragon-given' ? event.args.to : event.args.seat) ?? '');
  const stack = board.stacks[seat] ?? [];
  const laid = (cards: string[]): DiceBoard => ({ ...board, stacks: { ...board.stacks, [seat]: cards } });
  switch (event.key) {
    case 'took':
      return kindOf(card) === 'dragon' ? board : laid([...stack, card]);
    case 'took-place':
      return laid([...stack.slice(0, -1), card, ...stack.slice(-1)]);
    case 'penalty':
    case 'dragon-given':
      return laid([...stack, card]);
    case 'discarded':
      return { ...board, discards: [...board.discards, card] };
    default:
      return board;
  }
}

/** Heads that lift after the roll at `at`: as the step ends, if no other roll follows; and whoever is taken then. */
export function lifted(board: DiceBoard, events: readonly TableEvent[], at: number, end: DiceBoard): DiceBoard {
  const rest = events.slice(at + 1);
  const next = rest.findIndex((event) => event.key === 'turn' || event.key === 'rolled');
  const own = next < 0 ? rest : rest.slice(0, next);
  // What a hypnotist brings along was not met: only the first card taken was.
  const taken = own.find((event) => event.key === 'took')?.args.card;
  const row = board.row.map((slot, i) => {
    const last = next < 0 && slot.card !== null && end.row[i]?.card === slot.card && end.row[i].met;
    return { ...slot, met: last || (slot.card !== null && slot.card === taken) };
  });
  return { ...board, row };
}

function unmet(slot: RowCard): RowCard {
  return slot.met ? { ...slot, met: false } : slot;
}

function without(board: DiceBoard, card: string): RowCard[] {
  return board.row.map((slot) => (slot.card === card ? GAP : slot));
}

function lying(slot: RowCard, end: RowCard | undefined): RowCard {
  return { ...slot, place_open: end?.card === slot.card ? end.place_open : false };
}

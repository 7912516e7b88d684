/** How a stack is counted out at the end, card after card (D4.2, D5.4). The house says the sums; this shows them. */
import { kindOf, printed, sortOf } from './cards';

export interface Counted {
  card: string;
  points: number;
  /** The sum of this card and all before it. */
  sum: number;
}

export type Part = 'inhabitants' | 'places' | 'fairies' | 'villains' | 'dragons';

function partOf(card: string): Part {
  const sort = sortOf(card);
  if (sort === 'place') return 'places';
  if (sort === 'penalty') return 'villains';
  const kind = kindOf(card);
  if (kind === 'fairy') return 'fairies';
  return kind === 'dragon' ? 'dragons' : 'inhabitants';
}

/** The cards of a stack from its bottom to its top; each of n fairies brings n points. */
export function countOut(stack: readonly string[]): Counted[] {
  const fairies = stack.filter((card) => partOf(card) === 'fairies').length;
  let sum = 0;
  return stack.map((card) => {
    const points = partOf(card) === 'fairies' ? fairies : printed(card);
    sum += points;
    return { card, points, sum };
  });
}

/** What each kind of card brings, in the order it is told; kinds that are not there are left out. */
export function partsOf(stack: readonly string[]): [Part, number][] {
  const sums = new Map<Part, number>();
  for (const { card, points } of countOut(stack)) {
    const part = partOf(card);
    sums.set(part, (sums.get(part) ?? 0) + points);
  }
  const order: Part[] = ['inhabitants', 'places', 'fairies', 'villains', 'dragons'];
  return order.flatMap((part): [Part, number][] => (sums.has(part) ? [[part, sums.get(part) ?? 0]] : []));
}

/** The dice in the tray, counted from 0, and the option they stand for. */

export const DICE = 6;

export type Tray = ReadonlySet<number>;

export const EMPTY: Tray = new Set();

export function withDieToggled(tray: Tray, die: number): Tray {
  const next = new Set(tray);
  if (!next.delete(die)) next.add(die);
  return next;
}

/** The dice that were not rolled; `thrown` counts from 1. */
export function keptDice(thrown: readonly number[]): Tray {
  return new Set(Array.from({ length: DICE }, (_, die) => die).filter((die) => !thrown.includes(die + 1)));
}

/** The option for the server, such as `keep:1,3,4`; keeping all six means stopping. */
export function keepOption(tray: Tray): string {
  if (tray.size === DICE) return 'stop';
  const positions = [...tray].sort((one, other) => one - other).map((die) => String(die + 1));
  return `keep:${positions.join(',')}`;
}

/** The dice that an option keeps; undefined if it is not an option to keep dice. */
export function diceKeptBy(option: string): Tray | undefined {
  for (let dice = 0; dice < 2 ** DICE; dice++) {
    const tray = new Set(Array.from({ length: DICE }, (_, i) => i).filter((i) => dice & (1 << i)));
    if (keepOption(tray) === option) return tray;
  }
  return undefined;
}

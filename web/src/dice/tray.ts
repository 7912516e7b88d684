/** The dice that lie in the tray, counted from 0, and the option that this is. */

export const DICE = 6;

export type Tray = ReadonlySet<number>;

export const EMPTY: Tray = new Set();

export function toggled(tray: Tray, die: number): Tray {
  const next = new Set(tray);
  if (!next.delete(die)) next.add(die);
  return next;
}

/** The dice that were not thrown; players count from 1. All six thrown: nothing is kept. */
export function keptBeside(thrown: readonly number[]): Tray {
  return new Set(Array.from({ length: DICE }, (_, die) => die).filter((die) => !thrown.includes(die + 1)));
}

/** `keep:1,3,4` as the house knows it; to keep all six is to stop. */
export function optionOf(tray: Tray): string {
  if (tray.size === DICE) return 'stop';
  const positions = [...tray].sort((one, other) => one - other).map((die) => String(die + 1));
  return `keep:${positions.join(',')}`;
}

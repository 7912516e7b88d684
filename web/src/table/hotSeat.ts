/** Several seats on one device: which one to show, and when to cover it. */

/**
 * The seat to switch to: the current one if it must choose, otherwise the first own seat that must; undefined to stay. In a simultaneous
 * choice a seat that has chosen may change its mind, but nobody waits for it.
 */
export function seatToSwitchTo(
  own: readonly string[],
  asked: Readonly<Record<string, number>>,
  facing: string | null,
  waiting: readonly string[] = own,
): string | undefined {
  const mustChoose = (seat: string) => own.includes(seat) && seat in asked && waiting.includes(seat);
  if (own.length < 2 || (facing !== null && mustChoose(facing))) return undefined;
  return own.find((seat) => mustChoose(seat) && seat !== facing);
}

/**
 * Whether to cover a seat until its player has the device: only if several players share it and the question is secret. `opened` is the
 * question that was uncovered last.
 */
export function mustCoverSeat(own: readonly string[], secret: boolean, question: string, opened: string): boolean {
  return own.length > 1 && secret && question !== opened;
}

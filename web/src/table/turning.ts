/** Several of one's own seats on one device: from which of them to look now, and what to cover. */

/**
 * The seat to turn to: who must choose stays, else the first of one's own seats that must; undefined to stay. Who has chosen
 * where all choose at once may still choose anew, and is asked, but nobody waits for it.
 */
export function seatToFace(
  own: readonly string[],
  asked: Readonly<Record<string, number>>,
  facing: string | null,
  waiting: readonly string[] = own,
): string | undefined {
  const must = (seat: string) => own.includes(seat) && seat in asked && waiting.includes(seat);
  if (own.length < 2 || (facing !== null && must(facing))) return undefined;
  return own.find((seat) => must(seat) && seat !== facing);
}

/**
 * Whether to cover what a seat sees until its person has taken the device: only where several share it and the
 * question is secret. `opened` is the question that was uncovered last.
 */
export function isCovered(own: readonly string[], secret: boolean, question: string, opened: string): boolean {
  return own.length > 1 && secret && question !== opened;
}

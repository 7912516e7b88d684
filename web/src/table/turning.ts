/** Several of one's own seats on one device: from which of them to look now, and what to cover. */

/** The seat to turn to: who is asked stays, else the first of one's own seats that is asked; undefined to stay. */
export function seatToFace(own: readonly string[], asked: Readonly<Record<string, number>>, facing: string | null): string | undefined {
  if (own.length < 2 || (facing !== null && own.includes(facing) && facing in asked)) return undefined;
  return own.find((seat) => seat in asked && seat !== facing);
}

/**
 * Whether to cover what a seat sees until its person has taken the device: only where several share it and the
 * question is secret. `opened` is the question that was uncovered last.
 */
export function isCovered(own: readonly string[], secret: boolean, question: string, opened: string): boolean {
  return own.length > 1 && secret && question !== opened;
}

/** A search that ignores case, accents and apostrophes. */

export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ');
}

/** Whether every typed word is the beginning of a word in the text. */
export function matchesSearch(text: string, typed: string): boolean {
  const words = ` ${foldText(text)}`;
  return foldText(typed)
    .split(/\s+/)
    .every((word) => words.includes(` ${word}`) || words.includes(`-${word}`));
}

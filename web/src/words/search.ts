/** A search that forgives case, accents and apostrophes. */

export function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ');
}

/** Whether every word that was typed begins a word of the text. */
export function fits(text: string, typed: string): boolean {
  const words = ` ${folded(text)}`;
  return folded(typed)
    .split(/\s+/)
    .every((word) => words.includes(` ${word}`) || words.includes(`-${word}`));
}

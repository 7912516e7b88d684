/** Digits painted with a round brush, without a font: centre lines in a box 20 wide and 28 high. */
const GLYPHS: Record<string, string> = {
  '0': 'M10 3C4.5 3 3 8.5 3 14s1.5 11 7 11 7-5.5 7-11S15.5 3 10 3Z',
  '1': 'M5 8.5L11 3.2 10.7 25',
  '2': 'M3.6 9C3.6 5 6.5 3 10 3s6.5 2.3 6.5 6C16.5 14.5 8 18 3.5 24.8L17 24.6',
  '3': 'M4 5.2C6 3.5 8 3 10.5 3 14 3 16 5.4 16 8.2c0 3.2-2.5 5-6.5 5.1 4.5 0 7.5 2.2 7.5 5.7 0 3.8-3 6-7 6-3 0-5.2-1-7-3',
  '4': 'M13.4 25L13 3 3 18.2 17.6 17.8',
  '5': 'M15.8 3L6 3.3 5 13c1.5-1.2 3.3-1.8 5.2-1.8 4.1 0 6.8 2.6 6.8 6.8C17 22.3 14 25 9.8 25 7 25 5 24.2 3.2 22.6',
  '6': 'M14.8 3.6C8 5 3.2 10.5 3.2 17.5 3.2 22.5 6 25 10 25s7-2.7 7-6.7-3-6.5-6.7-6.5c-3.5 0-6.3 2.2-7 5.2',
  '7': 'M3 3.4L17 3C12 10 9.2 17 8.5 25',
  '8': 'M10 13C6 12.5 4 10.7 4 8s2.5-5 6-5 6 2.3 6 5-2 4.5-6 5c-4.5.5-7 2.6-7 6s3 6 7 6 7-2.6 7-6-2.5-5.5-7-6Z',
  '9': 'M5.2 24.4C12 23 16.8 17.5 16.8 10.5 16.8 5.5 14 3 10 3S3 5.7 3 9.7s3 6.5 6.7 6.5c3.5 0 6.3-2.2 7-5.2',
  '−': 'M4 14.2L16 13.8',
  '+': 'M3.5 14.2L16.5 13.8M10 7.5L10.2 20.5',
  '×': 'M4.5 9L15.5 20M15.5 9L4.5 20',
  '≤': 'M16 5.5L4 11.7 16 18M4 24H16',
  '≥': 'M4 5.5L16 11.7 4 18M4 24H16',
  Σ: 'M16 7.5V4H4.5L11 13.7 4 24.5H16.5V21',
  '/': 'M13 4L7 24',
};
const NARROW: Record<string, number> = { '1': 15, ' ': 8, '/': 17 };

export interface PaintedText {
  width: number;
  strokes: { d: string; x: number }[];
}

/** The strokes of a short text, from the left; unknown characters are left out. */
export function strokesOfText(text: string): PaintedText {
  let x = 0;
  const strokes: PaintedText['strokes'] = [];
  for (const sign of text.replaceAll('-', '−')) {
    const d = GLYPHS[sign];
    const width = NARROW[sign] ?? (d ? 21 : 0);
    if (d) strokes.push({ d, x: x + (width - 20.5) / 2 });
    x += width;
  }
  return { width: x, strokes };
}

/** The heroes as pieces: a robe in the hero's pigment and a headdress. The feet stand on the origin. */
export const ROBE = 'M-11 0C-10-9-8.6-16-5.4-20H5.4C8.6-16 10-9 11 0C6 1.7-6 1.7-11 0Z';
export const HEAD = { y: -24.6, r: 5.2 };

const HEADDRESSES: Readonly<Record<string, string>> = {
  aladdin: 'M-5-27L-3.4-34H3.4L5-27C2-28.4-2-28.4-5-27ZM3.4-34C6-33.6 7.4-31.6 6.8-28.6',
  'ali-baba': 'M-7-18C-9-26-6-32.4 0-32.4S9-26 7-18C5-21 5.6-27.4 0-27.6C-5.6-27.4-5-21-7-18Z',
  maaruf: 'M-8-26.6C-9-31.4-4-33.4 0-33.4S9-31.4 8-26.6C4-28.6-4-28.6-8-26.6ZM-6-29.6C-2-28.8 2-30.4 5-32',
  sindbad: 'M-7-26.6C-7-31-3-32.6 0-32.6S7-31 7-26.6C4-28.4-4-28.4-7-26.6ZM.6-32.4C1.6-37 5-39.4 9-39.6C8.4-36 6-32.8 2.6-31.8Z',
  scheherazade:
    'M-5-29.6C-2-33.4 2-33.4 5-29.6C8.4-24 8.4-17 11-10C6.4-13.6 5.8-22 4.8-26.4C2-28.8-2-28.8-4.8-26.4C-5.8-22-6.4-13.6-11-10C-8.4-17-8.4-24-5-29.6ZM-2.4-32.6L0-37 2.4-32.6Z',
  zumurrud: 'M-5.8-27L-7-34.4-3-31 0-36 3-31 7-34.4 5.8-27C2-28.6-2-28.6-5.8-27Z',
};
const CAP = 'M-5-27C-5-32 5-32 5-27C2-28.4-2-28.4-5-27Z';

export const headdressOf = (hero: string): string => HEADDRESSES[hero] ?? CAP;

/** Hair that falls to the shoulders, and a beard: so that a piece shows whether it is a woman or a man now. */
export const HAIR_BY_SEX: Readonly<Record<string, string>> = {
  f: 'M-4.8-27C-8.4-22-8-16-6.2-11.6C-5.2-15-4.8-19-4.4-22ZM4.8-27C8.4-22 8-16 6.2-11.6C5.2-15 4.8-19 4.4-22Z',
  m: 'M-4.4-23.8C-4.2-16.4 4.2-16.4 4.4-23.8C2.2-21.4-2.2-21.4-4.4-23.8Z',
};

interface BodyMark {
  /** Filled with this colour, or drawn as a line of it. */
  colour: string;
  fill?: string;
  line?: string;
}
/** What statuses change about the body of a hero, on the piece and, twice as large, on the miniature. */
const BODY_MARKS: Readonly<Record<string, BodyMark>> = {
  'beast-form': { colour: '#b9aa90', fill: 'M-5-28.4L-8-40-1-30.4ZM5-28.4L8-40 1-30.4ZM-3.4-23.6C-4.6-19.6-2.6-17.8 0-17.8S4.6-19.6 3.4-23.6Z' },
  crippled: { colour: '#8a5a34', line: 'M13 1.4L9.6-20M6.4-20.2L12.8-21' },
  diseased: { colour: '#b5452a', fill: 'M-3.4-26.6h1.8v1.8h-1.8zM1.4-28h1.8v1.8H1.4zM2-23.6h1.8v1.8H2zM-1.6-22.4h1.8v1.8h-1.8z' },
  enslaved: { colour: '#6e5a48', line: 'M-4.6-18.8H4.6M4.6-18.8C9-17 7-8 11-6S13 0 15 1' },
  imprisoned: { colour: '#4d4a48', line: 'M-9-35V2M-3-35V2M3-35V2M9-35V2M-12-30H12M-12-3H12' },
  sultan: { colour: '#e0a526', fill: 'M-8.2-28.6L-9.6-38-4.8-34 0-40 4.8-34 9.6-38 8.2-28.6C4-30.8-4-30.8-8.2-28.6Z' },
  vizier: { colour: '#3f8a5c', fill: 'M-8.6-28.4C-10.6-34-5-35.6-2.6-35.6V-39.4H2.6V-35.6C5-35.6 10.6-34 8.6-28.4C4-31-4-31-8.6-28.4Z' },
  wounded: { colour: '#fff8ea', fill: 'M-5.6-27.4C-2-29.4 2-29.4 5.6-27.4V-24C2-26-2-26-5.6-24Z' },
};
export const bodyMarks = (statuses: readonly string[]): [string, BodyMark][] => statuses.flatMap((status) => (BODY_MARKS[status] ? [[status, BODY_MARKS[status]]] : []));

/** The signs of marks: strokes on a 24×24 square. */
export const SIGNS: Record<string, string> = {
  home: 'M3.5 12.5L12 5l8.5 7.5M6.5 10.5V19.5h11v-9M10.5 19.5v-5h3v5',
  seat: 'M7 20.5V5.5C9 3 15 3 17 5.5V20.5M7 13.5h10M4.5 10v10.5M19.5 10v10.5M7 17h10',
  wanted: 'M5 4.5h14v15H5zM9.7 4.5v15M14.3 4.5v15',
  destination: 'M6.5 21V4M6.5 4.5L18.5 8.5 6.5 13',
  quest: 'M5.5 4.5h13M5.5 19.5h13M8 4.5v15M16 4.5v15M11 9.5h2M11 14h2',
  claimed: 'M5 12.5l5 5L19.5 7',
  card: 'M6.5 3.5h11v17h-11zM12 7.5l3 4.5-3 4.5-3-4.5z',
};

/** Our own simple signs for the interface, strokes on a square of 24. */
export const GLYPHS = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M20 12H5M11 6l-6 6 6 6',
  forward: 'M4 12h15M13 6l6 6-6 6',
  open: 'M6 9.5l6 6 6-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l5 5L19.5 7',
  copy: 'M9 9V4.5h10.5V15H15M4.5 9H15v10.5H4.5z',
  link: 'M10 14.5a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7.6M14 9.5a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  undo: 'M9 5L4.5 9.5 9 14M5 9.5h9a5.5 5.5 0 0 1 0 11h-3',
  settings: 'M4 7h9M18.5 7H20M4 17h1.5M11 17h9M15.75 4.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5zM8.25 14.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5z',
  language: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  rules: 'M12 7c-2-1.7-4.6-2.3-8-2.2v13c3.4-.1 6 .5 8 2.2 2-1.7 4.6-2.3 8-2.2v-13C16.6 4.7 14 5.3 12 7zM12 7v13',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  watch: 'M2.5 12c5-8 14-8 19 0-5 8-14 8-19 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  trouble: 'M12 4l9 16H3zM12 10v4.5M12 17.2h.01',
} as const;

export type GlyphName = keyof typeof GLYPHS;

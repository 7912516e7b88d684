/** Short melodies of our own, in the modes hijaz and bayati. */

export interface Note {
  hertz: number;
  /** When it begins and how long it rings, in seconds. */
  at: number;
  seconds: number;
  /** The note that it slides from. */
  from?: number;
}

export interface Melody {
  instrument: 'oud' | 'ney';
  notes: readonly Note[];
}

/** The degrees of a mode in cents above its tonic. The second of bayati lies between E flat and E. */
const MODES = {
  hijaz: [0, 100, 400, 500, 700, 800, 1000],
  bayati: [0, 150, 300, 500, 700, 800, 1000],
} as const;

interface Phrase {
  instrument: Melody['instrument'];
  mode: keyof typeof MODES;
  /** Seconds of a beat. */
  beat: number;
  /** Degrees from 0 (the tonic; 7 is its octave, -1 the note below) with their beats. `~` slides into a note; a rest has no degree. */
  notes: string;
}

/** D on the third string of the oud, and the D above it for the ney. */
const TONICS = { oud: 146.83, ney: 293.66 } as const;

const PHRASES = {
  // For moments of the game
  morning: { instrument: 'oud', mode: 'hijaz', beat: 0.3, notes: '0:1 0:.5 1:.5 2:1 3:1 4:2 3:.5 2:.5 1:.5 2:.5 3:1 2:.5 1:.5 0:3' },
  noon: { instrument: 'oud', mode: 'bayati', beat: 0.27, notes: '3:.5 4:.5 3:1 2:.5 1:.5 2:1 4:1 5:.5 4:.5 3:.5 2:.5 1:1 0:.5 0:3' },
  night: { instrument: 'ney', mode: 'bayati', beat: 0.55, notes: '4:2 ~3:1 ~2:.5 1:.5 2:2 :.5 ~3:.5 2:.5 1:.5 ~0:3' },
  declared: { instrument: 'ney', mode: 'hijaz', beat: 0.5, notes: '0:1 ~2:1 3:.5 4:2 :.5 ~5:.5 4:.5 3:.5 ~2:.5 1:1 0:3' },
  quest: { instrument: 'oud', mode: 'hijaz', beat: 0.24, notes: '0:.5 2:.5 3:.5 4:1 7:1 6:.5 5:.5 4:2.5' },
  ending: {
    instrument: 'oud',
    mode: 'hijaz',
    beat: 0.34,
    notes: '4:1 5:.5 4:.5 3:1 2:1 3:.5 2:.5 1:1 0:1.5 :.5 0:.5 1:.5 2:1 3:.5 2:.5 1:.5 1:.5 0:1 -1:.5 0:4',
  },
  // For now and then, by place
  market: { instrument: 'oud', mode: 'hijaz', beat: 0.22, notes: '4:.5 4:.5 5:.5 4:.5 3:.5 2:.5 3:1 2:.5 1:.5 2:.5 3:.5 2:.5 1:.5 0:2.5' },
  sea: { instrument: 'oud', mode: 'bayati', beat: 0.42, notes: '0:1 2:.5 3:.5 4:2 3:.5 4:.5 3:.5 2:.5 1:1 0:.5 -1:.5 0:3' },
  desert: { instrument: 'ney', mode: 'hijaz', beat: 0.62, notes: '0:2 ~1:.5 0:.5 ~2:2 1:.5 ~0:2.5' },
  darkness: { instrument: 'ney', mode: 'bayati', beat: 0.66, notes: '3:1.5 ~4:1.5 3:.5 ~2:1 1:.5 ~0:3' },
} as const satisfies Record<string, Phrase>;

export type PhraseName = keyof typeof PHRASES;
export const PHRASE_NAMES = Object.keys(PHRASES) as PhraseName[];

/** How long a plucked note rings on after its time. */
const RINGS_ON = 1.1;
/** How far notes of the ney overlap. */
const OVERLAP = 0.1;

function hertzOf({ instrument, mode }: Phrase, degree: number): number {
  const octave = Math.floor(degree / 7);
  return TONICS[instrument] * 2 ** (octave + MODES[mode][degree - 7 * octave]! / 1200);
}

/** The notes of a phrase, with times and pitches. */
export function melodyOf(name: PhraseName): Melody {
  const phrase = PHRASES[name];
  const notes: Note[] = [];
  let at = 0;
  for (const word of phrase.notes.split(' ')) {
    const [degree, beats] = word.replace('~', '').split(':') as [string, string];
    const lasts = Number(beats) * phrase.beat;
    if (degree) {
      const before = notes.at(-1)?.hertz;
      notes.push({
        hertz: hertzOf(phrase, Number(degree)),
        at,
        seconds: lasts + (phrase.instrument === 'oud' ? RINGS_ON : OVERLAP),
        ...(word.startsWith('~') && before ? { from: before } : {}),
      });
    }
    at += lasts;
  }
  return { instrument: phrase.instrument, notes };
}

/** Which sounds there are, and the samples of each. */
import { ambienceLoop, type Ambience } from './ambiences';
import { cardSound, knockSound, pageSound } from './effects';
import { neyNote, oudNote } from './instruments';
import type { Note } from './phrases';
import type { Random } from './synthesis';

export type Sound =
  | { kind: 'knock' | 'card' | 'page' }
  | { kind: 'ambience'; name: Ambience }
  | { kind: 'oud' | 'ney'; note: Note };

export function renderSound(sound: Sound, random: Random): Float32Array {
  switch (sound.kind) {
    case 'knock':
      return knockSound(random);
    case 'card':
      return cardSound(random);
    case 'page':
      return pageSound(random);
    case 'ambience':
      return ambienceLoop(sound.name, random);
    case 'oud':
      return oudNote(sound.note.hertz, sound.note.seconds, random);
    case 'ney':
      return neyNote(sound.note.hertz, sound.note.seconds, random, sound.note.from);
  }
}

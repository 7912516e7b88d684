/**
 * The heroes as miniatures on a 64×64 square, shared with the chronicles: a common `BODY`, and clothes in ink, linen and one
 * pigment, so that each is recognised by its outline alone.
 */
import drawn from '../../../../src/serai/games/nights/chronicle/miniatures.json';

export interface Miniature {
  pigment: string;
  /** Linen behind and around the face. */
  behind: string;
  /** Ink on the face: beard, hair, veil. */
  hair: string;
  /** Linen above the face. */
  linen: string;
  /** The pigment on it. */
  dyed: string;
  /** Ink lines on the linen. */
  folds: string;
  /** Linen on the breast. */
  sign: string;
}

export const BODY = drawn.body;
export const MINIATURES: Readonly<Record<string, Miniature>> = drawn.heroes;
/** The heroines; a status may change a hero's sex during the game. */
const BORN_WOMEN: ReadonlySet<string> = new Set(['scheherazade', 'zumurrud']);
export const sexAtBirth = (hero: string): 'm' | 'f' => (BORN_WOMEN.has(hero) ? 'f' : 'm');
export const colourOf = (hero: string): string => MINIATURES[hero]?.pigment ?? drawn.unknown;

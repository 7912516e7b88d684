import type { CardInfo, RequiredDice } from '../../house/messages';

/** The colours of King of Dice: flat paint on wood, one ink for every outline. */
export const INK = '#2a1b12';
export const CREAM = '#f8ebd0';
export const GOLD = '#e0a526';

export type Colour = NonNullable<RequiredDice['colour']>;
export type Place = NonNullable<CardInfo['place']>;
export type Kind = Exclude<CardInfo['kind'], 'place' | 'penalty'>;
export type Villain = 'villain-1' | 'villain-2' | 'villain-3' | 'villain-4';
export type Figure = Kind | Villain;

export const VILLAINS: readonly Villain[] = ['villain-1', 'villain-2', 'villain-3', 'villain-4'];

/** The paint of a die's face, dark enough for cream digits (AA). */
export const DIE_PAINT: Record<Colour, string> = { red: '#b32d20', green: '#2c6e43', blue: '#22509a' };

/** `wall` is the backdrop; `deep` paints frames and hills, and is dark enough for cream (AA). */
export const PLACE_PAINT: Record<Place | 'none', { wall: string; deep: string; glow: string }> = {
  city: { wall: '#e6b845', deep: '#85560f', glow: '#f3d685' },
  mine: { wall: '#b98a5f', deep: '#5f3c22', glow: '#d8b48c' },
  workshop: { wall: '#7fa9cf', deep: '#27568a', glow: '#b4d0e6' },
  'orc-village': { wall: '#9fbd72', deep: '#3f6527', glow: '#c9dba6' },
  forest: { wall: '#a98bc0', deep: '#5b3474', glow: '#d0bcdd' },
  none: { wall: '#c2b59f', deep: '#4b443e', glow: '#e2d8c3' },
};

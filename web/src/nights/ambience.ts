/** Which ambience belongs to the place of a hero. */
import type { Ambience } from '../sound/ambiences';

const BY_TERRAIN: Readonly<Record<string, Ambience>> = {
  city: 'market',
  sea: 'sea',
  island: 'sea',
  desert: 'desert',
  mountain: 'desert',
  forest: 'grove',
};
const STORMS: readonly string[] = ['storm', 'sandstorm'];

/** A storm drowns everything out; at night people sleep, but the sea does not. Places of Power have no terrain and are quiet. */
export function ambienceOf(terrain: string | undefined, time: string, being?: unknown): Ambience | null {
  if (STORMS.includes(String(being))) return 'storm';
  const place = BY_TERRAIN[terrain ?? ''] ?? null;
  return time === 'night' && place !== 'sea' ? 'night' : place;
}

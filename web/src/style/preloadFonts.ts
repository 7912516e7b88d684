import type { Skin } from '../skin.svelte';

/** The fonts needed first in each skin. Others load on use. */
const FONTS: Record<Skin, readonly string[]> = {
  paper: ['500 1em "Alegreya Sans"', '400 1em "EB Garamond"', '500 1em "EB Garamond"'],
  wood: ['500 1em "Alegreya Sans"', '800 1em "Alegreya Sans"'],
};

/**
 * Preloads the fonts of a skin before any text uses them. A preload link in the page would start earlier, but it delays first paint; the
 * placeholder needs no web font.
 */
export function preloadFonts(skin: Skin): void {
  for (const face of FONTS[skin]) void document.fonts.load(face).catch(() => {});
}

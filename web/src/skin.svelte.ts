/** The current skin and time of day, which determine the colours of the page. */
export type Skin = 'paper' | 'wood';
export type Hour = 'morning' | 'noon' | 'night';

export const HOURS: readonly Hour[] = ['morning', 'noon', 'night'];

let current = $state<{ skin: Skin; hour: Hour }>({ skin: 'paper', hour: 'morning' });

export const currentSkin = {
  get skin(): Skin {
    return current.skin;
  },
  get hour(): Hour {
    return current.hour;
  },
};

export function applySkin(skin: Skin, hour: Hour = 'morning'): void {
  current = { skin, hour };
  const { dataset } = document.documentElement;
  dataset.skin = skin;
  dataset.hour = hour;
}

import barefoot from 'icon:barefoot';
import bookmark from 'icon:bookmark';
import cardRandom from 'icon:card-random';
import coins from 'icon:coins';
import footsteps from 'icon:footsteps';
import house from 'icon:house';
import jewelCrown from 'icon:jewel-crown';
import lockedChest from 'icon:locked-chest';
import medievalGate from 'icon:medieval-gate';
import moon from 'icon:moon';
import openPalm from 'icon:open-palm';
import openTreasureChest from 'icon:open-treasure-chest';
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random';
import positionMarker from 'icon:position-marker';
import samaraMosque from 'icon:samara-mosque';
import sun from 'icon:sun';
import sunrise from 'icon:sunrise';
import swapBag from 'icon:swap-bag';
import tiedScroll from 'icon:tied-scroll';
import treasureMap from 'icon:treasure-map';
import twoCoins from 'icon:two-coins';

/** The emblem of each wealth level, each kind of card, and each thing on the map. */
export const THINGS: Readonly<Record<string, string>> = {
  beggar: openPalm,
  penniless: barefoot,
  poor: twoCoins,
  respectable: coins,
  rich: swapBag,
  princely: openTreasureChest,
  fabulous: jewelCrown,
  statuses: tiedScroll,
  treasures: lockedChest,
  quests: treasureMap,
  encounters: cardRandom,
  'city-cards': medievalGate,
  tokens: bookmark,
  destination: positionMarker,
  home: house,
  'been-far': samaraMosque,
  morning: sunrise,
  noon: sun,
  night: moon,
  roll: perspectiveDiceSixFacesRandom,
  done: footsteps,
};

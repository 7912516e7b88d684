import armBandage from 'icon:arm-bandage';
import bootPrints from 'icon:boot-prints';
import cursedStar from 'icon:cursed-star';
import dualityMask from 'icon:duality-mask';
import evilEyes from 'icon:evil-eyes';
import fist from 'icon:fist';
import footPlaster from 'icon:foot-plaster';
import glowingHands from 'icon:glowing-hands';
import imprisoned from 'icon:imprisoned';
import jesterHat from 'icon:jester-hat';
import laurels from 'icon:laurels';
import linkedRings from 'icon:linked-rings';
import lovers from 'icon:lovers';
import manacles from 'icon:manacles';
import maze from 'icon:maze';
import piercedHeart from 'icon:pierced-heart';
import poisonCloud from 'icon:poison-cloud';
import puppet from 'icon:puppet';
import robe from 'icon:robe';
import samaraMosque from 'icon:samara-mosque';
import spinningWheel from 'icon:spinning-wheel';
import stoneThrone from 'icon:stone-throne';
import tearTracks from 'icon:tear-tracks';
import thumbDown from 'icon:thumb-down';
import tiedScroll from 'icon:tied-scroll';
import turban from 'icon:turban';
import wantedReward from 'icon:wanted-reward';
import wolfHead from 'icon:wolf-head';

/** An emblem for each status. */
export const STATUSES: Readonly<Record<string, string>> = {
  accursed: cursedStar,
  'beast-form': wolfHead,
  beloved: lovers,
  blessed: glowingHands,
  crippled: footPlaster,
  determined: fist,
  diseased: poisonCloud,
  enslaved: manacles,
  ensorcelled: puppet,
  envious: evilEyes,
  fated: spinningWheel,
  'grief-stricken': tearTracks,
  imprisoned,
  insane: jesterHat,
  lost: maze,
  'love-struck': piercedHeart,
  married: linkedRings,
  'on-pilgrimage': samaraMosque,
  outlaw: wantedReward,
  pursued: bootPrints,
  respected: laurels,
  'robe-of-honor': robe,
  scorned: thumbDown,
  'sex-changed': dualityMask,
  sultan: stoneThrone,
  'under-geas': tiedScroll,
  vizier: turban,
  wounded: armBandage,
};

import bookPile from 'icon:book-pile';
import brainstorm from 'icon:brainstorm';
import crossedSabres from 'icon:crossed-sabres';
import crystalBall from 'icon:crystal-ball';
import dramaMasks from 'icon:drama-masks';
import handheldFan from 'icon:handheld-fan';
import horseshoe from 'icon:horseshoe';
import mirrorMirror from 'icon:mirror-mirror';
import mountainClimbing from 'icon:mountain-climbing';
import owl from 'icon:owl';
import palmTree from 'icon:palm-tree';
import prayerBeads from 'icon:prayer-beads';
import robberHand from 'icon:robber-hand';
import rose from 'icon:rose';
import scales from 'icon:scales';
import shipWheel from 'icon:ship-wheel';
import snakeJar from 'icon:snake-jar';
import talk from 'icon:talk';

/** The emblem of each skill. */
export const SKILLS: Readonly<Record<string, string>> = {
  'acting-and-disguise': dramaMasks,
  appearance: mirrorMirror,
  'bargaining-and-evaluation': scales,
  beguiling: snakeJar,
  'courtly-graces': handheldFan,
  'enduring-hardship': mountainClimbing,
  luck: horseshoe,
  magic: crystalBall,
  piety: prayerBeads,
  'quick-thinking': brainstorm,
  scholarship: bookPile,
  seamanship: shipWheel,
  seduction: rose,
  'stealth-and-stealing': robberHand,
  storytelling: talk,
  'weapon-use': crossedSabres,
  'wilderness-lore': palmTree,
  wisdom: owl,
};

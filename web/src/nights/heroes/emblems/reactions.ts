import bootPrints from 'icon:boot-prints';
import breakingChain from 'icon:breaking-chain';
import camelHead from 'icon:camel-head';
import cloakDagger from 'icon:cloak-dagger';
import crossedSabres from 'icon:crossed-sabres';
import discussion from 'icon:discussion';
import dodging from 'icon:dodging';
import drinking from 'icon:drinking';
import entryDoor from 'icon:entry-door';
import fishingNet from 'icon:fishing-net';
import handGrip from 'icon:hand-grip';
import hood from 'icon:hood';
import hourglass from 'icon:hourglass';
import kneeling from 'icon:kneeling';
import laurels from 'icon:laurels';
import loveLetter from 'icon:love-letter';
import magicLamp from 'icon:magic-lamp';
import magickTrick from 'icon:magick-trick';
import magnifyingGlass from 'icon:magnifying-glass';
import mountainCave from 'icon:mountain-cave';
import openChest from 'icon:open-chest';
import openPalm from 'icon:open-palm';
import payMoney from 'icon:pay-money';
import prayer from 'icon:prayer';
import prayerBeads from 'icon:prayer-beads';
import quillInk from 'icon:quill-ink';
import receiveMoney from 'icon:receive-money';
import robber from 'icon:robber';
import ropeCoil from 'icon:rope-coil';
import run from 'icon:run';
import sandsOfTime from 'icon:sands-of-time';
import scales from 'icon:scales';
import shakingHands from 'icon:shaking-hands';
import shouting from 'icon:shouting';
import sonicShout from 'icon:sonic-shout';
import surroundedEye from 'icon:surrounded-eye';
import swapBag from 'icon:swap-bag';
import trade from 'icon:trade';
import twoCoins from 'icon:two-coins';
import uncertainty from 'icon:uncertainty';
import walkingBoot from 'icon:walking-boot';
import whip from 'icon:whip';
import woodClub from 'icon:wood-club';

/** The emblem of each reaction. */
export const REACTIONS: Readonly<Record<string, string>> = {
  grovel: kneeling,
  aid: shakingHands,
  rob: robber,
  avoid: dodging,
  converse: discussion,
  attack: crossedSabres,
  court: loveLetter,
  abduct: ropeCoil,
  honor: laurels,
  bargain: scales,
  trick: magickTrick,
  hire: payMoney,
  beat: woodClub,
  enrich: receiveMoney,
  question: uncertainty,
  follow: bootPrints,
  punish: whip,
  buy: twoCoins,
  examine: magnifyingGlass,
  take: handGrip,
  use: magicLamp,
  open: openChest,
  sneak: cloakDagger,
  'hire-help': payMoney,
  enter: entryDoor,
  pray: prayer,
  wait: hourglass,
  'cry-out': shouting,
  drink: drinking,
  travel: camelHead,
  hide: hood,
  'pray-for-guidance': prayerBeads,
  'wait-for-help': sandsOfTime,
  'cry-out-for-help': sonicShout,
  'examine-surroundings': surroundedEye,
  'set-forth': walkingBoot,
  'hide-safely': mountainCave,
  flee: run,
  study: quillInk,
  capture: fishingNet,
  'seek-aid': openPalm,
  bribe: swapBag,
  'attempt-to-escape': breakingChain,
  barter: trade,
};

/** The sounds of the table. Nothing of them is loaded until sound is turned on. */
import type { Ambience } from './sound/ambiences';
import type { PhraseName } from './sound/phrases';
import { settings } from './settings.svelte';

type Player = typeof import('./sound/player.svelte');
let player: Promise<Player> | undefined;

/** Runs an action with the player if sound is on, and loads it first. */
function withPlayer(act: (player: Player) => void): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  player ??= import('./sound/player.svelte');
  player.then(
    (loaded) => {
      if (settings.sound) act(loaded);
    },
    () => (player = undefined),
  );
}

/** `count` dice tumble on wood. */
export const soundDice = (count: number): void => withPlayer(({ playDice }) => playDice(count));
/** A wooden card slides over felt. */
export const soundCard = (): void => withPlayer(({ playCard }) => playCard());
/** A page is turned. */
export const soundPage = (): void => withPlayer(({ playPage }) => playPage());
/** A note of the oud: it is the viewer's turn. */
export const soundTurn = (): void => withPlayer(({ playNote }) => void playNote());
/** A phrase of the oud or the ney. */
export const soundPhrase = (name: PhraseName): void => withPlayer(({ playPhrase }) => void playPhrase(name));

/** What is to be heard around the viewer; null for nothing. */
export function soundAmbience(name: Ambience | null): void {
  if (name) withPlayer(({ playAmbience }) => playAmbience(name));
  // Even with sound off, so that an old place is not heard when it is turned on again elsewhere.
  else
    player?.then(
      ({ playAmbience }) => playAmbience(null),
      () => {},
    );
}

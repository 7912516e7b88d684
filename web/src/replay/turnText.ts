import type { ReplayInfo, ReplayTurn } from '../house/messages';
import { say } from '../i18n/say.svelte';

/** A turn in words: its number and player. */
export function turnText({ names }: ReplayInfo, turn: ReplayTurn | undefined): string {
  if (!turn?.turn) return say('web-replay-setup');
  const name = names[turn.seat] ?? turn.seat;
  return name ? say('web-replay-turn-of', { turn: turn.turn, name }) : say('web-replay-turn', { turn: turn.turn });
}

import type { ReplayShown, TurnShown } from '../house/messages';
import { say } from '../words/say.svelte';

/** A turn in words: which it is, and whose. */
export function turnText({ names }: ReplayShown, turn: TurnShown | undefined): string {
  if (!turn?.turn) return say('web-replay-setup');
  const name = names[turn.seat] ?? turn.seat;
  return name ? say('web-replay-turn-of', { turn: turn.turn, name }) : say('web-replay-turn', { turn: turn.turn });
}

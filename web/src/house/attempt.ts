import { notice } from '../notices.svelte';
import { say } from '../words/say.svelte';
import { Refused } from './api';

/** The sentence for what went wrong. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message || say('web-lost');
  throw error;
}

/** Does what is asked for; a refusal is shown as a notice. Says whether it was done. */
export async function attempt(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    notice(sentenceOf(error));
    return false;
  }
}

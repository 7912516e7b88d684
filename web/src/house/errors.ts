import { showNotice } from '../notices.svelte';
import { say } from '../i18n/say.svelte';
import { Refused } from './api';

/** The message to show for an error. */
export function errorMessage(error: unknown): string {
  if (error instanceof Refused) return error.message || say('web-lost');
  throw error;
}

/** Waits for a request and shows a refusal as a notice. Returns whether it succeeded. */
export async function tryOrNotify(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    showNotice(errorMessage(error));
    return false;
  }
}

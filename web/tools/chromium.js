// The browser for tests, screenshots and benchmarks: the system's Chromium, or the one that CHROMIUM names.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Its path; undefined if there is none. */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const files = (process.env.PATH ?? '').split(delimiter).flatMap((place) => names.map((name) => join(place, name)));
  return [process.env.CHROMIUM, ...files].find((file) => file && existsSync(file));
}

export function chromium() {
  const found = findChromium();
  if (!found) throw new Error('There is no Chromium on this machine: install it, or name one in CHROMIUM.');
  return found;
}

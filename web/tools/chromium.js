// The browser for tests, screenshots and benchmarks: the system's Chromium, or the one that CHROMIUM names. Tests prefer its headless shell,
// which has the same engine without a desktop browser around it and takes a fifth less processor time.
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

const FULL = ['chromium', 'chromium-browser', 'google-chrome'];
const SHELL = ['chromium-headless-shell'];

/** The path of the first of these programs; undefined if there is none. */
function find(names) {
  const places = (process.env.PATH ?? '').split(delimiter);
  const files = names.flatMap((name) => places.map((place) => join(place, name)));
  return [process.env.CHROMIUM, ...files].find((file) => file && existsSync(file));
}

function required(found) {
  if (!found) throw new Error('There is no Chromium on this machine: install it, or name one in CHROMIUM.');
  return found;
}

export const findFullBrowser = () => find(FULL);
export const chromium = () => required(findFullBrowser());
export const findHeadlessShell = () => find(SHELL);
export const findTestBrowser = () => findHeadlessShell() ?? findFullBrowser();
export const testBrowser = () => required(findTestBrowser());

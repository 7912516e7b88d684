/** One house for all tests, opened before the first and closed after the last; a test that harms its house opens one of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { House, LAID } from '../tools/house.js';

/** A house with a home of its own, as long as it is used. */
export async function keepOpen(command: typeof LAID, use: (house: House) => Promise<void>): Promise<void> {
  const { house, close } = await opened(command);
  await use(house);
  await close();
}

async function opened(command: typeof LAID): Promise<{ house: House; close: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'serai-e2e-'));
  const house = await House.open(home, command);
  const close = async () => {
    await house.close();
    rmSync(home, { recursive: true, force: true });
  };
  return { house, close };
}

/** The house that is open for all. */
export function sharedHouse(): House {
  return new House(process.env.SERAI_SHARED_HOME!, Number(process.env.SERAI_SHARED_PORT), LAID);
}

/** What Playwright calls before all tests; what it returns is called after them. */
export default async function open(): Promise<() => Promise<void>> {
  const { house, close } = await opened(LAID);
  process.env.SERAI_SHARED_HOME = house.home;
  process.env.SERAI_SHARED_PORT = String(house.port);
  return close;
}

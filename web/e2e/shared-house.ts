/** One server for all tests. A test that harms its server starts its own. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { House, PREPARED } from '../tools/house.js';

/** Runs a function with a server that has its own home folder. */
export async function withHouse(command: typeof PREPARED, use: (house: House) => Promise<void>): Promise<void> {
  const { house, close } = await opened(command);
  try {
    await use(house);
  } finally {
    await close();
  }
}

async function opened(command: typeof PREPARED): Promise<{ house: House; close: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'serai-e2e-'));
  // The shared server has compiled the Book, which takes seconds.
  const { SERAI_SHARED_HOME: shared } = process.env;
  if (shared) symlinkSync(join(shared, 'cache'), join(home, 'cache'));
  const house = await House.open(home, command);
  const close = async () => {
    await house.close();
    rmSync(home, { recursive: true, force: true });
  };
  return { house, close };
}

/** The server that all tests share. */
export function sharedHouse(): House {
  return new House(process.env.SERAI_SHARED_HOME!, Number(process.env.SERAI_SHARED_PORT), PREPARED);
}

/** Playwright calls this before all tests, and the returned function after them. */
export default async function open(): Promise<() => Promise<void>> {
  const { house, close } = await opened(PREPARED);
  process.env.SERAI_SHARED_HOME = house.home;
  process.env.SERAI_SHARED_PORT = String(house.port);
  return close;
}

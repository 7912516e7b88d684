/** Tables in prepared scenes: e2e/scenes has a scenario for each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Device, type Opened } from './fixtures';
import { turnPageButton, question } from './nights-player';

export interface SceneTables {
  /** Opens a scene in the given seat and waits until it is ready. */
  enter: (device: Device, name: string, seat?: number) => Promise<void>;
  opened: Readonly<Record<string, Opened>>;
}

export const test = base.extend<{ sceneTables: SceneTables }>({
  sceneTables: async ({ testHouse }, use) => {
    const opened = JSON.parse(readFileSync(join(testHouse.home, 'scenes.json'), 'utf-8')) as Record<string, Opened>;
    await use({
      opened,
      enter: async (device, name, seat = 0) => {
        const { table, chairs } = opened[name]!;
        await follow(device, `/t/${table}#${chairs[seat]!}`);
        await waitUntilReady(device, name.startsWith('nights'));
      },
    });
  },
});

/** Follows a link within the page, without a reload, and waits until the previous table is gone. The first page is loaded. */
async function follow(device: Device, address: string): Promise<void> {
  const { page } = device;
  if (page.url() === 'about:blank') return device.go(address);
  await page.evaluate((address) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = address;
    if (link.pathname !== location.pathname) document.querySelector('main')?.setAttribute('data-left', '');
    link.click();
    link.remove();
  }, address);
  await page.locator('main[data-left]').waitFor({ state: 'detached' });
}

/** A player who joins a table reads on to the question. */
async function waitUntilReady(device: Device, isNights: boolean): Promise<void> {
  if (!isNights) return device.question.locator('.answers button:not([aria-disabled="true"])').or(device.ending).first().waitFor();
  for (;;) {
    await question(device).or(turnPageButton(device)).or(device.ending).first().waitFor();
    if (!(await turnPageButton(device).isVisible())) break;
    await turnPageButton(device).click({ timeout: 2000 }).catch(() => {});
  }
}

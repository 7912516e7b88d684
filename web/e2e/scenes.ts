/** Tables that wait in prepared scenes: e2e/scenes has a scenario for each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Device, type Opened } from './inn';
import { leaf, question } from './nights-hands';

export interface Stage {
  /** Goes to a scene, in which seat one likes, and waits until it is laid. */
  enter: (device: Device, name: string, seat?: number) => Promise<void>;
  opened: Readonly<Record<string, Opened>>;
}

export const test = base.extend<{ stage: Stage }>({
  stage: async ({ inn }, use) => {
    const opened = JSON.parse(readFileSync(join(inn.home, 'scenes.json'), 'utf-8')) as Record<string, Opened>;
    await use({
      opened,
      enter: async (device, name, seat = 0) => {
        const { table, chairs } = opened[name]!;
        await follow(device, `/t/${table}#${chairs[seat]!}`);
        await laid(device, name.startsWith('nights'));
      },
    });
  },
});

/** Follows a link within the page, which loads nothing anew, and waits until the table of before is gone. The first page is loaded. */
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

/** Whoever comes to a table reads on to the question. */
async function laid(device: Device, isNights: boolean): Promise<void> {
  if (!isNights) return device.question.locator('.answers button:not([aria-disabled="true"])').or(device.ending).first().waitFor();
  for (;;) {
    await question(device).or(leaf(device)).or(device.ending).first().waitFor();
    if (!(await leaf(device).isVisible())) break;
    await leaf(device).click({ timeout: 2000 }).catch(() => {});
  }
}

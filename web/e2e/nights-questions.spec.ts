/** Every kind of question the Nights can ask: it is shown with all its answers, a reload finds it as it was, on a narrow screen too, and it is answered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAID } from '../tools/house.js';
import { expect, PHONE, test as base, type Device } from './inn';
import { answer, asked, MOUSE, openList, untilAsked } from './nights-hands';
import { keepOpen, sharedHouse } from './shared-house';

/** A question at a table that waits, as e2e/questions.py has laid it out. */
interface Moment {
  name: string;
  kind: string;
  seat: string;
  options: string[];
  address: string;
}

const WIDE = { width: 1360, height: 900 };

const test = base.extend<{ moments: Moment[] }>({
  // Each question is answered once; where the tests are repeated, it has to be asked anew.
  inn: async ({}, use, { repeatEachIndex }) => (repeatEachIndex ? keepOpen(LAID, use) : use(sharedHouse())),
  moments: async ({ inn }, use) => use(JSON.parse(readFileSync(join(inn.home, 'questions.json'), 'utf-8')) as Moment[]),
});

/** What is asked, and everything that may be answered. */
async function wholeQuestion(device: Device) {
  expect(await untilAsked(device, MOUSE)).toBe(true);
  await openList(device, MOUSE);
  return asked(device);
}

/** A goal is divided on two tracks: its one button has the division that is shown. */
const isWhole = ({ kind }: Moment) => kind !== 'goal';

/** Goes from table to table as by a link in the page, which need not be fetched anew. */
async function goOn({ page }: Device, address: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = address;
    link.click();
    link.remove();
  }, address);
}

async function expectInReach(device: Device): Promise<void> {
  await device.expectNothingWider();
  const { y, height } = (await device.page.locator('.night > .asked').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(PHONE.viewport!.height);
  expect(height).toBeGreaterThan(44);
}

const PARTS = 3;
for (let part = 1; part <= PARTS; part++) {
  test(`in every kind of question a reload finds it as it was, and it is answered (${String(part)} of ${String(PARTS)})`, async ({ device, moments }) => {
    test.slow();
    const { page } = device;
    await device.go('/');
    for (const moment of moments.filter((_, i) => i % PARTS === part - 1)) {
      await test.step(moment.name, async () => {
        await goOn(device, moment.address);
        await page.setViewportSize(WIDE);
        const before = await wholeQuestion(device);
        expect(before.kind, moment.name).toBe(moment.kind);
        expect(before.words, moment.name).not.toBe('');
        if (isWhole(moment)) expect(before.answers.toSorted(), moment.name).toEqual(moment.options.toSorted());
        await page.reload({ waitUntil: 'commit' });
        await page.setViewportSize(PHONE.viewport!);
        expect(await wholeQuestion(device), moment.name).toEqual(before);
        // What changed before is not told again as if it were new.
        await expect(page.locator('.changes'), moment.name).toHaveCount(0);
        await expectInReach(device);
        const told = device.told();
        await answer(device, MOUSE, ['move']);
        await told;
        await device.expectFocusKept(moment.name);
      });
    }
  });
}

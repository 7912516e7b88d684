/** Every kind of question the Nights can ask: it is shown with all its answers, a reload finds it as it was, on a narrow screen too, and it is answered. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { House, WITH_QUESTIONS } from '../tools/house.js';
import { expect, PHONE, test as base, type Device } from './inn';
import { answer, MOUSE, openList, question, untilAsked } from './nights-hands';

/** A question at a table that waits, as e2e/questions.py has laid it out. */
interface Moment {
  name: string;
  kind: string;
  seat: string;
  options: string[];
  address: string;
}

const WIDE = { width: 1360, height: 900 };

const test = base.extend<object, { inn: House; moments: Moment[] }>({
  inn: [
    async ({}, use) => {
      const home = mkdtempSync(join(tmpdir(), 'serai-e2e-'));
      const house = await House.open(home, WITH_QUESTIONS);
      await use(house);
      await house.close();
      rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  moments: [async ({ inn }, use) => use(JSON.parse(readFileSync(join(inn.home, 'questions.json'), 'utf-8')) as Moment[]), { scope: 'worker' }],
});

/** What is asked, and everything that may be answered. */
async function asked(device: Device) {
  expect(await untilAsked(device, MOUSE)).toBe(true);
  await openList(device, MOUSE);
  const here = question(device);
  return {
    kind: await here.getAttribute('data-question'),
    words: await here.locator('.question').innerText(),
    answers: await here.locator('[data-option], [data-card]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option ?? (each as HTMLElement).dataset.card)),
  };
}

/** A goal is divided on two tracks: its one button has the division that is shown. */
const isWhole = ({ kind }: Moment) => kind !== 'goal';

async function expectInReach({ page }: Device): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const { y, height } = (await page.locator('.night > .asked').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(PHONE.viewport!.height);
  expect(height).toBeGreaterThan(44);
}

const PARTS = 4;
for (let part = 1; part <= PARTS; part++) {
  test(`in every kind of question a reload finds it as it was, and it is answered (${String(part)} of ${String(PARTS)})`, async ({ device, inn, moments }) => {
    test.slow();
    const { page } = device;
    for (const moment of moments.filter((_, i) => i % PARTS === part - 1)) {
      await test.step(moment.name, async () => {
        await page.goto(inn.origin + moment.address, { waitUntil: 'commit' });
        await page.setViewportSize(WIDE);
        const before = await asked(device);
        expect(before.kind, moment.name).toBe(moment.kind);
        expect(before.words, moment.name).not.toBe('');
        if (isWhole(moment)) expect(before.answers.toSorted(), moment.name).toEqual(moment.options.toSorted());
        await page.setViewportSize(PHONE.viewport!);
        await page.reload({ waitUntil: 'commit' });
        expect(await asked(device), moment.name).toEqual(before);
        // What changed before is not told again as if it were new.
        await expect(page.locator('.changes'), moment.name).toHaveCount(0);
        await expectInReach(device);
        const told = device.told();
        await answer(device, MOUSE, ['move']);
        await told;
      });
    }
  });
}

/** Every kind of question in the Nights: it shows all its answers, survives a reload, fits a narrow screen, and can be answered. */
import { expect, PHONE, test as base, type Device } from './fixtures';
import { answer, asked, ENTER, MOUSE, openList, question, untilAsked } from './nights-player';

/** A question at a prepared table (e2e/questions.py). */
interface Moment {
  name: string;
  kind: string;
  seat: string;
  options: string[];
  address: string;
}

const WIDE = { width: 1360, height: 900 };

const test = base.extend<{ moments: Moment[] }>({
  moments: async ({ testHouse }, use) => use((await testHouse.post('/questions')) as Moment[]),
});

/** The question and all its answers. */
async function wholeQuestion(device: Device) {
  expect(await untilAsked(device, MOUSE)).toBe(true);
  await openList(device, MOUSE);
  return asked(device);
}

/** A goal is divided with a slider; its only button holds the current division. */
const isWhole = ({ kind }: Moment) => kind !== 'goal';

/** Goes to another table by a link within the page, without a reload. */
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
  const answers = question(device).locator('[data-option], [data-card], [aria-keyshortcuts="l"]');
  await answers.first().scrollIntoViewIfNeeded();
  const { y, height } = (await answers.first().boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(PHONE.viewport!.height);
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
        // Earlier changes are not announced again as new.
        await expect(page.locator('.skipped'), moment.name).toHaveCount(0);
        await expectInReach(device);
        const told = device.nextUpdate();
        await answer(device, ENTER, ['move']);
        await told;
        await device.expectFocusKept(moment.name);
      });
    }
  });
}

/** Whole games of the Nights against bots: by mouse, by keyboard, by touch. */
import { expect, PHONE, STILL, test, type Device } from './fixtures';
import { FINGER, KEYS, MOUSE, playNight, question } from './nights-player';

/** A long game takes minutes (see `make soak`). */
const GOAL = process.env.SERAI_SOAK ? 8 : 2;
/** Bots that know the way home make a short game. */
const WISHES = { opponents: 1, level: 'traveller', nights: { goal: GOAL } };
const DOOR = 'Play now against bots: The Thousand and One Nights';

async function expectCountedOut({ page, ending }: Device, heroes: number): Promise<void> {
  await expect(ending.getByRole('heading', { level: 1 })).toContainText(/won|win/i);
  await expect(ending.locator('.heroes > li')).toHaveCount(heroes);
  await expect(ending.locator('.heroes > li.won')).not.toHaveCount(0);
  // Secret goals are revealed, and each adds up to the agreed sum.
  for (const hero of await ending.locator('.heroes > li').all()) {
    const goals = (await hero.locator('.track .visually-hidden').allTextContents()).map((said) => Number(/(\d+)\D*$/.exec(said)![1]));
    expect(goals.reduce((sum, each) => sum + each, 0)).toBe(GOAL);
  }
  await expect(ending.locator('.prose')).not.toBeEmpty();
  await expect(page).toHaveTitle(/over/i);
}

test.describe('everything moves', () => {
  test.use({ deviceOptions: { reducedMotion: 'no-preference' } });

  test('two clicks start a night against bots, and it is played to the end by mouse', async ({ device }) => {
    test.slow();
    await device.setStored('wishes', WISHES);
    await device.go('/');
    await device.press(DOOR);
    await device.press('Sit down and play');
    const kinds = await playNight(device, MOUSE);
    for (const kind of ['goal', 'skill', 'move', 'reaction']) expect(kinds).toContain(kind);
    // The heroes are counted by themselves, without “Show the result”.
    await expectCountedOut(device, 2);
    // Players can look back at the table and return.
    await device.press('Show the table');
    await expect(device.page.locator('article.book')).toBeVisible();
    await device.press('Back to the result');
    await expect(device.ending).toBeVisible();
  });
});

test('a whole night by keyboard alone', async ({ device }) => {
  test.slow();
  const { page } = device;
  await device.setStored('wishes', WISHES);
  await device.go('/');
  await device.button(DOOR).waitFor();
  await device.tabTo(DOOR);
  await page.keyboard.press('Enter');
  await device.dialog('Play now against bots').waitFor();
  await device.tabTo('Sit down and play');
  await page.keyboard.press('Enter');
  await playNight(device, KEYS);
  await expectCountedOut(device, 2);
  await device.expectFocusKept('at the end');
});

test.describe('on a phone', () => {
  test.use({ deviceOptions: { ...PHONE, ...STILL } });

  test('a whole night with a finger; nothing is wider than the screen, every answer is in reach', async ({ device }) => {
    test.slow();
    const { page } = device;
    await device.setStored('wishes', WISHES);
    await device.go('/');
    await device.button(DOOR).tap();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await device.button('Sit down and play').tap();
    const seen = new Set<string>();
    await playNight(device, FINGER, async (kind) => {
      if (seen.has(kind)) return;
      seen.add(kind);
      await device.expectNothingWider(kind);
      const answers = question(device).locator('[data-option], [data-card], [aria-keyshortcuts="l"]');
      await answers.first().scrollIntoViewIfNeeded();
      const { y, height } = (await answers.first().boundingBox())!;
      expect.soft(y, kind).toBeGreaterThanOrEqual(0);
      expect.soft(y + height, kind).toBeLessThanOrEqual(844);
    });
    await expectCountedOut(device, 2);
  });
});

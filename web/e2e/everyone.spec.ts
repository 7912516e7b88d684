/** For everyone: axe-core finds nothing on any screen, by day and by lamplight; what a screen reader is told of the main screens. */
import { BOT, expect, here, LINK, PHONE, STILL, test } from './inn';
import { MOUSE, playToTheEnd } from './hands';

/** One “Stop here” away from each kind of question, at a table of three. */
const SEEDS = { take: 16, place: 22, bonus: 1013, dragon: 52, again: 65 };
const FIRST = { options: { first: 'Ana' } };

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe-core finds no violation, ${theme === 'light' ? 'by daylight' : 'by lamplight'}`, () => {
    test.use({ how: { ...STILL, colorScheme: theme } });

    test('at the door, setting a table, in the waiting room', async ({ device, openTable }) => {
      await device.go('/');
      await device.button('Play now against bots: King of Dice').waitFor();
      await device.expectNoViolation('the door');
      await device.press('Play now against bots: King of Dice');
      await device.expectNoViolation('playing now');
      await device.page.keyboard.press('Escape');
      await device.press('Settings');
      await device.expectNoViolation('the settings');
      await device.page.keyboard.press('Escape');
      await device.go('/new/dice');
      await device.button('Open the table').waitFor();
      await device.expectNoViolation('setting a table');
      await device.go('/t/nowhere');
      await device.button('Knock again').waitFor();
      await device.expectNoViolation('a closed door');
      await device.comeTo(await openTable([...here('Ana'), LINK, BOT]));
      await device.page.locator('.qr .code svg').waitFor();
      await device.expectNoViolation('the waiting room');
    });

    test('at the table, whatever is asked, in its sheets and at its end', async ({ device, openTable }) => {
      const { page } = device;
      const opened = await openTable(here('Ana', 'Bo', 'Inés'), { seed: 5, ...FIRST });
      await device.comeTo(opened);
      await device.asked('keep');
      await device.expectNoViolation('which dice to keep');
      for (const name of ['Rules of this moment', 'More']) {
        await device.press(new RegExp(`^${name}`));
        await device.expectNoViolation(name);
        await page.keyboard.press('Escape');
      }
      for (const item of ['Invite', 'Keys', 'Were the dice fair?']) {
        await device.pick('More', item);
        await device.expectNoViolation(item);
        await page.keyboard.press('Escape');
      }
      await page.locator('.inhabitants button').first().click();
      await device.expectNoViolation('a card');
      await page.keyboard.press('Escape');
      await page.keyboard.press('o');
      await page.locator('.odds').first().waitFor();
      await device.expectNoViolation('odds');
      await playToTheEnd(device, MOUSE);
      await device.expectNoViolation('the end');
    });

    test('for each kind of question', async ({ another, openTable }) => {
      for (const [kind, seed] of Object.entries(SEEDS)) {
        const device = await another({ ...STILL, colorScheme: theme });
        await device.comeTo(await openTable(here('Ana', 'Bo', 'Inés'), { seed, ...FIRST }));
        await device.asked('keep');
        await device.press(/^Stop here/);
        await device.asked(kind);
        await device.expectNoViolation(kind);
      }
    });

    test('on a phone', async ({ another, openTable }) => {
      const phone = await another({ ...PHONE, ...STILL, colorScheme: theme });
      await phone.comeTo(await openTable([...here('Ana'), BOT], { seed: 5, ...FIRST }));
      await phone.asked('keep');
      await phone.expectNoViolation('the table');
      await phone.press('Log and talk');
      await phone.expectNoViolation('the log');
    });
  });
}

test('text at 200 % on a small phone leaves everything in reach', async ({ another, openTable }) => {
  const phone = await another({ ...STILL, ...PHONE, viewport: { width: 360, height: 740 } });
  await phone.recall('settings', { textSize: 200 });
  await phone.comeTo(await openTable([...here('Ana'), BOT], { seed: 5, ...FIRST }));
  await phone.asked('keep');
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await phone.press(/^Stop here/);
  await phone.asked();
});

test.describe('what a screen reader is told', () => {

  test('at the door', async ({ device }) => {
    await device.go('/');
    await device.button('Play now against bots: King of Dice').waitFor();
    await expect(device.page.locator('.rooms')).toMatchAriaSnapshot({ name: 'door.aria.yml' });
  });

  test('in the waiting room', async ({ device, openTable }) => {
    await device.comeTo(await openTable([...here('Ana'), LINK, BOT], { language: 'en', seed: 5 }));
    await device.page.locator('.qr .code svg').waitFor();
    await expect(device.page.locator('.waiting .part').first()).toMatchAriaSnapshot({ name: 'waiting.aria.yml' });
  });

  test('at the table', async ({ device, openTable }) => {
    await device.comeTo(await openTable(here('Ana', 'Bo', 'Inés'), { seed: 16, ...FIRST }));
    await device.asked('keep');
    await expect(device.page.locator('.table.felt')).toMatchAriaSnapshot({ name: 'table.aria.yml' });
    await device.press(/^Stop here/);
    await device.asked('take');
    await expect(device.question).toMatchAriaSnapshot({ name: 'take.aria.yml' });
  });
});

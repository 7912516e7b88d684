/** For everyone: axe-core finds nothing on any screen, by day and by lamplight (the end of a game: playing.spec.ts); what a screen reader is told of the main screens. */
import { BOT, expect, here, LINK, PHONE, STILL, test } from './inn';

/** One “Stop here” away from each kind of question, at a table of three. */
const SEEDS = { take: 16, place: 22, bonus: 1013, dragon: 52, again: 65 };
const FIRST = { options: { first: 'Ana' } };

test.describe('axe-core finds no violation, by daylight or by lamplight', () => {
  test('at the door, setting a table, in the waiting room', async ({ device, openTable }) => {
    await device.go('/');
    await device.button('Play now against bots: King of Dice').waitFor();
    await device.expectNoViolationInAnyLight('the door');
    await device.press('Play now against bots: King of Dice');
    await device.expectNoViolationInAnyLight('playing now');
    await device.escape();
    await device.press('Settings');
    await device.expectNoViolationInAnyLight('the settings');
    await device.escape();
    await device.go('/new/dice');
    await device.button('Open the table').waitFor();
    await device.expectNoViolationInAnyLight('setting a table');
    await device.go('/t/nowhere');
    await device.button('Knock again').waitFor();
    await device.expectNoViolationInAnyLight('a closed door');
    await device.comeTo(await openTable([...here('Ana'), LINK, BOT], { seed: 5 }));
    await device.page.locator('.qr .code svg').waitFor();
    await device.expectNoViolationInAnyLight('the waiting room');
  });

  test('at the table and in its sheets', async ({ device, openTable }) => {
    const { page } = device;
    await device.comeTo(await openTable(here('Ana', 'Bo', 'Inés'), { seed: 5, ...FIRST }));
    await device.asked('keep');
    await device.expectNoViolationInAnyLight('which dice to keep');
    for (const name of ['Rules of this moment', 'More']) {
      await device.press(new RegExp(`^${name}`));
      await device.expectNoViolationInAnyLight(name);
      await device.escape();
    }
    for (const item of ['Invite', 'Keys', 'Were the dice fair?']) {
      await device.pick('More', item);
      await device.expectNoViolationInAnyLight(item);
      await device.escape();
    }
    await page.locator('.inhabitants button').first().click();
    await device.expectNoViolationInAnyLight('a card');
    await device.escape();
    await page.keyboard.press('o');
    await page.locator('.odds').first().waitFor();
    await device.expectNoViolationInAnyLight('odds');
  });

  test('for each kind of question', async ({ device, openTable }) => {
    for (const [kind, seed] of Object.entries(SEEDS)) {
      const opened = await openTable(here('Ana', 'Bo', 'Inés'), { seed, ...FIRST });
      await device.follow(opened, opened.chairs[0]);
      await device.asked('keep');
      await device.press(/^Stop here/);
      await device.asked(kind);
      await device.expectNoViolationInAnyLight(kind);
    }
  });

  test('on a phone', async ({ another, openTable }) => {
    const phone = await another({ ...PHONE, ...STILL });
    await phone.comeTo(await openTable([...here('Ana'), BOT], { seed: 5, ...FIRST }));
    await phone.asked('keep');
    await phone.expectNoViolationInAnyLight('the table');
    await phone.press('Journal and talk');
    await phone.expectNoViolationInAnyLight('the log');
  });
});

test('the look of the inn is shown whole, in both rooms', async ({ device }) => {
  const { page } = device;
  await device.go('/design');
  await expect(page.locator('.emblems li').first()).toBeVisible();
  await expect(page.locator('.asked[data-question]').first()).toBeVisible();
  await expect(page.locator('.ending').first()).toBeVisible();
  await page.getByRole('radio', { name: 'King of Dice' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'King of Dice' })).toBeVisible();
  await expect(page.locator('.emblems li')).toHaveCount(0);
});

test('text at 200 % on a small phone leaves everything in reach', async ({ another, openTable }) => {
  const phone = await another({ ...STILL, ...PHONE, viewport: { width: 360, height: 740 } });
  await phone.recall('settings', { textSize: 200 });
  await phone.comeTo(await openTable([...here('Ana'), BOT], { seed: 5, ...FIRST }));
  await phone.asked('keep');
  await phone.expectNothingWider();
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

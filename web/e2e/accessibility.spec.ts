/** Accessibility: ARIA snapshots of the main screens, and large text on a small phone. For axe-core see axe.spec.ts. */
import { MOUSE, stop } from './dice-player';
import { BOT, expect, here, LINK, PHONE, STILL, test } from './fixtures';

const FIRST = { options: { first: 'Ana' } };

test('the design page shows everything, in both skins, and tells its landmarks apart', async ({ device }) => {
  const { page } = device;
  await device.go('/design');
  // What is far below comes when one scrolls there.
  await page.getByRole('heading', { name: 'Every question' }).waitFor();
  await expect(page.locator('[data-plate]')).toHaveCount(0);
  for (const part of await page.locator('section > h2').all()) await part.scrollIntoViewIfNeeded();
  await expect(page.locator('.emblems li').first()).toBeVisible();
  await expect(page.locator('article.book').first()).toBeVisible();
  await device.expectNoViolation('the gallery');
  await page.getByRole('button', { name: 'heroes/aladdin-man' }).click();
  await expect(page.getByRole('img', { name: 'A young man with curls under a red tarbush' }).first().locator('path').first()).toBeVisible();
  await expect(page.locator('.question-panel[data-question]').first()).toBeVisible();
  await expect(page.locator('.ending').first()).toBeVisible();
  await page.getByRole('radio', { name: 'King of Dice' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'King of Dice' })).toBeVisible();
  await expect(page.locator('.emblems li')).toHaveCount(0);
});

test('text at 200 % on a small phone leaves everything in reach', async ({ newDevice, openTable }) => {
  const phone = await newDevice({ ...STILL, ...PHONE, viewport: { width: 360, height: 740 } });
  await phone.setStored('settings', { textSize: 200 });
  await phone.openTablePage(await openTable([...here('Ana'), BOT], { seed: 5, ...FIRST }));
  await phone.asked('keep');
  await phone.expectNothingWider();
  await stop(phone, MOUSE);
  await phone.asked();
});

test.describe('what a screen reader is told', () => {
  test('at the door', async ({ device }) => {
    await device.go('/');
    await device.button('Play now against bots: King of Dice').waitFor();
    await expect(device.page.locator('.rooms')).toMatchAriaSnapshot({ name: 'door.aria.yml' });
  });

  test('in the waiting room', async ({ device, openTable }) => {
    await device.openTablePage(await openTable([...here('Ana'), LINK, BOT], { language: 'en', seed: 5 }));
    await device.page.locator('.qr .code svg').waitFor();
    await expect(device.page.locator('.waiting .part').first()).toMatchAriaSnapshot({ name: 'waiting.aria.yml' });
  });

  test('at the table', async ({ device, openTable }) => {
    await device.openTablePage(await openTable(here('Ana', 'Bo', 'Inés'), { seed: 16, ...FIRST }));
    await device.asked('keep');
    await expect(device.page.locator('.table.felt')).toMatchAriaSnapshot({ name: 'table.aria.yml' });
    await stop(device, MOUSE);
    await device.asked('take');
    await expect(device.question).toMatchAriaSnapshot({ name: 'take.aria.yml' });
  });
});

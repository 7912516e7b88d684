/** Hints: a button, an option and a reason; no button where the table forbids hints. */
import { KEYS, stop } from './dice-player';
import { expect, here, BOT, PHONE, test, type Device } from './fixtures';

const hint = ({ page }: Device) => page.getByRole('region', { name: 'Advice' });
const ASK = 'Ask for advice';
const ANA_FIRST = { seed: 5, options: { first: 'Ana' } };

test('whoever must choose asks for advice and is told what to do, and why', async ({ device, openTable }) => {
  await device.openTablePage(await openTable([...here('Ana'), BOT], ANA_FIRST));
  await device.asked('keep');
  await device.press(ASK);
  await expect(hint(device).locator('b')).toHaveText(/^(Keep|Roll|Stop)/);
  await expect(hint(device).locator('span')).toHaveText(/\.$/);
  await device.expectNoViolation('a table with advice');
  await hint(device).getByRole('button', { name: 'Close' }).click();
  await expect(hint(device)).toBeHidden();

  // It is asked for by a key as well, and is gone with its question.
  await device.page.keyboard.press('a');
  await expect(hint(device)).toBeVisible();
  await stop(device, KEYS);
  await expect(hint(device)).toBeHidden();
});

test('a table whose terms bar advice offers none', async ({ device, openTable }) => {
  await device.openTablePage(await openTable([...here('Ana'), BOT], { ...ANA_FIRST, hints: false }));
  await device.asked('keep');
  await expect(device.button(ASK)).toHaveCount(0);
});

test('whether advice is given is one of the terms of a table', async ({ device }) => {
  await device.go('/new/dice');
  await device.page.getByLabel('Name').first().fill('Ana');
  await device.page.getByText('Allow advice').click();
  const opened = device.page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await device.press('Create the table');
  expect((await opened).postDataJSON()).toMatchObject({ terms: { hints: false } });
});

test.describe('on a phone', () => {
  test.use({ deviceOptions: { ...PHONE, reducedMotion: 'reduce' } });

  test('advice is asked for with a thumb, and hides nothing', async ({ device, openTable }) => {
    await device.openTablePage(await openTable([...here('Ana'), BOT], ANA_FIRST));
    await device.asked('keep');
    await device.pick('Open the menu', ASK);
    await expect(hint(device)).toBeVisible();
    await device.expectNothingWider();
    await expect(device.question.locator('button[aria-keyshortcuts="r"]')).toBeInViewport();
  });
});

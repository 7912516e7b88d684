/**
 * Nothing is lost in the Nights: reload on a shared device, undo, a lost connection. For reloads at every question see
 * nights-questions.spec.ts.
 */
import { expect, here, PHONE, test, TRAVELLER } from './fixtures';
import { answer, asked, MOUSE, night, question, untilAsked } from './nights-player';

test('a reload on a device for two finds each question as it was', async ({ device, openTable }) => {
  test.slow();
  // On a narrow screen the map is drawn only when it is asked for.
  await device.page.setViewportSize(PHONE.viewport!);
  await device.openTablePage(await openTable(here('Ana', 'Bo'), night(20, { 'person-reads': true })));
  const wanted = ['goal', 'skill', 'move', 'reaction', 'page'];
  const met = new Set<string>();
  while (!wanted.every((kind) => met.has(kind))) {
    await untilAsked(device, MOUSE);
    const before = await asked(device);
    const kind = before.kind!;
    if (!met.has(kind)) {
      met.add(kind);
      await device.page.reload();
      expect(await untilAsked(device, MOUSE, kind)).toBe(true);
      expect(await asked(device)).toEqual(before);
    }
    await answer(device, MOUSE);
  }
});

test('a choice is taken back as long as nothing new has come to light', async ({ device, openTable }) => {
  await device.openTablePage(await openTable(here('Ana'), night(20)));
  await untilAsked(device, MOUSE, 'skill');
  const before = await asked(device);
  await answer(device, MOUSE);
  await untilAsked(device, MOUSE);
  expect(await asked(device)).not.toEqual(before);
  await device.press('Undo');
  await expect(async () => expect(await asked(device)).toEqual(before)).toPass();
  // A choice made afterwards counts.
  await answer(device, MOUSE, ['goal']);
  await expect(async () => expect(await asked(device)).not.toEqual(before)).toPass();
});

test('a line that is lost is found again, and the night goes on', async ({ device, openTable }) => {
  const line = await device.interceptSocket();
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(20)));
  await untilAsked(device, MOUSE, 'move');
  const before = await asked(device);
  await line.cut();
  const lost = device.page.getByRole('main').getByText('The connection is lost.');
  await expect(lost).toBeVisible();
  await expect(question(device).locator('[data-option]').first()).toHaveAttribute('aria-disabled', 'true');
  line.isCut = false;
  await expect(lost).toBeHidden();
  await untilAsked(device, MOUSE);
  expect(await asked(device)).toEqual(before);
  await answer(device, MOUSE);
  await untilAsked(device, MOUSE, 'reaction');
});

/** A double click gives one answer. */
import { expect, here, test, TRAVELLER } from './fixtures';
import { answer, turnPageButton, MOUSE, night, question, untilAsked } from './nights-player';

test('a double click on the way to a question does not answer it', async ({ device, openTable }) => {
  const { page } = device;
  await page.setViewportSize({ width: 1366, height: 768 });
  let answers = 0;
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void (answers += Number(payload.includes('"choose"')))));
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(20)));
  const choose = turnPageButton(device).filter({ hasText: 'Make your choice' });
  for (let doubled = 0; doubled < 2; ) {
    expect(await untilAsked(device, MOUSE)).toBe(true);
    await answer(device, MOUSE, ['move']);
    await choose.or(turnPageButton(device)).or(question(device)).first().waitFor();
    if (!(await choose.isVisible())) continue;
    const before = answers;
    await choose.dblclick();
    await question(device).waitFor();
    await expect(page.locator('[data-fresh]')).toHaveCount(0);
    expect(answers, 'nothing was answered').toBe(before);
    doubled++;
  }
});

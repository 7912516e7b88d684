/** A double click gives one answer. */
import { expect, here, test, TRAVELLER } from './fixtures';
import { answer, turnPageButton, MOUSE, night, question, untilAsked } from './nights-player';

for (const seed of [3, 1]) {
  test(`a double click on the way to a question does not answer it, seed ${String(seed)}`, async ({ device, openTable }) => {
    const { page } = device;
    await page.setViewportSize({ width: 1366, height: 768 });
    let answers = 0;
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void (answers += Number(payload.includes('"choose"')))));
    await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], { ...night(20), seed }));
    const turn = turnPageButton(device).filter({ hasText: 'Turn the page' });
    const readOn = turnPageButton(device).filter({ hasText: 'Read on' });
    for (;;) {
      expect(await untilAsked(device, MOUSE)).toBe(true);
      // A reaction leads to a tale, a section to its end: read it.
      const kind = await answer(device, MOUSE, ['move']);
      if (kind !== 'reaction' && kind !== 'section') continue;
      const other = page.locator(`.question-panel[data-question]:not([data-question="${kind}"])`);
      await turn.or(readOn).or(other).or(device.ending).first().waitFor();
      while (await readOn.isVisible()) await MOUSE.press(device, readOn, 2000).catch(() => {});
      if (await turn.isVisible()) break;
    }
    const before = answers;
    await turn.dblclick();
    await question(device).waitFor();
    await expect(page.locator('[data-fresh]')).toHaveCount(0);
    expect(answers, 'nothing was answered').toBe(before);
  });
}

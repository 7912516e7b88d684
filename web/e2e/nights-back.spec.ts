/** Nothing of a night is lost: reload in every kind of question, undo, a lost line. */
import { expect, here, test, type Device } from './inn';
import { answer, MOUSE, playNight, question, untilAsked } from './nights-hands';

const BOT = { kind: 'bot', bot: 'traveller' } as const;
const night = (more: Record<string, unknown>) => ({ game: 'nights', seed: 3, options: more });

/** What is asked, and everything that may be answered. */
const asked = async (device: Device) => ({
  kind: await question(device).getAttribute('data-question'),
  words: await question(device).locator('.question').innerText(),
  answers: await question(device).locator('[data-option], [data-card]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option ?? (each as HTMLElement).dataset.card)),
});

test('a reload in every kind of question that comes up finds it as it was', async ({ device, openTable }) => {
  test.slow();
  const opened = await openTable(here('Ana', 'Bo'), night({ goal: 20, storytelling: true, 'person-reads': true }));
  await device.comeTo(opened);
  const wanted = ['goal', 'skill', 'move', 'reaction', 'page', 'retell', 'vote'];
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
  await device.comeTo(await openTable(here('Ana'), night({ goal: 20 })));
  await untilAsked(device, MOUSE, 'skill');
  const before = await asked(device);
  await answer(device, MOUSE);
  await untilAsked(device, MOUSE);
  expect(await asked(device)).not.toEqual(before);
  await device.press('Undo');
  await expect(async () => expect(await asked(device)).toEqual(before)).toPass();
  // What is chosen after it counts.
  await answer(device, MOUSE, ['goal']);
  await expect(async () => expect(await asked(device)).not.toEqual(before)).toPass();
});

test('a line that is lost is found again, and the night goes on', async ({ device, openTable }) => {
  device.mayLose = true;
  let off = false;
  const lines: { close: () => Promise<void> }[] = [];
  await device.context.routeWebSocket(/\/socket$/, (line) => {
    if (off) {
      void line.close();
      return;
    }
    line.connectToServer();
    lines.push(line);
  });
  await device.comeTo(await openTable([...here('Ana'), BOT], night({ goal: 20 })));
  await untilAsked(device, MOUSE, 'move');
  const before = await asked(device);
  off = true;
  for (const line of lines) await line.close();
  const lost = device.page.getByText('The connection is lost.');
  await expect(lost).toBeVisible();
  await expect(question(device).locator('[data-option]').first()).toHaveAttribute('aria-disabled', 'true');
  off = false;
  await expect(lost).toBeHidden();
  await untilAsked(device, MOUSE);
  expect(await asked(device)).toEqual(before);
  await answer(device, MOUSE);
  await untilAsked(device, MOUSE, 'reaction');
});

/** What a screen reader says, and how much: during a round with two bots, and when players come and go. */
import { BOT, expect, here, test, type Device } from './fixtures';
import { choose, MOUSE } from './dice-player';

const TERMS = { seed: 5, options: { first: 'Ana' } };

/** Records every change in a live region. */
async function listen({ context }: Device): Promise<void> {
  await context.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const LIVE = '[aria-live]:not([aria-live=off]), [role=log]:not([aria-live=off]), [role=status]:not([aria-live=off]), [role=alert]';
    new MutationObserver((changes) => {
      const whole = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (!region) continue;
        // A log is announced line by line, anything else as a whole.
        if (region.getAttribute('role') === 'log') said.push(...[...addedNodes].map((node) => node.textContent ?? ''));
        else whole.add(region);
      }
      for (const region of whole) said.push(region.textContent ?? '');
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
const words = ({ page }: Device) =>
  page.evaluate(() => {
    const { said } = globalThis as unknown as { said: string[] };
    const all = said.splice(0).join(' ');
    return all.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  });

/** Plays from the end of one turn to the first question of the next; returns how many words were announced. */
async function round(device: Device): Promise<number> {
  await device.asked('keep');
  await words(device);
  do {
    await choose(device, MOUSE);
    await device.asked();
  } while ((await device.question.getAttribute('data-question')) !== 'keep');
  return words(device);
}

test('a round with two bots is told in 60 words, unless somebody wants to hear every step', async ({ device, newDevice, openTable }) => {
  await listen(device);
  await device.openTablePage(await openTable([...here('Ana'), BOT, BOT], TERMS));
  const brief = await round(device);
  const patient = await newDevice();
  await patient.setStored('settings', { announcements: 'full' });
  await listen(patient);
  await patient.openTablePage(await openTable([...here('Ana'), BOT, BOT], TERMS));
  const full = await round(patient);
  expect(brief).toBeLessThanOrEqual(60);
  expect(full).toBeGreaterThan(150);
});

test('who goes away is announced, and so is who comes back', async ({ device: ana, newDevice, openTable }) => {
  const opened = await openTable(here('Ana', 'Bo'), TERMS);
  await ana.follow(opened, opened.chairs[0]);
  const bo = await newDevice();
  await bo.follow(opened, opened.chairs[1]);
  await bo.page.locator('header [role=status]').waitFor();
  const said = ana.page.locator('.visually-hidden[aria-live=polite][aria-atomic=true]');
  await bo.go('/');
  await expect(said.filter({ hasText: 'Bo is away.' })).toHaveCount(1);
  await bo.go(`/t/${opened.table}`);
  await expect(said.filter({ hasText: 'Bo is back.' })).toHaveCount(1);
});

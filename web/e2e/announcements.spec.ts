/** How much a screen reader says in a round with two bots. */
import { BOT, expect, here, test, type Device } from './inn';
import { choose, MOUSE } from './hands';

const TERMS = { seed: 5, options: { first: 'Ana' } };

/** Writes down whatever comes into a place that a screen reader listens to. */
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
        // A log is told line by line, anything else as a whole.
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

/** From the last choice of one's own turn to the first question of the next. */
async function round(device: Device): Promise<number> {
  await device.asked('keep');
  await device.press(/^Stop here/);
  await device.asked('take');
  await words(device);
  await choose(device, MOUSE);
  while (!(await device.question.getAttribute('data-question').catch(() => ''))?.includes('keep')) await choose(device, MOUSE).catch(() => {});
  await device.asked('keep');
  return words(device);
}

test('a round with two bots is told in 60 words, unless somebody wants to hear every step', async ({ device, another, openTable }, info) => {
  await listen(device);
  await device.comeTo(await openTable([...here('Ana'), BOT, BOT], TERMS));
  const brief = await round(device);
  const patient = await another();
  await patient.recall('settings', { announcements: 'full' });
  await listen(patient);
  await patient.comeTo(await openTable([...here('Ana'), BOT, BOT], TERMS));
  const full = await round(patient);
  info.annotations.push({ type: 'words', description: `${String(brief)} in brief, ${String(full)} in full` });
  console.log(`words in a round: ${String(brief)} in brief, ${String(full)} in full`);
  expect(brief).toBeLessThanOrEqual(60);
  expect(full).toBeGreaterThan(150);
});

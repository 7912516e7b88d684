/** What a screen reader says, and how much: during a round with two bots, and when players come and go. */
import { BOT, expect, here, test, TRAVELLER, type Device } from './fixtures';
import { choose, MOUSE } from './dice-player';
import { answer, MOUSE as NIGHTS_MOUSE, night, untilAsked } from './nights-player';

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
/** What has been announced since it was last asked for. Only a very busy machine loses its connection. */
const said = async ({ page }: Device) => (await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0))).filter((line) => !line.startsWith('The connection is '));
const wordsIn = (lines: readonly string[]) => lines.join(' ').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const words = async (device: Device) => wordsIn(await said(device));

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

/** Whose turn it is comes last: all that is announced between two of one's own turns, without one's own tale. */
function roundsOfOthers(lines: readonly string[]): string[][] {
  const turns = lines.flatMap((line, i) => (line.startsWith('It is Ana’s turn') ? [i + 1] : []));
  return turns.slice(1).map((end, i) => {
    const round = lines.slice(turns[i], end);
    const first = round.findIndex((line) => /Amber|Basil/.test(line));
    return round.filter((line, i) => i >= first || line === 'Your turn');
  });
}

test('a round of the Nights with two bots is told in 60 words, and the turn of each in a sentence', async ({ device, openTable }) => {
  const ROUNDS = 3;
  await listen(device);
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER, TRAVELLER], { ...night(20), seed: 5 }));
  const lines: string[] = [];
  while (roundsOfOthers(lines).length < ROUNDS) {
    await untilAsked(device, NIGHTS_MOUSE);
    lines.push(...(await said(device)));
    await answer(device, NIGHTS_MOUSE, ['move']);
  }
  for (const round of roundsOfOthers(lines)) {
    const whole = round.join('\n');
    for (const name of ['Amber', 'Basil']) expect.soft(whole).toMatch(new RegExp(`^${name}(: | gains nothing )`, 'm'));
    expect.soft(wordsIn(round), whole).toBeLessThanOrEqual(60);
  }
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

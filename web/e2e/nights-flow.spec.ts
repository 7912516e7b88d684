/**
 * The flow of a turn: the page stays visible and scrolls to its newest line, other players' turns are brief, and a turn ends on one
 * panel.
 */
import type { Locator } from '@playwright/test';
import { expect, here, LINK, PHONE, STILL, TRAVELLER, type Device } from './fixtures';
import { answer, MOUSE, night, openList, option, playNight, question, ready, turnPageButton, untilAsked } from './nights-player';
import { test } from './scenes';

const boxOf = async (one: Locator) => (await one.boundingBox())!;
const scroller = ({ page }: Device) => page.locator('article.book .scroller');
const newest = ({ page }: Device) => page.locator('article.book [data-passage]').last();
const digests = ({ page }: Device) => page.locator('[data-digest]');

/** Waits until the newest line is in the visible part of the page. */
async function expectNewestInSight(device: Device): Promise<void> {
  const { y, height } = await boxOf(scroller(device));
  await expect.poll(async () => {
    const line = await boxOf(newest(device));
    return line.y >= y - 1 && line.y + line.height <= y + height + 1;
  }).toBe(true);
}

/** Plays until others have had a turn and Ana is to move. */
async function untilOthersPlayed(device: Device): Promise<void> {
  const kinds: string[] = [];
  while (!(kinds.includes('move') && (await question(device).getAttribute('data-question')) === 'move' && (await digests(device).count()) > 0)) {
    kinds.push(await answer(device, MOUSE, ['move']));
    expect(await untilAsked(device, MOUSE)).toBe(true);
  }
}

test('the page does not shrink when a question comes, and shows its newest line', async ({ device, sceneTables }) => {
  const { page } = device;
  for (const size of [{ width: 1366, height: 768 }, { width: 1920, height: 1080 }, PHONE.viewport!]) {
    await test.step(`${String(size.width)} × ${String(size.height)}`, async () => {
      await page.setViewportSize(size);
      await sceneTables.enter(device, 'nights-move');
      expect(await untilAsked(device, MOUSE, 'reaction')).toBe(true);
      await device.drawn();
      const before = await boxOf(scroller(device));
      expect(before.height).toBeGreaterThan(size.height * 0.5);
      await expectNewestInSight(device);
      if (size.width > 1000) {
        // The choices are beside the page, never over it.
        const [panel, book] = [await boxOf(question(device)), await boxOf(page.locator('article.book'))];
        expect(panel.x + panel.width).toBeLessThanOrEqual(book.x + 1);
      }
      // A master of a skill is asked about the die before the tale begins.
      const tale = page.locator('article.book .page > .passage.opening').last();
      do {
        await answer(device, MOUSE);
        await ready(device).or(tale).first().waitFor();
      } while (!(await tale.isVisible()));
      await device.drawn();
      expect(await boxOf(scroller(device))).toEqual(before);
    });
  }
});

test('on a phone at most two lines of procedure come before a tale, and the hero is named above it', async ({ newDevice, openTable }) => {
  const device = await newDevice({ ...STILL, ...PHONE });
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(20)));
  for (let tales = 0; tales < 3; ) {
    expect(await untilAsked(device, MOUSE)).toBe(true);
    const kind = await question(device).getAttribute('data-question');
    const told = device.nextUpdate();
    await answer(device, MOUSE, ['move']);
    await told;
    if (kind !== 'reaction') continue;
    await page.locator('article.book .page > .passage.opening').last().waitFor();
    const lines = await page.locator('article.book .page').evaluate((node) => {
      const opening = [...node.querySelectorAll(':scope > .passage.opening')].at(-1)!;
      const ways = [...node.querySelectorAll(':scope > .way')].filter((each) => each.compareDocumentPosition(opening) & Node.DOCUMENT_POSITION_FOLLOWING);
      return ways.reduce((sum, each) => sum + Math.round(each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)), 0);
    });
    expect(lines).toBeLessThanOrEqual(2);
    const heading = page.locator('article.book h2.hero').last();
    await expect(heading.locator('.seat')).toHaveText('Ana');
    expect(await heading.locator('span').first().innerText()).not.toBe('Ana');
    tales++;
  }
});

test('the turns of others are told in two or three lines each, without a click; their tales open in place', async ({ device, openTable }) => {
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER, TRAVELLER], night(20)));
  expect(await untilAsked(device, MOUSE)).toBe(true);
  await untilOthersPlayed(device);
  await expect(turnPageButton(device).filter({ hasText: 'Turn the page' })).toHaveCount(0);
  expect(await digests(device).count()).toBe(2);
  for (const digest of await digests(device).all()) expect(await digest.locator('p').count()).toBeLessThanOrEqual(3);
  const first = digests(device).first();
  await first.getByRole('button', { name: 'Read the tale' }).click();
  await expect(first.locator('.passage.opening')).toBeVisible();
  await first.getByRole('button', { name: 'Close the tale' }).click();
  await expect(first.locator('.passage.opening')).toHaveCount(0);
});

test('who wants every tale gets a page for each, and one key brings everything forward; the wish is remembered', async ({ device, openTable }) => {
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER, TRAVELLER], night(20)));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'With every tale' }).check({ force: true });
  await device.escape();
  await page.reload();
  const forward = page.getByRole('button', { name: 'Skip to the current turn' });
  // This note comes when the others have played; only then are all their tales there.
  const isAskedNext = page.locator('article.book footer .note', { hasText: 'Turn the page: there is a question for you.' });
  for (let answers = 0; answers < 40 && !(await forward.isVisible()); answers++) {
    expect(await untilAsked(device, MOUSE)).toBe(true);
    await answer(device, MOUSE, ['move']);
    await ready(device).or(isAskedNext).first().waitFor();
  }
  await expect(forward).toBeVisible();
  await expect(digests(device)).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(question(device)).toBeVisible();
  await expect(page.locator('.skipped li')).not.toHaveCount(0);
});

test('a turn ends on one panel with one button; what may be done is sorted by its price', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ ...STILL, locale: 'es-ES', viewport: { width: 1366, height: 768 } });
  const { page } = device;
  await sceneTables.enter(device, 'nights-end');
  const panel = page.locator('.end-panel');
  await expect(panel.locator('[data-actions="sell"] [data-option]')).toHaveCount(3);
  await expect(panel.locator('[data-option="done"]')).toHaveCount(1);
  const [sale, done] = [await boxOf(panel.locator('[data-option^="sell"]').last()), await boxOf(option(device, 'done'))];
  expect(sale.y + sale.height).toBeLessThanOrEqual(done.y);

  // What a sale brings is the first sentence and always in sight; of few treasures the rest is as well.
  const notes = panel.locator('[data-actions="sell"] .note');
  const hidden = await notes.evaluateAll((all) =>
    all.map((note) => {
      const range = document.createRange();
      range.setStart(note.firstChild!, 0);
      range.setEnd(note.firstChild!, note.textContent!.indexOf('.') + 1);
      return Math.round(range.getBoundingClientRect().bottom - note.getBoundingClientRect().bottom);
    }),
  );
  expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
  await MOUSE.press(device, option(device, 'sell:seal-ring'));
  await untilAsked(device, MOUSE, 'end');
  await expect(notes).toHaveCount(2);
  await device.drawn();
  expect(await notes.evaluateAll((all) => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))).toEqual([0, 0]);
});

test('a declaration is a moment on the page, and the banner says whose last turn it is', async ({ device, sceneTables }) => {
  const { page } = device;
  await sceneTables.enter(device, 'nights-declared', 1);
  await expect(page.locator('article.book [data-moment="declared"]')).toBeVisible();
  await expect(page.locator('.last-round')).toContainText('This is your last turn.');
});

test('the last turns of others can be read before the ending', async ({ device: ana, newDevice, sceneTables }) => {
  const opened = await sceneTables.open('nights-declare');
  await sceneTables.enter(ana, opened);
  await MOUSE.press(ana, option(ana, 'declare'));
  const bo = await newDevice();
  await sceneTables.enter(bo, opened, 1);
  await playNight(bo, MOUSE);
  await expect(bo.ending).toBeVisible();
  await expect(turnPageButton(ana)).toContainText('Turn the page');
  await expect(digests(ana).last()).toContainText('Aladdin');
  await expect(ana.ending).toHaveCount(0);
  await expect(ana.button('Play again'), 'nothing else tells of the end yet').toHaveCount(0);
  await MOUSE.press(ana, turnPageButton(ana));
  await expect(ana.ending).toBeVisible();
  await expect(ana.button('Play again')).toBeVisible();
});

test('on a phone the ending shows the rank and points of everybody first, and then tells what became of them', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ ...STILL, ...PHONE });
  await sceneTables.enter(device, 'nights-over');
  const rows = device.page.locator('.ending [data-rank]');
  await expect(rows).toHaveCount(4);
  for (const row of (await rows.all()).slice(0, 3)) await expect(row.locator('.tracks')).toBeInViewport({ ratio: 1 });
  expect((await boxOf(rows.last())).y).toBeLessThan((await boxOf(device.page.locator('.ending .tale'))).y);
});

test('a quest ends with its tale; its treasure and the next quest are dealt as cards that can be read', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ ...STILL, viewport: { width: 1366, height: 768 } });
  const { page } = device;
  await sceneTables.enter(device, 'nights-dealt');
  await MOUSE.press(device, option(device, 'honor'));
  await expect(page.locator('article.book .passage.told', { hasText: 'the bookseller shuts his eyes' })).toBeVisible();
  // The end of the quest is a moment, with the picture of its card.
  const end = page.locator('article.book [data-moment="quest-finished"]');
  await expect(end).toContainText('has finished a quest');
  await expect(end.locator('[data-plate] > svg')).toBeVisible();
  // The tale before it may have dealt a card too.
  const cards = page.locator('article.book [data-dealt]');
  await expect(cards.nth(1)).toBeVisible();
  // With reduced motion nothing turns.
  await expect(page.locator('[data-dealt].turning')).toHaveCount(0);
  const card = cards.last().getByRole('button');
  await expect(card).toHaveAttribute('aria-expanded', 'false');
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await expect(cards.last().locator('.words')).toBeVisible();
});

test('while the table waits, a player picks a hero that nobody has taken', async ({ device, openTable }) => {
  const { page } = device;
  const opened = await openTable([...here('Ana', 'Bo'), LINK], night(20, { heroes: { Bo: 'aladdin' } }));
  await device.go(`/t/${opened.table}#${opened.chairs[0]!}`);
  await page.getByRole('radio', { name: 'Sindbad' }).check({ force: true });
  await expect(page.locator('.biography')).toContainText('Seven times you have sworn');
  await expect(page.getByRole('radio', { name: 'Aladdin taken by Bo' })).toBeDisabled();
  const portraits = page.locator('.heroes [data-plate] > svg[viewBox]');
  await expect(portraits).toHaveCount(6);
  await expect(page.getByRole('img', { name: /\.$/ })).toBeVisible();
  await device.expectNoViolationInAnyLight('the choice of a hero');
  await device.expectNothingWider();
});

test('the ending tells what became of each hero, and ranks them, winners first', async ({ device, sceneTables }) => {
  await sceneTables.enter(device, 'nights-over');
  const ranks = device.ending.locator('[data-rank]');
  await expect(device.ending.locator('.tale > p')).toHaveCount(5);
  await expect(device.ending.locator('.tale > p').last()).toContainText('Sindbad sits down by the fire in Baghdad');
  await expect(ranks.first()).toHaveClass(/won/);
  const numbers = await ranks.evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset.rank)));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});

test.describe('everything moves', () => {
  test.use({ deviceOptions: { reducedMotion: 'no-preference', viewport: { width: 1366, height: 768 } } });

  /** Notes what the page has told whenever something else on the screen changes. */
  async function watch({ page }: Device): Promise<void> {
    await page.evaluate(() => {
      const seen: Record<string, string[]> = {};
      Object.assign(globalThis, { seen });
      const shown = () => ({
        meter: document.querySelector('.hero-list .track.destiny .visually-hidden')?.textContent ?? '',
        hour: document.documentElement.dataset.hour ?? '',
        piece: document.querySelector<HTMLElement>('.map .piece.hero.turn')?.style.left ?? '',
      });
      let last: Record<string, string> = shown();
      new MutationObserver(() => {
        const now: Record<string, string> = shown();
        for (const [what, value] of Object.entries(now)) if (value && last[what] && value !== last[what]) (seen[what] ??= []).push(document.querySelector('article.book')?.textContent ?? '');
        last = now;
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  }
  const toldAt = ({ page }: Device, what: string) => page.evaluate((what) => (globalThis as unknown as { seen: Record<string, string[]> }).seen[what] ?? [], what);

  test('meters, map and the time of day change when the page tells of it', async ({ device, sceneTables }) => {
    const { page } = device;
    await sceneTables.enter(device, 'nights-noon');
    await watch(device);
    await MOUSE.press(device, option(device, 'converse'));
    await expect(page.locator('html')).toHaveAttribute('data-hour', 'noon');
    await expect(page.locator('article.book [data-moment="time"] [data-hour-mark="noon"]')).toBeVisible();
    for (const text of await toldAt(device, 'hour')) expect(text).toContain('it is noon');
    expect((await toldAt(device, 'meter'))[0]).toContain('Ali Baba gains');

    await sceneTables.enter(device, 'nights-move');
    await watch(device);
    await openList(device, MOUSE);
    await MOUSE.press(device, option(device, 'move:mosul'));
    await expect.poll(async () => (await toldAt(device, 'piece')).length).toBeGreaterThan(0);
    expect((await toldAt(device, 'piece'))[0]).toMatch(/Sindbad .*Mosul/);
  });
});

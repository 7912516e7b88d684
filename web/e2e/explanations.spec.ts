/** Everything explains itself on hover, focus and long press. Advice highlights the answer it names. */
import type { Locator, Page } from '@playwright/test';
import { BOT, expect, here, PHONE, STILL } from './fixtures';
import { answerUntilTale, MOUSE, option, question } from './nights-player';
import { test } from './scenes';

const explanation = (page: Page): Locator => page.getByRole('tooltip');

test('a sign beside a hero explains itself under the mouse, and goes with it', async ({ device, sceneTables }) => {
  const { page } = device;
  await sceneTables.enter(device, 'nights-reaction');
  const wealth = page.locator('.hero-list .wealth[data-explain]').first();
  await wealth.hover();
  await expect(explanation(page)).toContainText((await wealth.innerText()).trim());
  await expect(explanation(page).locator('span')).toHaveText(/\.$/);
  await device.expectNoViolationInAnyLight('an explanation');
  await page.mouse.move(2, 2);
  await expect(explanation(page)).toBeHidden();
  await page.locator('.hero-list .track.destiny').first().hover();
  await expect(explanation(page)).toContainText('Destiny');
  await page.keyboard.press('Escape');
  await expect(explanation(page)).toBeHidden();

  // What is reached by key is explained as well, and described to screen readers.
  await page.mouse.move(2, 2);
  const hero = page.locator('.hero-list button').first();
  await page.locator('.hero-list').evaluate((list) => list.querySelector('button')?.focus());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(hero).toBeFocused();
  await expect(explanation(page)).toContainText('Skills');
  await expect(hero).toHaveAttribute('aria-describedby', (await explanation(page).getAttribute('id'))!);
  await page.keyboard.press('Tab');
  await expect(hero).not.toHaveAttribute('aria-describedby');
});

test('every sign on a page of the Book has an explanation, and none is left to the title of the browser', async ({ device, sceneTables }) => {
  const { page } = device;
  await sceneTables.enter(device, 'nights-reaction');
  const unexplained = () =>
    page.locator('article.book').locator('.ornament[data-ornament], .readers li, .met, .number, .results .passage > .emblem:not(:has(path[d=""]))').evaluateAll((all) =>
      all.filter((each) => !(each as HTMLElement).dataset.explain).map((each) => each.outerHTML.slice(0, 120)),
    );
  expect(await unexplained()).toEqual([]);
  expect(await question(device).locator('[data-option]').evaluateAll((all) => all.every((each) => (each as HTMLElement).dataset.explain))).toBe(true);
  await answerUntilTale(device, MOUSE);
  await page.locator('article.book [data-ornament="destiny"]').first().waitFor();
  expect(await unexplained()).toEqual([]);
  expect(await page.locator('main [title]').count()).toBe(0);
  // A press has no other effect there.
  await page.locator('article.book [data-ornament="destiny"]').first().click();
  await expect(explanation(page)).toContainText('matrix');
});

test('whoever chooses a way has the quest in sight, and can read its card', async ({ device, sceneTables }) => {
  const { page } = device;
  await sceneTables.enter(device, 'nights-move');
  const quest = question(device).getByRole('button', { name: /^Quest: / });
  await expect(quest).toBeInViewport({ ratio: 1 });
  await quest.click();
  await expect(explanation(page).locator('b')).toHaveText(/\S/);
  await expect(quest).toContainText(await explanation(page).locator('b').innerText());
});

test('a die and a card of King of Dice explain themselves', async ({ device, openTable }) => {
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), BOT], { seed: 5, options: { first: 'Ana' } }));
  await device.asked('keep');
  await page.locator('.dice-area .columns button').first().hover();
  await expect(explanation(page)).toContainText('Kind 1');
  await page.locator('.street .inhabitants button').first().hover();
  await expect(explanation(page)).toHaveText((await page.locator('.street .inhabitants button').first().getAttribute('aria-label'))!);
});

test('advice lights the answer that it names', async ({ device, sceneTables, openTable }) => {
  const { page } = device;
  await sceneTables.enter(device, 'nights-reaction');
  await expect(page.locator('[data-advised]')).toHaveCount(0);
  await device.press('Ask for advice');
  const named = page.getByRole('region', { name: 'Advice' }).locator('b');
  const lit = question(device).locator('[data-advised]');
  await expect(lit).toHaveCount(1);
  await expect(lit.locator('.answer')).toHaveText(await named.innerText());
  const { table, chairs } = await openTable([...here('Ana'), BOT], { seed: 5, options: { first: 'Ana' } });
  await device.go(`/t/${table}#${chairs[0]!}`);
  await device.asked('keep');
  await device.press(/Ask for advice/);
  await named.waitFor();
  await expect(page.locator('[data-advised]').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ deviceOptions: { ...STILL, ...PHONE } });

  test('a long press explains an answer and does not give it', async ({ device, sceneTables }) => {
    const { page } = device;
    await sceneTables.enter(device, 'nights-reaction');
    const honor = question(device).locator('[data-option]').first();
    await honor.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await honor.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
    await expect(explanation(page)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(explanation(page)).toBeVisible();
    await expect(question(device)).toHaveAttribute('data-question', 'reaction');
    await expect(option(device, (await honor.getAttribute('data-option'))!)).not.toHaveAttribute('aria-pressed', 'true');
    await page.touchscreen.tap(5, 5);
    await expect(explanation(page)).toBeHidden();
  });
});

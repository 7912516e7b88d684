/** Rules in context, and the statistics. */
import { BOT, expect, here, PHONE, type Device } from './fixtures';
import { answer, MOUSE as NIGHTS_MOUSE, question, untilAsked } from './nights-player';
import { test } from './scenes';

const WANDERER = { kind: 'bot' as const, bot: 'wanderer' };
const article = ({ page }: Device, id: string) => page.locator('article', { has: page.locator(`[id="${id}"]`) });

/** Every control is at least 24 pixels high, even inline. */
async function expectLargeLinks({ page }: Device): Promise<void> {
  const small = await page.locator('main').evaluate((main) => {
    const heights = (node: Element) => [...node.getClientRects()].map(({ height }) => height);
    return [...main.querySelectorAll('a, button')].filter((node) => heights(node).some((height) => height && height < 24)).map((node) => node.outerHTML.slice(0, 120));
  });
  expect(small).toEqual([]);
}

test('from the door to a rule: by chapter, by number, by words', async ({ device }) => {
  const { page } = device;
  await device.go('/');
  await page.getByRole('link', { name: 'Read the rules: The Thousand and One Nights' }).click();
  await expect(page).toHaveURL(/\/rules\/nights$/);
  await expect(page.locator('section.chapter')).toHaveCount(17);
  await device.expectNoViolation('the rules of the Nights');
  await expectLargeLinks(device);

  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Statuses' }).click();
  await expect(page).toHaveURL(/#N10$/);
  await expect(page.getByRole('heading', { name: 'Statuses', exact: true })).toBeInViewport();

  await article(device, 'N1.1').scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Statuses' }).click();
  await expect(page.getByRole('heading', { name: 'Statuses', exact: true })).toBeInViewport();

  // A reference to another rule leads there.
  await article(device, 'N3.1').getByRole('link', { name: 'N10.29' }).click();
  await expect(article(device, 'N10.29')).toBeInViewport();
  await expect(article(device, 'N10.29')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/#N10$/);

  // The search ignores accents and case, marks what it finds, and matches numbers exactly.
  await page.locator('body').press('/');
  await page.keyboard.type('mârried HOME');
  await expect(page.getByRole('status').filter({ hasText: '2 rules' })).toBeVisible();
  await expect(article(device, 'N10.17').locator('mark').first()).toHaveText('Married');
  await page.keyboard.press('Enter');
  await expect(article(device, 'N10.17')).toBeFocused();
  const field = page.getByRole('searchbox');
  await field.fill('N10.3');
  await expect(page.locator('article')).toHaveCount(1);
  await field.fill('xylophone');
  await expect(page.getByText('No rule contains all of these words: “xylophone”.')).toBeVisible();
  // The settings open over the page, which stays the same.
  await device.press('Settings');
  await device.escape();
  await expect(field).toHaveValue('xylophone');
  await field.press('Escape');
  await expect(page.locator('section.chapter')).toHaveCount(17);
  await page.getByRole('link', { name: 'King of Dice' }).click();
  await expect(page.locator('section.chapter')).toHaveCount(7);
  await device.expectNoViolation('the rules of King of Dice');
  await expectLargeLinks(device);
});

test.describe('on a phone, in French', () => {
  test.use({ deviceOptions: { ...PHONE, locale: 'fr-FR', reducedMotion: 'reduce' } });

  test('a link to one rule shows that rule', async ({ device }) => {
    const { page } = device;
    await device.go('/rules/nights#N10.5');
    await expect(article(device, 'N10.5')).toBeInViewport();
    await expect(article(device, 'N10.5')).toContainText('Éclopé · Éclopée');
    await page.getByRole('searchbox').fill('eclopee');
    await expect(page.locator('mark').filter({ hasText: 'Éclopée' })).toBeVisible();
    await device.expectNothingWider();
  });
});

test('at the dice the rule of this moment and of a card is a press away', async ({ device, openTable }) => {
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), BOT], { seed: 5, options: { first: 'Ana' } }));
  await device.asked('keep');
  await page.keyboard.press('h');
  const moment = device.dialog('Rules for this step');
  await expect(moment).toContainText('You roll all six dice, and may roll up to three times.');
  const [rules] = await Promise.all([page.context().waitForEvent('page'), moment.getByRole('link', { name: 'Read on in the rules' }).click()]);
  await expect(rules).toHaveURL(/\/rules\/dice#D3\.1$/);
  await rules.close();
  await moment.getByRole('button', { name: /^Rule D5\.1/ }).click();
  await expect(device.dialog('The elf: a fourth roll')).toContainText('you may roll four times');
  await device.expectNoViolation('a rule above the rules of the moment');
  await device.escape();
  await expect(device.dialog('The elf: a fourth roll')).toBeHidden();
  await expect(moment).toBeVisible();
  await device.escape();
  await expect(moment).toBeHidden();

  await page.locator('.inhabitants button').first().click();
  await page.getByRole('button', { name: /^Rule D1\.4/ }).click();
  await expect(page.getByRole('dialog').last()).toContainText(/cards?, at home/);
});

test('in the Nights question, status and skill lead to their rules', async ({ device, openTable }) => {
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), WANDERER], { game: 'nights', seed: 5, options: { 'random-skills': true } }));
  await untilAsked(device, NIGHTS_MOUSE, 'goal');
  await question(device).getByText('What the rules say').click();
  await question(device).getByRole('button', { name: /^Rule N2\.2/ }).click();
  await expect(device.dialog('Your secret goal')).toContainText('you divide it in secret');
  await device.escape();

  await page.getByRole('button', { name: 'Rules for this step' }).click();
  await device.dialog('Rules for this step').getByRole('searchbox').fill('wounded');
  await device.dialog('Rules for this step').getByRole('button', { name: /^Rule N10\.28/ }).click();
  await expect(device.dialog('Wounded')).toContainText('your turn ends after treasures and statuses');
});

test('an evening is counted once, and still when its table is gone', async ({ device, sceneTables }) => {
  const { page } = device;
  const opened = await sceneTables.play({ game: 'dice', seats: ['Ana', 'Bo'], seed: 51, bot: 'random', options: { first: 'Ana' } });
  await device.follow(opened, opened.chairs[0]);
  await expect(device.ending).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('serai.evenings') ?? '')).toContain('"phase":"over"');

  const sum = page.getByText(/^One game finished/);
  await device.go('/tables');
  await expect(sum).toBeVisible();
  await expect(page.getByText('2 players')).toBeVisible();
  await expect(page.getByText('Most valuable card won')).toBeVisible();
  await device.expectNoViolation('one’s own evenings');
  await page.reload();
  await expect(sum).toBeVisible();

  await device.go('/');
  await page.getByRole('button', { name: /^Forget/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /^Forget/ }).last().click();
  await page.getByRole('link', { name: 'See your statistics' }).click();
  await expect(sum).toBeVisible();

  await device.press('Reset the statistics');
  await page.getByRole('dialog').getByRole('button', { name: 'Reset the statistics' }).click();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
});

test('a night that goes on shows how much of the Book has been heard', async ({ device, openTable }) => {
  test.slow();
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), WANDERER], { game: 'nights', seed: 5, options: { 'random-skills': true } }));
  for (let moves = 0; moves < 3; ) {
    await untilAsked(device, NIGHTS_MOUSE);
    if ((await answer(device, NIGHTS_MOUSE)) === 'move') moves++;
  }
  await device.go('/tables');
  await expect(page.getByText(/You have heard \d+ of the [\d,]+ pages of “The First Book of Tales”\./).last()).toBeVisible();
  await expect(page.getByText('No game finished yet. One is still being played.')).toBeVisible();
  await expect(page.getByRole('img', { name: /You have heard/ })).toBeVisible();
  await expect(page.getByText('Favourite reaction')).toBeVisible();
  await device.expectNoViolation('the Book, filling up');
});

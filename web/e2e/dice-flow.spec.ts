/** The flow of a turn of King of Dice: the cup, the kinds of dice, what stopping brings, and the log. */
import { BOT, expect, here, type Device } from './fixtures';
import { moveMouseAway } from './dice-player';
import { test } from './scenes';

const TERMS = { seed: 5, options: { first: 'Ana' } };
const stopButton = ({ question }: Device) => question.locator('button[aria-keyshortcuts="s"]');

test('“Stop here” says what it brings, and asks once where that is the villain', async ({ device, sceneTables }) => {
  const { page } = device;
  await sceneTables.enter(device, 'dice-stop');
  await expect(stopButton(device)).toContainText('→ Villain −1');
  await stopButton(device).click();
  const sure = device.dialog('Stop and take the villain?');
  await expect(sure).toContainText('you take the villain: −1 point.');
  // Enter does no harm.
  await expect(sure.getByRole('button', { name: 'Go on rolling' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sure).toBeHidden();
  await expect(device.question).toHaveAttribute('data-question', 'keep');
  await stopButton(device).click();
  await sure.getByRole('button', { name: 'Stop and take it' }).click();
  await expect(page.getByRole('log', { name: 'What has happened' })).toContainText('gets the villain');
});

test('two dice of each kind have its one, two or three notches', async ({ device, sceneTables }) => {
  await sceneTables.enter(device, 'dice-stop');
  const notches = () => device.page.locator('.dice-area .columns button').evaluateAll((dice) => dice.map((die) => die.querySelector('path.notches')?.getAttribute('d')?.match(/M/g)?.length ?? 0));
  await expect.poll(notches).toEqual([1, 1, 2, 2, 3, 3]);
  await device.page.getByRole('button', { name: 'The three kinds of dice' }).click();
  await expect(device.dialog('The three kinds of dice')).toContainText('Kind 3');
});

test.describe('everything moves', () => {
  test.use({ deviceOptions: { reducedMotion: 'no-preference' } });

  test('the first throw lies under a cup, and is neither seen nor told until it is lifted', async ({ device, openTable }) => {
    const { page } = device;
    await device.openTablePage(await openTable([...here('Ana'), BOT], TERMS));
    await device.asked('keep');
    await stopButton(device).click();
    const [anyway, cup, answer] = [page.locator('dialog:modal button[aria-keyshortcuts="s"]'), device.question.locator('[data-cup]'), device.question.locator('.answers [data-option]').first()];
    while (!(await cup.isVisible())) {
      await anyway.or(answer).or(cup).first().waitFor();
      if (await anyway.isVisible()) await anyway.click();
      else if (await answer.isVisible()) await answer.click({ timeout: 2000 }).catch(() => {});
    }
    await expect(page.locator('.dice-area .columns :is(button, .column)')).toHaveCount(0);
    const told = page.getByRole('log', { name: 'What has happened' }).locator('p').last();
    await expect(told).toHaveText('It is Ana’s turn.');
    await cup.click();
    await moveMouseAway(cup);
    await expect(page.locator('.dice-area .columns button')).toHaveCount(6);
    await expect(told).toContainText('Ana rolls all six');
  });
});

test('the log stays at its end as it grows', async ({ device, sceneTables }) => {
  const { page } = device;
  await page.setViewportSize({ width: 1280, height: 720 });
  await sceneTables.enter(device, 'dice-five');
  const log = page.getByRole('log', { name: 'What has happened' });
  const fromEnd = () => log.evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight);
  const lines = () => log.locator('p').count();
  await expect.poll(() => log.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
  await expect.poll(fromEnd).toBeLessThan(2);
  const before = await lines();
  await device.question.locator('.answers button').first().click();
  await expect.poll(lines).toBeGreaterThan(before);
  await expect.poll(fromEnd).toBeLessThan(2);
  // As a font does that arrives late.
  await log.evaluate((node) => (node.style.lineHeight = '2'));
  await expect.poll(fromEnd).toBeLessThan(2);
});

/** A game from another package: it is in the lobby and can be played to the end. */
import { WITH_PLUGIN_GAME } from '../tools/house.js';
import { expect, PHONE, STILL, test } from './fixtures';
import { withHouse } from './shared-house';

const testOfOneHouse = test.extend({ testHouse: async ({}, use) => withHouse(WITH_PLUGIN_GAME, use) });
/** Texts that nobody should see: unformatted messages and message ids. */
const RAW = /\{ ?\$|\b(?:event|question|option|level|web)-[a-z]/;

testOfOneHouse('a stranger’s game is played from the front door to its end, at a desk and on a phone', async ({ newDevice }) => {
  for (const how of [STILL, { ...PHONE, ...STILL }]) {
    const device = await newDevice(how);
    const { page } = device;
    await device.setStored('wishes', { name: 'Ana', opponents: 1, level: 'careful' });
    await device.go('/');
    await device.press('Play now against bots: A bowl of dates');
    await expect(device.dialog('Play now against bots').getByText('careful')).toBeVisible();
    await device.press('Sit down and play');
    await expect(page.locator('.choice .question')).toHaveText(/who will eat the last date\?$/);
    await expect(page.locator('.board')).toContainText('Dates in the bowl');
    await expect(page.getByRole('button', { name: 'Ask for advice' }), 'it has none to give').toBeHidden();
    await device.drawn();
    const { width } = (await page.locator('.board').boundingBox())!;
    expect(width, 'people and log leave the board its room').toBeGreaterThan(300);
    await device.expectNothingWider();
    await device.expectNoViolationInAnyLight('a question');
    const answer = page.locator('.choice button:enabled').first();
    for (;;) {
      await answer.or(device.ending).first().waitFor();
      if (await device.ending.isVisible()) break;
      const told = device.nextUpdate();
      await answer.click();
      await told;
    }
    await expect(device.ending).toHaveText(/won/);
    expect(await page.locator('body').innerText()).not.toMatch(RAW);
    await device.expectNoViolationInAnyLight('the end');
  }
});

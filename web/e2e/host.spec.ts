/** What the host can do, and what it does to others. */
import { expect, here, LINK, test, type Device, type OpenTable } from './fixtures';

/** The host and a guest take their seats, and the game begins. */
async function gather(host: Device, guest: Device, openTable: OpenTable): Promise<void> {
  const opened = await openTable([...here('Ana'), LINK], { seed: 5 });
  await host.openTablePage(opened);
  await guest.follow(opened, opened.invitation);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await guest.press('Sit down');
  await host.press('Start the game');
  await Promise.race([host.asked('keep'), guest.asked('keep')]);
  await guest.page.locator('.side').waitFor();
}
const OF_BO = 'Bo: open the menu';

test('the host bars the talk and allows it again, and shows the table to everyone and to nobody else again; somebody is sent away, and a bot plays on', async ({ device: ana, newDevice, openTable }) => {
  const bo = await newDevice();
  await gather(ana, bo, openTable);
  await ana.pick('Open the menu', 'Turn off the chat');
  await expect(bo.page.getByText('The host has turned off the chat at this table.')).toBeVisible();
  await ana.pick('Open the menu', 'Turn the chat back on');
  await expect(bo.page.getByRole('textbox', { name: 'Write a message' })).toBeVisible();

  await ana.pick('Open the menu', 'Make the table public');
  const passer = await newDevice();
  await passer.go('/');
  const way = passer.page.locator(`a.way[href="${new URL(ana.page.url()).pathname}"]`);
  await expect(way).toBeVisible();
  await ana.pick('Open the menu', 'Make the table private');
  await expect(async () => {
    await passer.press('Refresh the list');
    await expect(way).toHaveCount(0, { timeout: 500 });
  }).toPass();

  await ana.pick(OF_BO, 'Remove Bo from the table');
  await ana.dialog('Remove Bo from the table?').getByRole('button', { name: 'Remove Bo from the table' }).click();
  await expect(ana.page.getByRole('log', { name: 'What has happened' })).toContainText('Bo was removed from the table');
  await expect(bo.page.locator('.people .badge', { hasText: 'you' })).toHaveCount(0);
});

test('a new link for a guest kills the old one; play is ended for good, and the table is deleted', async ({ device: ana, newDevice, openTable }) => {
  const bo = await newDevice();
  await gather(ana, bo, openTable);
  await ana.pick(OF_BO, 'Create a new link for Bo');
  await ana.dialog('Create a new link for Bo').getByRole('button', { name: 'Create a new link for Bo' }).click();
  const link = await ana.page.locator('dialog[open] .qr input').inputValue();
  await expect(bo.page.locator('.dice-area .columns button')).toHaveCount(0);
  const phone = await newDevice();
  await phone.page.goto(link);
  await phone.page.locator('.frame .table').waitFor();
  await expect(phone.page.locator('.people .badge', { hasText: 'Bo' })).toContainText('you');
  await ana.escape();

  await ana.pick('Open the menu', 'End the game for everyone');
  await ana.dialog('End the game for everyone?').getByRole('button', { name: 'End the game for everyone' }).click();
  await expect(phone.page.getByText('This table is closed.').first()).toBeVisible();
  for (const { page } of [ana, phone]) await expect(page.locator('[data-question]')).toHaveCount(0);
  await ana.pick('Open the menu', 'Delete the table');
  await ana.dialog('Delete the table?').getByRole('button', { name: 'Delete the table' }).click();
  await expect(ana.button('Play now against bots: King of Dice')).toBeVisible();
  await expect(phone.page.getByRole('heading', { name: 'You are no longer at the table' })).toBeVisible();
  await expect(ana.page.getByText('When you sit down at a table, it appears here.')).toBeVisible();
});

test('a new invitation kills the old one, and whoever sits stays', async ({ device: ana, newDevice, openTable }) => {
  const opened = await openTable([...here('Ana'), LINK, LINK], { seed: 5 });
  await ana.openTablePage(opened);
  await ana.pick('You are the host', 'Create a new invitation link');
  await ana.dialog('Replace the invitation link?').getByRole('button', { name: 'Create a new invitation link' }).click();
  const link = await ana.dialog('Create a new invitation link').locator('.qr input').inputValue();
  await ana.escape();
  expect(await ana.page.locator('.qr input').first().inputValue()).toBe(link);
  const late = await newDevice();
  await late.follow(opened, opened.invitation);
  await expect(late.page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  const bo = await newDevice();
  await bo.page.goto(link);
  await bo.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await bo.press('Sit down');
  await expect(ana.page.locator('.people')).toContainText('Bo');
});

test('whoever was named to begin does so under another name too', async ({ device: ana, openTable }) => {
  const opened = await openTable([...here('Ana'), LINK], { seed: 5, options: { first: 'Ana' } });
  await ana.openTablePage(opened);
  await ana.pick('Ana: open the menu', 'Change the name');
  await ana.page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await ana.page.keyboard.press('Enter');
  await expect(ana.page.locator('.people')).toContainText('Anna');
  await ana.press('Start with bots in the free seats');
  await ana.asked('keep');
  await expect(ana.question).toContainText('Anna');
});

test('in the waiting room chairs are added, taken away and given to bots', async ({ device: ana, openTable }) => {
  const opened = await openTable([...here('Ana'), LINK], { seed: 5 });
  await ana.openTablePage(opened);
  await ana.press('Add a seat');
  const chairs = ana.page.locator('.people .seat');
  await expect(chairs).toHaveCount(3);
  await chairs.nth(2).getByRole('button').click();
  await ana.page.getByRole('menuitem', { name: 'Remove this seat' }).click();
  await expect(chairs).toHaveCount(2);
  await chairs.nth(1).getByRole('button').click();
  await ana.page.getByRole('menuitem', { name: 'A bot: random' }).click();
  await expect(chairs.nth(1)).toContainText('random');
  await ana.press('Start the game');
  await ana.asked('keep');
});

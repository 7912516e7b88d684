/** What the host may do, and what it does to the others. */
import { expect, here, LINK, test, type Device, type OpenTable } from './inn';

/** The host and a guest sit down, and the game begins. */
async function gather(host: Device, guest: Device, openTable: OpenTable): Promise<void> {
  const opened = await openTable([...here('Ana'), LINK], { seed: 5 });
  await host.comeTo(opened);
  await guest.follow(opened, opened.invitation);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await guest.press('Sit down');
  await host.press('Begin');
  await Promise.race([host.asked('keep'), guest.asked('keep')]);
  await guest.page.locator('.side').waitFor();
}
const OF_BO = 'Bo: what to do';

test('the host bars the talk and allows it again', async ({ device: ana, another, openTable }) => {
  const bo = await another();
  await gather(ana, bo, openTable);
  await ana.pick('More', 'Stop the talk at the table');
  await expect(bo.page.getByText('The host wants no talk at this table.')).toBeVisible();
  await ana.pick('More', 'Allow talk again');
  await expect(bo.page.getByRole('textbox', { name: 'Say something' })).toBeVisible();
});

test('a new link for a guest kills the old one', async ({ device: ana, another, openTable }) => {
  const bo = await another();
  await gather(ana, bo, openTable);
  await ana.pick(OF_BO, 'New link for Bo');
  await ana.dialog('New link for Bo').getByRole('button', { name: 'New link for Bo' }).click();
  const link = await ana.page.locator('dialog[open] .qr input').inputValue();
  await expect(bo.page.locator('.dice-area .columns button')).toHaveCount(0);
  const phone = await another();
  await phone.page.goto(link);
  await phone.page.locator('.frame .table').waitFor();
  await expect(phone.page.locator('.people .badge', { hasText: 'Bo' })).toContainText('you');
});

test('a new invitation kills the old one, and whoever sits stays', async ({ device: ana, another, openTable }) => {
  const opened = await openTable([...here('Ana'), LINK, LINK], { seed: 5 });
  await ana.comeTo(opened);
  await ana.pick('You are the host', 'New invitation');
  await ana.dialog('Replace the invitation?').getByRole('button', { name: 'New invitation' }).click();
  const link = await ana.dialog('New invitation').locator('.qr input').inputValue();
  await ana.escape();
  expect(await ana.page.locator('.qr input').first().inputValue()).toBe(link);
  const late = await another();
  await late.follow(opened, opened.invitation);
  await expect(late.page.getByRole('heading', { name: 'This door stays closed' })).toBeVisible();
  const bo = await another();
  await bo.page.goto(link);
  await bo.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await bo.press('Sit down');
  await expect(ana.page.locator('.people')).toContainText('Bo');
});

test('whoever was named to begin does so under another name too', async ({ device: ana, openTable }) => {
  const opened = await openTable([...here('Ana'), LINK], { seed: 5, options: { first: 'Ana' } });
  await ana.comeTo(opened);
  await ana.pick('Ana: what to do', 'Change the name');
  await ana.page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await ana.page.keyboard.press('Enter');
  await expect(ana.page.locator('.people')).toContainText('Anna');
  await ana.press('Begin with bots on the free chairs');
  await ana.asked('keep');
  await expect(ana.question).toContainText('Anna');
});

test('somebody is sent away, and a bot plays on', async ({ device: ana, another, openTable }) => {
  const bo = await another();
  await gather(ana, bo, openTable);
  await ana.pick(OF_BO, 'Send Bo away');
  await ana.dialog('Send Bo away?').getByRole('button', { name: 'Send Bo away' }).click();
  await expect(ana.page.getByRole('log', { name: 'What has happened' })).toContainText('Bo has been sent away');
  await expect(bo.page.locator('.people .badge', { hasText: 'you' })).toHaveCount(0);
});

test('a table is shown to everyone, and to nobody else again', async ({ device: ana, another, openTable }) => {
  const bo = await another();
  await gather(ana, bo, openTable);
  await ana.pick('More', 'Show to everyone');
  const passer = await another();
  await passer.go('/');
  const way = passer.page.locator(`a.way[href="${new URL(ana.page.url()).pathname}"]`);
  await expect(way).toBeVisible();
  await ana.pick('More', 'Show to nobody else');
  await expect(async () => {
    await passer.press('Look again');
    await expect(way).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('play is ended for good, and the table is deleted', async ({ device: ana, another, openTable }) => {
  const bo = await another();
  await gather(ana, bo, openTable);
  await ana.pick('More', 'End the play for good');
  await ana.dialog('End the play for good?').getByRole('button', { name: 'End the play for good' }).click();
  await expect(bo.page.getByText('This table is closed.').first()).toBeVisible();
  for (const { page } of [ana, bo]) await expect(page.locator('[data-question]')).toHaveCount(0);
  await ana.pick('More', 'Delete the table');
  await ana.dialog('Delete the table?').getByRole('button', { name: 'Delete the table' }).click();
  await expect(ana.button('Play now against bots: King of Dice')).toBeVisible();
  await expect(bo.page.getByRole('heading', { name: 'Farewell' })).toBeVisible();
  await expect(ana.page.getByText('The tables at which you sit will be listed here.')).toBeVisible();
});

test('in the waiting room chairs are added, taken away and given to bots', async ({ device: ana, openTable }) => {
  const opened = await openTable([...here('Ana'), LINK], { seed: 5 });
  await ana.comeTo(opened);
  await ana.press('One more chair');
  const chairs = ana.page.locator('.people .seat');
  await expect(chairs).toHaveCount(3);
  await chairs.nth(2).getByRole('button').click();
  await ana.page.getByRole('menuitem', { name: 'Take this chair away' }).click();
  await expect(chairs).toHaveCount(2);
  await chairs.nth(1).getByRole('button').click();
  await ana.page.getByRole('menuitem', { name: 'A bot: carefree' }).click();
  await expect(chairs.nth(1)).toContainText('carefree');
  await ana.press('Begin');
  await ana.asked('keep');
});

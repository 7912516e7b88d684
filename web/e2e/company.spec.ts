/** Playing together: a time that the host proposes, and invitations to people one has played with. */
import { readFile } from 'node:fs/promises';
import { kept } from '../tools/house.js';
import { expect, LINK, here, PHONE, STILL, test } from './fixtures';

test('the host proposes a time, and everybody sees it in their own zone and language', async ({ newDevice, openTable }) => {
  const ana = await newDevice({ ...STILL, timezoneId: 'Europe/Paris' });
  const bo = await newDevice({ ...PHONE, ...STILL, locale: 'fr-CA', timezoneId: 'America/Toronto' });
  const opened = await openTable([...here('Ana'), LINK, LINK], { seed: 5 });
  await ana.openTablePage(opened);
  await bo.follow(opened, opened.invitation);
  await expect(bo.page.getByRole('heading', { name: 'Une place vous attend' })).toBeVisible();
  const time = ana.page.getByRole('region', { name: 'When you play' });
  const now = new Date();
  const year = now.getUTCFullYear() + (Date.UTC(now.getUTCFullYear(), 6, 4, 18, 30) > now.getTime() ? 0 : 1);
  const when = time.getByLabel('Date and time');

  await time.getByRole('button', { name: 'Propose this time' }).click();
  await expect(when).toHaveAccessibleDescription('Choose a date and a time.');
  await when.fill('2001-07-04T20:30');
  await when.press('Enter');
  await expect(when).toHaveAccessibleDescription(/in the future/);
  await when.fill(`${year}-07-04T20:30`);
  await when.press('Enter');
  await expect(time.getByText(/^Planned for \w+,? 4 July \d{4} at 20:30/)).toBeVisible();
  const planned = bo.page.getByRole('time');
  await expect(planned).toHaveText(/^Prévu le \S+ 4 juillet \d{4} à 14 h 30/);
  await expect(bo.page.locator('[aria-live=polite]', { hasText: /^Prévu le/ })).toBeAttached(); // a screen reader says it
  await bo.expectNoViolation('the invitation with a time');
  await bo.expectNothingWider();
  await ana.expectNoViolationInAnyLight('the proposed time');

  const download = bo.page.waitForEvent('download');
  await bo.press('Ajouter à votre agenda');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`serai-${opened.table}.ics`);
  const calendar = await readFile(await file.path(), 'utf-8');
  expect(calendar).toContain(`\r\nDTSTART:${year}0704T183000Z\r\n`);
  expect(calendar).toContain('\r\nSEQUENCE:1\r\n');
  expect(calendar).toContain(`/t/${opened.table}\r\n`);
  for (const key of [opened.host, opened.invitation, opened.gallery, opened.chairs[0]!]) expect(calendar.replaceAll('\r\n ', '')).not.toContain(key);

  // What the host is typing stays while somebody sits down.
  await when.fill(`${year}-07-04T21:00`);
  await bo.page.getByLabel('Votre nom').fill('Bo');
  await bo.press('Prendre place');
  await expect(ana.page.getByText('Bo', { exact: true })).toBeVisible();
  await expect(when).toHaveValue(`${year}-07-04T21:00`);
  await ana.press('Change the time');
  await expect(planned).toHaveText(/^Prévu le \S+ 4 juillet \d{4} à 15 h 00/);
  await bo.go('/');
  const own = bo.page.getByRole('region', { name: 'Vos tables' });
  await expect(own).toContainText(/prévu le \S+ 4 juillet \d{4} à 15 h 00/);
  await ana.press('Withdraw the time');
  await expect(ana.page.getByRole('time')).toHaveCount(0);
  await bo.go(`/t/${opened.table}`);
  await expect(bo.page.getByText('Joueurs de cette table')).toBeVisible();
  await expect(planned).toHaveCount(0);
});

test('the host invites somebody they have played with, who sees it on the start page and takes the seat', async ({ newDevice, openTable }) => {
  const ana = await newDevice();
  const bo = await newDevice({ ...PHONE, ...STILL });
  const earlier = await openTable(here('Ana', 'Bo', 'Cleo'), { seed: 5 });
  const open = () => openTable([...here('Ana'), LINK, LINK], { seed: 5 });
  const [first, second, third] = [await open(), await open(), await open()];
  const seat = (chair: number) => ({ ...kept(earlier), host: undefined, keys: [earlier.chairs[chair]], chairs: { [chair]: earlier.chairs[chair] }, names: ['Ana', 'Bo', 'Cleo'], phase: 'playing', seen: Date.now() });
  await ana.setStored('tables', [seat(0), kept(first), kept(second), kept(third)]);
  await bo.setStored('tables', [seat(1)]);
  await bo.setStored('wishes', { name: 'Bo' });
  await bo.go('/');
  const own = bo.page.getByRole('region', { name: 'Your tables' });
  await expect(own).toContainText('Ana, Bo and Cleo');
  const look = () => bo.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  // The first invitation is declined, by keyboard; the host sees that and cannot repeat it.
  await ana.go(`/t/${first.table}`);
  await ana.button('Invite Bo').press('Enter');
  const people = ana.page.getByRole('list', { name: 'People you have played with' });
  await expect(people.getByRole('listitem').filter({ hasText: 'Bo' })).toContainText('Invited');
  await expect(ana.button('Invite Cleo')).toBeVisible();
  await expect(ana.button('Invite Ana')).toHaveCount(0);
  await ana.expectNoViolationInAnyLight('the people one has played with');
  await look();
  await expect(own).toContainText('Ana invites you to King of Dice');

  // Withdrawn, it disappears; the host may send it again.
  await ana.button('Withdraw the invitation to Bo').press('Enter');
  await expect(ana.button('Invite Bo')).toBeVisible();
  await look();
  await expect(own).not.toContainText('invites you');
  await ana.button('Invite Bo').press('Enter');
  await expect(people.getByRole('listitem').filter({ hasText: 'Bo' })).toContainText('Invited');
  await look();
  await expect(own).toContainText('Ana invites you to King of Dice');
  await bo.expectNoViolation('an invitation');
  await bo.expectNothingWider();
  await bo.button('Decline: Ana').press('Enter');
  await bo.expectNoViolation('declining an invitation');
  await bo.dialog('Decline this invitation?').getByRole('button', { name: 'Decline', exact: true }).press('Enter');
  await expect(own).not.toContainText('invites you');
  await ana.page.reload();
  await expect(people.getByRole('listitem').filter({ hasText: 'Bo' })).toContainText('Has declined');

  // The second is accepted.
  await ana.go(`/t/${second.table}`);
  await ana.press('Invite Bo');
  await look();
  await bo.press('Take the seat: Ana');
  await expect(bo.page).toHaveURL(new RegExp(`/t/${second.table}$`));
  await expect(bo.page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await expect(ana.page.getByRole('region', { name: 'Players at this table' })).toContainText('Bo');
  await expect(ana.button('Invite Bo')).toHaveCount(0);
  await bo.go('/');
  await expect(own.locator('a', { hasText: 'Ana and Bo' })).toBeVisible();
  await expect(own).not.toContainText('invites you');

  // Who wants no invitations gets none.
  await bo.press('Settings');
  const told = bo.page.waitForResponse((response) => response.url().endsWith('/api/invitation-wishes'));
  await bo.page.getByRole('switch', { name: 'Let people I have played with invite me' }).press('Space');
  expect((await told).status()).toBe(204);
  ana.expectsConnectionErrors = true; // the browser notes the refusal
  await ana.go(`/t/${third.table}`);
  await ana.press('Invite Bo');
  await expect(ana.page.getByRole('alert').filter({ hasText: 'Bo does not want to be invited.' })).toBeVisible();
});

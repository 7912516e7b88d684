/** Two people, two browsers, two languages, one table. */
import { expect, PHONE, STILL, test } from './fixtures';
import { FINGER, MOUSE, playTogether } from './dice-player';

/** Words that only one of the languages uses, and uses often. */
const ONLY = { fr: /lance les six dés|C’est à /, es: /lanza los seis dados|Le toca a / };

test('a friend joins by the invitation on a phone; each plays, talks and reads in their own language', async ({ newDevice }) => {
  const ana = await newDevice({ ...STILL, locale: 'fr-FR' });
  const ines = await newDevice({ ...STILL, ...PHONE, locale: 'es-ES' });

  await ana.go('/');
  await ana.press(/^Créer une table.*Roi/);
  await ana.page.getByRole('textbox', { name: 'Nom' }).fill('Ana');
  await ana.press('Retirer la place 3');
  await ana.page.locator('form').getByRole('button', { name: 'Créer la table' }).click();
  const link = await ana.page.locator('.qr input').inputValue();
  expect(new URL(link).hash.length).toBeGreaterThan(20);

  await ines.page.goto(link);
  // The key leaves the address as soon as the page has loaded.
  await ines.page.getByRole('textbox').first().waitFor();
  expect(new URL(ines.page.url()).hash).toBe('');
  await ines.page.getByRole('textbox').first().fill('Inés');
  await ines.press('Sentarse');

  await expect(ana.page.getByText('Inés').first()).toBeVisible();
  await ana.press('Lancer la partie');

  // Chat and reactions are not translated.
  await Promise.all([ana.page.locator('.frame .table').waitFor(), ines.page.locator('.frame .table').waitFor()]);
  await ana.page.getByRole('textbox').fill('Bonne chance !');
  await ana.page.keyboard.press('Enter');
  await ines.page.locator('.unread').waitFor();
  await ines.page.locator('.talk button').tap();
  await expect(ines.page.getByRole('dialog')).toContainText('Bonne chance !');
  // A reaction disappears soon, so wait for it before it is sent.
  await Promise.all([ana.page.locator('.people .sign').waitFor(), ines.page.getByRole('dialog').locator('.reactions button').first().tap()]);
  await ines.page.getByRole('dialog').locator('header button').tap();

  await playTogether([ana, MOUSE], [ines, FINGER]);

  const [french, spanish] = await Promise.all([ana.page.locator('main').innerText(), ines.page.locator('main').innerText()]);
  expect(french).not.toEqual(spanish);
  await ines.page.locator('.talk button').tap();
  const read = await Promise.all([ana.page.locator('.side [role=log]').first().innerText(), ines.page.getByRole('dialog').innerText()]);
  expect(read[0]).toMatch(ONLY.fr);
  expect(read[0]).not.toMatch(ONLY.es);
  expect(read[1]).toMatch(ONLY.es);
  expect(read[1]).not.toMatch(ONLY.fr);
  // Both see the same winner, each in their language.
  const winners = (text: string) => (text.match(/Ana|Inés/g) ?? []).slice(0, 1);
  expect(winners(await ana.ending.locator('h2').innerText())).toEqual(winners(await ines.ending.locator('h2').innerText()));
  expect(await ana.page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await ines.page.locator('html').getAttribute('lang')).toBe('es');
});

test('the language is changed in the middle of a game, and everything follows', async ({ device, openTable }) => {
  await device.openTablePage(await openTable([{ kind: 'here', name: 'Ana' }, { kind: 'bot', bot: 'random' }], { seed: 5, options: { first: 'Ana' } }));
  await device.asked('keep');
  await device.press('Settings');
  await device.page.getByRole('dialog').getByRole('radio', { name: 'Español' }).check();
  await device.escape();
  await expect(device.question).toContainText(/dados/i);
  await expect(device.page.locator('.side [role=log]').first()).toContainText(/tira|dados|sienta/i);
  await expect(device.page).toHaveURL(/\/t\//);
});

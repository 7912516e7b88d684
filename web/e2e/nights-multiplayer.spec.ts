/** Several players of the Nights: two languages, a shared device with secret goals, a spectator. */
import { expect, here, PHONE, STILL, TRAVELLER } from './fixtures';
import { answer, cover, FINGER, MOUSE, night, playTogether, question, untilAsked } from './nights-player';
import { test } from './scenes';

test('two browsers, two languages, one table: each reads the tale in their own', async ({ newDevice, sceneTables }) => {
  const ana = await newDevice({ ...STILL, locale: 'fr-FR' });
  const bo = await newDevice({ ...STILL, ...PHONE, locale: 'es-ES' });
  const opened = await sceneTables.open('nights-declare');
  await ana.follow(opened, opened.chairs[0]);
  await bo.follow(opened, opened.chairs[1]);
  await playTogether([ana, MOUSE], [bo, FINGER]);
  const [french, spanish] = await Promise.all([ana.ending.innerText(), bo.ending.innerText()]);
  expect(french).toMatch(/destin/i);
  expect(spanish).toMatch(/destino/i);
  expect(french).not.toEqual(spanish);
  // Both see the same winner.
  const winners = (device: typeof ana) => device.ending.locator('li.won').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.seat));
  expect(await winners(ana)).toEqual(await winners(bo));
  expect((await winners(ana)).length).toBeGreaterThan(0);
  expect(await ana.page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await bo.page.locator('html').getAttribute('lang')).toBe('es');
});

test('one device for two: goals lie covered, and nobody sees the other’s', async ({ device, openTable }) => {
  test.slow();
  const { page } = device;
  await device.openTablePage(await openTable(here('Ana', 'Bo'), night(37)));
  /** Everything that is visible, audible or in the source of the page. */
  const everything = async () => `${await page.content()} ${await page.locator('body').ariaSnapshot()}`;
  const handTo = (name: string) => page.getByRole('heading', { name: `Hand the device to ${name}` });
  const ownTargetsOf = () => question(device).locator('[data-option]').getAttribute('data-option');

  await expect(handTo('Ana')).toBeVisible();
  await expect(question(device)).toHaveCount(0);
  await cover(device).click();
  for (let i = 0; i < 5; i++) await MOUSE.divide(device);
  const [destiny, story] = (await ownTargetsOf())!.replace('goal:', '').split('-');
  expect(Number(destiny) + Number(story)).toBe(37);
  await question(device).locator('[data-option]').click();

  await expect(handTo('Bo')).toBeVisible();
  expect(await everything()).not.toContain(`${String(destiny)}-${String(story)}`);
  await expect(page.locator('.hero-list, .map, article.book')).toHaveCount(0);
  await cover(device).click();
  // Bo divides his own goal; nothing of Ana's is on the page.
  await question(device).waitFor();
  const seen = await everything();
  expect(seen).not.toContain(`goal:${String(destiny)}-${String(story)}`);
  expect(seen).not.toMatch(new RegExp(`of ${String(destiny)}\\b|of ${String(story)}\\b`));
  for (let i = 0; i < 9; i++) await MOUSE.divide(device);
  await question(device).locator('[data-option]').click();

  // On a shared device no track shows a goal.
  for (const kind of ['skill', 'move', 'reaction']) {
    expect(await untilAsked(device, MOUSE, kind)).toBe(true);
    await expect(page.locator('.hero-list .track .goal')).toHaveCount(0);
    await page.locator('.hero-list button').first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('.track')).not.toHaveCount(0);
    await expect(sheet.locator('.track .goal')).toHaveCount(0);
    await expect(sheet).not.toContainText('Your secret goal');
    await device.escape();
    await answer(device, MOUSE, ['move']);
  }
});

test('whoever has the gallery’s link watches, and sees neither question nor goal', async ({ device: ana, newDevice, openTable }) => {
  const opened = await openTable([...here('Ana'), TRAVELLER], night(37));
  await ana.openTablePage(opened);
  const looker = await newDevice();
  await looker.follow(opened, opened.gallery);
  await expect(looker.page.getByText('You are watching')).toBeVisible();
  await untilAsked(ana, MOUSE, 'move');
  await expect(ana.page.locator('.hero-list .track .goal')).toHaveCount(2);
  await expect(looker.page.locator('.hero-list li')).toHaveCount(2);
  await expect(looker.page.locator('article.book')).toContainText('Ana');
  await expect(looker.page.locator('.hero-list .track .goal')).toHaveCount(0);
  await expect(question(looker)).toHaveCount(0);
  await expect(looker.page.locator('.map button.spot')).toHaveCount(0);
});

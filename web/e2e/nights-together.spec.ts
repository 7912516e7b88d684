/** Several at one table of the Nights: two languages, one device for two with covered goals, an onlooker. */
import { expect, here, PHONE, STILL, test, TRAVELLER } from './inn';
import { answer, cover, FINGER, MOUSE, night, playTogether, question, untilAsked } from './nights-hands';

test('two browsers, two languages, one table: each reads the tale in their own', async ({ another, openTable }) => {
  test.slow();
  const ana = await another({ ...STILL, locale: 'fr-FR' });
  const ines = await another({ ...STILL, ...PHONE, locale: 'es-ES' });
  const opened = await openTable(here('Ana', 'Inés'), night(2));
  await ana.follow(opened, opened.chairs[0]);
  await ines.follow(opened, opened.chairs[1]);
  await playTogether([ana, MOUSE], [ines, FINGER]);
  const [french, spanish] = await Promise.all([ana.ending.innerText(), ines.ending.innerText()]);
  expect(french).toMatch(/destin/i);
  expect(spanish).toMatch(/destino/i);
  expect(french).not.toEqual(spanish);
  // Both agree on who has won.
  const winners = (device: typeof ana) => device.ending.locator('li.won').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.seat));
  expect(await winners(ana)).toEqual(await winners(ines));
  expect((await winners(ana)).length).toBeGreaterThan(0);
  expect(await ana.page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await ines.page.locator('html').getAttribute('lang')).toBe('es');
});

test('one device for two: goals lie covered, and nobody sees the other’s', async ({ device, openTable }) => {
  test.slow();
  const { page } = device;
  await device.comeTo(await openTable(here('Ana', 'Bo'), night(37)));
  /** All that can be seen or heard of the page, and all that stands in its source. */
  const everything = async () => `${await page.content()} ${await page.locator('body').ariaSnapshot()}`;
  const handTo = (name: string) => page.getByRole('heading', { name: `Hand the device to ${name}` });
  const goalOf = () => question(device).locator('[data-option]').getAttribute('data-option');

  await expect(handTo('Ana')).toBeVisible();
  await expect(question(device)).toHaveCount(0);
  await cover(device).click();
  for (let i = 0; i < 5; i++) await MOUSE.divide(device);
  const [destiny, story] = (await goalOf())!.replace('goal:', '').split('-');
  expect(Number(destiny) + Number(story)).toBe(37);
  await question(device).locator('[data-option]').click();

  await expect(handTo('Bo')).toBeVisible();
  expect(await everything()).not.toContain(`${String(destiny)}-${String(story)}`);
  await expect(page.locator('.company, .map, article.book')).toHaveCount(0);
  await cover(device).click();
  // Bo divides his own; of Ana's nothing is to be found.
  await question(device).waitFor();
  const seen = await everything();
  expect(seen).not.toContain(`goal:${String(destiny)}-${String(story)}`);
  expect(seen).not.toMatch(new RegExp(`of ${String(destiny)}\\b|of ${String(story)}\\b`));
  for (let i = 0; i < 9; i++) await MOUSE.divide(device);
  await question(device).locator('[data-option]').click();

  // With both at the table, no track shows a goal: not to whoever looks over a shoulder.
  for (const kind of ['skill', 'move', 'reaction']) {
    expect(await untilAsked(device, MOUSE, kind)).toBe(true);
    await expect(page.locator('.company .track .goal')).toHaveCount(0);
    await page.locator('.company button').first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('.track')).not.toHaveCount(0);
    await expect(sheet.locator('.track .goal')).toHaveCount(0);
    await expect(sheet).not.toContainText('Your secret goal');
    await device.escape();
    await answer(device, MOUSE, ['move']);
  }
});

test('whoever has the gallery’s link watches, and sees neither question nor goal', async ({ device: ana, another, openTable }) => {
  const opened = await openTable([...here('Ana'), TRAVELLER], night(37));
  await ana.comeTo(opened);
  const looker = await another();
  await looker.follow(opened, opened.gallery);
  await expect(looker.page.getByText('You are watching')).toBeVisible();
  await untilAsked(ana, MOUSE, 'move');
  await expect(ana.page.locator('.company .track .goal')).toHaveCount(2);
  await expect(looker.page.locator('.company li')).toHaveCount(2);
  await expect(looker.page.locator('article.book')).toContainText('Ana');
  await expect(looker.page.locator('.company .track .goal')).toHaveCount(0);
  await expect(question(looker)).toHaveCount(0);
  await expect(looker.page.locator('.map button.spot')).toHaveCount(0);
});

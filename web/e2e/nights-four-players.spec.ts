/** Four friends, two of them on phones, one reading French and one Spanish, play a game to its end. */
import { expect, here, PHONE, STILL, type Device } from './fixtures';
import { FINGER, KEYS, MOUSE, night, playTogether, type InputMethod } from './nights-player';
import { test } from './scenes';

const HANDS: readonly [string, string, InputMethod, object?][] = [
  ['Ana', 'en-GB', MOUSE],
  ['Bo', 'en-GB', KEYS],
  ['Chloé', 'fr-FR', FINGER, PHONE],
  ['Inés', 'es-ES', FINGER, PHONE],
];
const WON: Readonly<Record<string, RegExp>> = { en: / ha(s|ve) won/, fr: /^Victoire/, es: /^Victoria/ };

/** The result, independent of language: who won, and everybody's progress towards the goals. */
const counted = ({ ending }: Device) =>
  ending.locator('.heroes > li').evaluateAll((all) =>
    all.map((each) => ({
      seat: (each as HTMLElement).dataset.seat,
      won: each.classList.contains('won'),
      figures: [...each.querySelectorAll('.track .visually-hidden')].map((track) => track.textContent.match(/\d+/g)),
    })),
  );

test('an evening of four is played to its end, and all see the same one, each in their language', async ({ newDevice, openTable, sceneTables }) => {
  test.slow();
  // A whole game takes minutes (see `make soak`).
  const opened = process.env.SERAI_SOAK ? await openTable(here(...HANDS.map(([name]) => name)), night(8)) : await sceneTables.open('nights-four');
  const hands: [Device, InputMethod][] = [];
  for (const [chair, [, locale, hand, how]] of HANDS.entries()) {
    const device = await newDevice({ ...STILL, ...how, locale });
    await device.follow(opened, opened.chairs[chair]);
    hands.push([device, hand]);
  }
  await playTogether(...hands);
  const [first, ...others] = await Promise.all(hands.map(([device]) => counted(device)));
  // The ending ranks the heroes: the winners come first.
  expect(first!.map(({ seat }) => seat).toSorted()).toEqual(HANDS.map(([name]) => name).toSorted());
  expect(first!.map(({ won }) => won)).toEqual(first!.map(({ won }) => won).toSorted((one, other) => Number(other) - Number(one)));
  expect(first!.filter(({ won }) => won)).not.toHaveLength(0);
  for (const other of others) expect(other).toEqual(first);
  const tales = new Set<string>();
  for (const [device] of hands) {
    const language = (await device.page.locator('html').getAttribute('lang'))!;
    await expect(device.ending.getByRole('heading', { level: 1 })).toHaveText(WON[language]!);
    tales.add(await device.ending.locator('.prose').innerText());
  }
  expect(tales.size).toBe(3);
});

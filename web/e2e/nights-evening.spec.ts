/** Four friends, two of them on phones, one reading French and one Spanish, play an evening to its end. */
import { expect, here, PHONE, STILL, test, type Device } from './inn';
import { FINGER, KEYS, MOUSE, night, playTogether, type Hand } from './nights-hands';

const HANDS: readonly [string, string, Hand, object?][] = [
  ['Ana', 'en-GB', MOUSE],
  ['Bo', 'en-GB', KEYS],
  ['Chloé', 'fr-FR', FINGER, PHONE],
  ['Inés', 'es-ES', FINGER, PHONE],
];
/** A long evening takes minutes: `make soak` plays it. This seed makes a short one. */
const [GOAL, SEED] = process.env.SERAI_SOAK ? [8, 3] : [2, 6];
const WON: Readonly<Record<string, RegExp>> = { en: / ha(s|ve) won/, fr: /^Victoire/, es: /^Victoria/ };

/** How it ended, whatever the language: who has won, and how far each has come on which goal. */
const counted = ({ ending }: Device) =>
  ending.locator('.heroes > li').evaluateAll((all) =>
    all.map((each) => ({
      seat: (each as HTMLElement).dataset.seat,
      won: each.classList.contains('won'),
      figures: [...each.querySelectorAll('.track .unseen')].map((track) => track.textContent.match(/\d+/g)),
    })),
  );

test('an evening of four is played to its end, and all see the same one, each in their language', async ({ another, openTable }) => {
  test.slow();
  const opened = await openTable(here(...HANDS.map(([name]) => name)), { ...night(GOAL), seed: SEED });
  const hands: [Device, Hand][] = [];
  for (const [chair, [, locale, hand, how]] of HANDS.entries()) {
    const device = await another({ ...STILL, ...how, locale });
    await device.follow(opened, opened.chairs[chair]);
    hands.push([device, hand]);
  }
  await playTogether(...hands);
  const [first, ...others] = await Promise.all(hands.map(([device]) => counted(device)));
  expect(first!.map(({ seat }) => seat)).toEqual(HANDS.map(([name]) => name));
  expect(first!.filter(({ won }) => won)).not.toHaveLength(0);
  for (const other of others) expect(other).toEqual(first);
  const tales = new Set<string>();
  for (const [device] of hands) {
    const language = (await device.page.locator('html').getAttribute('lang'))!;
    await expect(device.ending.getByRole('heading', { level: 1 })).toHaveText(WON[language]!);
    tales.add(await device.ending.locator('.tale').innerText());
  }
  expect(tales.size).toBe(3);
});

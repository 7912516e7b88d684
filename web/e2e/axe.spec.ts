/**
 * axe-core (WCAG 2.2 A and AA, and best practices) finds no violation on any screen of either game: light and dark, on a phone, and with
 * text at 200 %. The tables wait in prepared scenes.
 */
import { BOT, expect, here, LINK, PHONE, STILL, type Device, type OpenTable } from './fixtures';
import { test, type SceneTables } from './scenes';

interface State {
  name: string;
  /** Goes to a page, which closes every dialog. */
  enter: (device: Device, tools: { sceneTables: SceneTables; openTable: OpenTable }) => Promise<void>;
}

const scene = (name: string, seat = 0): State => ({ name, enter: (device, { sceneTables }) => sceneTables.enter(device, name, seat) });
/** A dialog over the previous page. */
const above = (name: string, open: (device: Device) => Promise<void>): State => ({ name, enter: open });
const dialog = (item: string): State =>
  above(item, async (device) => {
    await device.pick('Open the menu', item);
    await device.dialog(item).waitFor();
  });
const pressing = (name: string, button: string | RegExp): State => above(name, (device) => device.press(button));

const INN: State[] = [
  {
    name: 'the door',
    enter: async (device) => {
      await device.go('/');
      await device.button('Play now against bots: King of Dice').waitFor();
    },
  },
  pressing('playing now', 'Play now against bots: King of Dice'),
  pressing('the settings', 'Settings'),
  {
    name: 'setting a table',
    enter: async (device) => {
      await device.go('/new/dice');
      await device.button('Create the table').waitFor();
    },
  },
  {
    name: 'a closed door',
    enter: async (device) => {
      await device.go('/t/nowhere');
      await device.button('Try again').waitFor();
    },
  },
  {
    name: 'the waiting room',
    enter: async (device, { openTable }) => {
      await device.openTablePage(await openTable([...here('Ana'), LINK, BOT], { seed: 5 }));
      await device.page.locator('.qr .code svg').waitFor();
    },
  },
];

const DICE: State[] = [
  {
    name: 'dice-keep',
    enter: async (device, { sceneTables }) => {
      await device.openTablePage(await sceneTables.open('dice-keep'));
      await device.asked('keep');
    },
  },
  pressing('the rules of the moment', /^Rules for this step/),
  pressing('the menu', 'Open the menu'),
  dialog('Invite'),
  dialog('Keyboard shortcuts'),
  dialog('Check the dice'),
  above('a card', (device) => device.page.locator('.inhabitants button').first().click()),
  above('odds', async ({ page }) => {
    await page.keyboard.press('o');
    await page.locator('.odds').first().waitFor();
  }),
  ...['dice-take', 'dice-place', 'dice-bonus', 'dice-dragon', 'dice-again', 'dice-five', 'dice-over'].map((name) => scene(name)),
];

const NIGHTS: State[] = [
  scene('nights-goal'),
  scene('nights-skill', 2),
  scene('nights-move'),
  above('a hero', ({ page }) => page.locator('.hero-list button').first().click()),
  above('the map as a list', async ({ page }) => {
    await page.getByRole('button', { name: 'Show as a list' }).click();
    await page.getByRole('region', { name: 'The map as a list' }).waitFor();
  }),
  ...['nights-award', 'nights-reaction', 'nights-end', 'nights-declare', 'nights-last-round', 'nights-over'].map((name) => scene(name)),
];

const ON_A_PHONE: State[] = [
  scene('dice-keep'),
  above('the log', async (device) => {
    await device.press('Journal and chat');
    await device.dialog('Journal').waitFor();
  }),
  scene('dice-take'),
  scene('nights-move'),
  scene('nights-reaction'),
];

/** The scenes cover all three times of day; there the drawing of the map is checked as well. */
const HOURS: Readonly<Record<string, string>> = { 'nights-move': 'morning', 'nights-award': 'noon', 'nights-reaction': 'night' };

async function walk(device: Device, states: readonly State[], tools: { sceneTables: SceneTables; openTable: OpenTable }, look: (where: string, map: boolean) => Promise<void>): Promise<void> {
  for (const { name, enter } of states) {
    // An explanation under a resting mouse may cover what is pressed next.
    await device.page.mouse.move(1, 1);
    for (const open = device.page.locator('dialog:modal, [role=menu]:visible'); await open.count(); ) await device.page.keyboard.press('Escape');
    await enter(device, tools);
    if (HOURS[name]) await expect(device.page.locator('html')).toHaveAttribute('data-hour', HOURS[name]);
    await look(name, name in HOURS);
  }
}

const WALKS: readonly [string, readonly State[], object][] = [
  ['around the table', INN, {}],
  ['King of Dice', DICE, {}],
  ['the Nights', NIGHTS, {}],
  ['a phone', ON_A_PHONE, PHONE],
];

for (const [where, states, how] of WALKS) {
  test(`axe-core finds no violation by daylight or by lamplight: ${where}`, async ({ newDevice, sceneTables, openTable }) => {
    const device = await newDevice({ ...STILL, ...how });
    await walk(device, states, { sceneTables, openTable }, (name, map) => device.expectNoViolationInAnyLight(name, map));
  });

  test(`axe-core finds no violation with letters at 200 %: ${where}`, async ({ newDevice, sceneTables, openTable }) => {
    const device = await newDevice({ ...STILL, ...how });
    await device.setStored('settings', { textSize: 200 });
    await walk(device, states, { sceneTables, openTable }, (name, map) => device.expectNoViolation(name, map));
  });
}

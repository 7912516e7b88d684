/** Tables in prepared scenes: e2e/scenes has a scenario for each. And tables of finished games, which bots have played. */
import { test as base, type Device, type Opened } from './fixtures';
import { turnPageButton, question } from './nights-player';

export interface PlayedGame {
  game: string;
  seats: string[];
  seed: number;
  bot: string;
  options: Record<string, unknown>;
}

export interface SceneTables {
  /** Opens the table of a game that bots have played to its end; people sit there. */
  play: (game: PlayedGame) => Promise<Opened>;
  /** Opens a new table in a scene; nobody else plays there. */
  open: (name: string) => Promise<Opened>;
  /** Goes to a table in the given seat and waits until it is ready. A name opens a new table. */
  enter: (device: Device, scene: string | Opened, seat?: number) => Promise<void>;
}

export const test = base.extend<{ sceneTables: SceneTables }>({
  sceneTables: async ({ testHouse }, use) => {
    const open = (name: string) => testHouse.post(`/scenes/${name}`) as Promise<Opened>;
    await use({
      open,
      play: (game) => testHouse.post('/played', game) as Promise<Opened>,
      enter: async (device, scene, seat = 0) => {
        const { table, chairs } = typeof scene === 'string' ? await open(scene) : scene;
        await follow(device, `/t/${table}#${chairs[seat]!}`);
        await waitUntilReady(device);
      },
    });
  },
});

/** Follows a link within the page, without a reload, and waits until the previous table is gone. The first page is loaded. */
async function follow(device: Device, address: string): Promise<void> {
  const { page } = device;
  if (page.url() === 'about:blank') return device.go(address);
  await page.evaluate((address) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = address;
    if (link.pathname !== location.pathname) document.querySelector('main')?.setAttribute('data-left', '');
    link.click();
    link.remove();
  }, address);
  await page.locator('main[data-left]').waitFor({ state: 'detached' });
}

/** A player who joins a table reads on to the question. */
async function waitUntilReady(device: Device): Promise<void> {
  const dice = device.question.locator('.answers button:not([aria-disabled="true"])');
  for (;;) {
    await dice.or(question(device)).or(turnPageButton(device)).or(device.ending).first().waitFor();
    if (!(await turnPageButton(device).isVisible())) break;
    await turnPageButton(device).click({ timeout: 2000 }).catch(() => {});
  }
  await device.drawn();
}

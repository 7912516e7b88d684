/** What the tests stand on: a real house for each worker, and devices on which people play. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { House, IN_HASTE, kept } from '../tools/house.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf-8');

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

export interface Chair {
  kind: 'here' | 'link' | 'bot';
  name?: string;
  bot?: string;
}
export const here = (...names: string[]): Chair[] => names.map((name) => ({ kind: 'here', name }));
export const LINK: Chair = { kind: 'link' };
export const BOT: Chair = { kind: 'bot', bot: 'random' };

/** A table that is open, with all its keys. */
export interface Opened {
  table: string;
  host: string;
  invitation: string;
  gallery: string;
  chairs: (string | null)[];
}

/** A browser of its own: nothing is shared with another device but the house. */
export class Device {
  /** What must not happen: errors in the console, violations of the page's policy, requests to elsewhere. */
  readonly faults: string[] = [];
  /** Set by tests that cut the line: what the browser says about that is no fault. */
  mayLose = false;
  #told: (() => void)[] = [];

  constructor(
    readonly house: House,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== house.origin && protocol.startsWith('http')) this.faults.push(`a request to ${origin}`);
    });
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#note(message.text());
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (!payload.includes('"update"')) return;
        for (const hear of this.#told.splice(0)) hear();
      }),
    );
  }

  #note(text: string): void {
    if (!(this.mayLose && /WebSocket|net::ERR|Failed to load resource/.test(text))) this.faults.push(text);
  }

  /** Resolves when the house tells how the game stands now. */
  told(): Promise<void> {
    return new Promise((done) => this.#told.push(done));
  }

  async go(address: string): Promise<void> {
    await this.page.goto(this.house.origin + address);
  }

  /** Has the browser remember something from an earlier visit. */
  async recall(key: string, value: unknown): Promise<void> {
    await this.context.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key!) === null) localStorage.setItem(key!, text!);
      },
      [`serai.${key}`, JSON.stringify(value)],
    );
  }

  /** Comes to a table with keys that this browser has kept. */
  async comeTo(opened: Opened): Promise<void> {
    await this.recall('tables', [kept(opened)]);
    await this.go(`/t/${opened.table}`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click();
  }

  /** Chooses from a menu. */
  async pick(menu: string | RegExp, item: string | RegExp): Promise<void> {
    await this.press(menu);
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  get question(): Locator {
    return this.page.locator('.question[data-question]');
  }

  get ending(): Locator {
    return this.page.locator('.ending');
  }

  /** Waits until one of this device's seats is asked for something, by kind or whatever it is. */
  async asked(kind = ''): Promise<void> {
    const which = kind ? `[data-question="${kind}"]` : '[data-question]';
    await this.page.locator(`.question${which} .answers button:not([aria-disabled="true"])`).first().waitFor();
  }

  async expectNoViolation(where: string): Promise<void> {
    await this.page.evaluate(AXE);
    // The colours are those of the page at rest.
    await this.page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {}))));
    const found = await this.page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe.run();
      interface Violation {
        id: string;
        nodes: { html: string; any: { message: string }[] }[];
      }
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`));
    });
    expect.soft(found, where).toEqual([]);
  }
}

interface Fixtures {
  /** Brings another device; the first one comes unasked. */
  another: (how?: BrowserContextOptions) => Promise<Device>;
  device: Device;
  how: BrowserContextOptions;
  openTable: (chairs: Chair[], terms?: Record<string, unknown>) => Promise<Opened>;
}

export const test = base.extend<Fixtures, { inn: House }>({
  inn: [
    async ({}, use) => {
      const home = mkdtempSync(join(tmpdir(), 'serai-e2e-'));
      const house = await House.open(home, IN_HASTE);
      await use(house);
      await house.close();
      rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  how: [STILL, { option: true }],

  another: async ({ browser, inn }, use) => {
    const devices: Device[] = [];
    await use(async (how = STILL) => {
      const context = await browser.newContext({ locale: 'en-GB', acceptDownloads: true, viewport: { width: 1360, height: 900 }, ...how });
      const device = new Device(inn, context, await context.newPage());
      devices.push(device);
      return device;
    });
    for (const { context, faults } of devices) {
      expect.soft(faults, 'no error, no violation of the policy, no request to elsewhere').toEqual([]);
      await context.close();
    }
  },

  device: async ({ another, how }, use) => use(await another(how)),

  openTable: async ({ inn }, use) => use((chairs, terms) => inn.openTable({ chairs, terms }) as Promise<Opened>),
});

export { expect };

/** What the tests stand on: a real house, and devices on which people play. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { kept, type House } from '../tools/house.js';
import { sharedHouse } from './shared-house';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');
/** The rules that ask for colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

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
/** At a table of the Nights: one who knows the way home makes a short night. */
export const TRAVELLER: Chair = { kind: 'bot', bot: 'traveller' };

/** What is settled when a table is opened. Its dice come from a seed; sealed ones (null) fall alike at all tables of the tests' house. */
export interface TermsWanted extends Record<string, unknown> {
  seed: number | null;
}
export type OpenTable = (chairs: Chair[], terms: TermsWanted) => Promise<Opened>;

/** A table that is open, with all its keys. */
export interface Opened {
  table: string;
  host: string;
  invitation: string;
  gallery: string;
  chairs: (string | null)[];
}

/** A line that can be cut; it is mended by letting it be so no more. */
export interface Line {
  isCut: boolean;
  cut: () => Promise<void>;
}

/** A browser of its own: nothing is shared with another device but the house. */
export class Device {
  /** What must not happen: errors in the console, violations of the page's policy, requests to elsewhere. */
  readonly faults: string[] = [];
  /** Set by tests that cut the line: what the browser says about that is no fault. */
  mayLose = false;
  #light: 'light' | 'dark' = 'light';
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
    // A browser's remark on a machine that is busy.
    if (/preloaded using link preload but not used within a few seconds/.test(text)) return;
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

  /** Comes to a table by a link: a chair's own, the invitation, the gallery's. */
  async follow({ table }: Opened, key: string | null | undefined): Promise<void> {
    await this.go(`/t/${table}#${String(key)}`);
  }

  /** Has the line to the house lie in the test's hands. */
  async holdLine(): Promise<Line> {
    this.mayLose = true;
    const lines: { close: () => Promise<void> }[] = [];
    const held: Line = {
      isCut: false,
      cut: async () => {
        held.isCut = true;
        await Promise.all(lines.splice(0).map((line) => line.close()));
      },
    };
    await this.context.routeWebSocket(/\/socket$/, (line) => {
      if (held.isCut) {
        void line.close();
        return;
      }
      line.connectToServer();
      lines.push(line);
    });
    return held;
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

  /** Closes what lies above the page: only then are keys the page's again. */
  async escape(): Promise<void> {
    const above = this.page.locator('dialog:modal');
    const open = await above.count();
    await this.page.keyboard.press('Escape');
    await expect(above).toHaveCount(Math.max(open - 1, 0));
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** What is said of the button or link that has the focus. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const node = document.querySelector('button:focus, a:focus');
      return node?.ariaLabel ?? node?.textContent ?? '';
    });
  }

  /** The focus is on the next question or on the page, never lost. */
  async expectFocusKept(where: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => document.activeElement?.tagName), { message: where }).not.toBe('BODY');
  }

  async tabTo(text: string): Promise<void> {
    for (let i = 0; i < 30 && !(await this.focused()).includes(text); i++) await this.page.keyboard.press('Tab');
    expect(await this.focused()).toContain(text);
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

  /** Nothing sticks out of the screen. */
  async expectNothingWider(where = 'nothing is wider than the screen'): Promise<void> {
    // A phone's window grows with what sticks out; its root does not.
    expect.soft(await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
  }

  async expectNoViolation(where: string): Promise<void> {
    expect.soft(await this.#violations(), where).toEqual([]);
  }

  /** By daylight and by lamplight: nothing but colours changes with the light. The light stays as it was left, since a change costs time. */
  async expectNoViolationInAnyLight(where: string): Promise<void> {
    await this.expectNoViolation(`${where}, ${this.#light}`);
    this.#light = this.#light === 'light' ? 'dark' : 'light';
    await this.page.emulateMedia({ colorScheme: this.#light });
    expect.soft(await this.#violations(COLOURS), `${where}, ${this.#light}`).toEqual([]);
  }

  /** What axe-core finds, by all its rules or by some. */
  async #violations(rules?: string[]): Promise<string[]> {
    if (!(await this.page.evaluate(() => 'axe' in globalThis))) await this.page.evaluate(AXE);
    // The colours are those of the page at rest.
    await this.page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {}))));
    return this.page.evaluate(async (rules) => {
      interface Axe {
        run: (how: object) => Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
      }
      const { axe } = globalThis as unknown as { axe: Axe };
      // Nobody reads here what is well, nor the path to each node: both take time.
      const { violations } = await axe.run({
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        // Asked for by WCAG 2.2, and not by axe-core unless one says so.
        rules: { 'target-size': { enabled: true } },
        ...(rules && { runOnly: rules, rules: {} }),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`));
    }, rules);
  }
}

interface Fixtures {
  /** Brings another device; the first one comes unasked. */
  another: (how?: BrowserContextOptions) => Promise<Device>;
  device: Device;
  how: BrowserContextOptions;
  inn: House;
  openTable: OpenTable;
}

export const test = base.extend<Fixtures>({
  inn: async ({}, use) => use(sharedHouse()),

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

/** Test fixtures: a real server, and devices on which people play. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium as browserType, expect, test as base, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { chromium, FLAGS } from '../tools/chromium.js';
import { kept, type House } from '../tools/house.js';
import { sharedHouse } from './shared-house';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');
/** The rules about colours. */
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
/** A bot that goes home quickly, for short games of the Nights. */
export const TRAVELLER: Chair = { kind: 'bot', bot: 'traveller' };

/** The terms of a table. Dice come from the seed; sealed dice (null) are the same at all tables of the test server. */
export interface TermsWanted extends Record<string, unknown> {
  seed: number | null;
}
export type OpenTable = (chairs: Chair[], terms: TermsWanted) => Promise<Opened>;

/** A table with all its keys. */
export interface Opened {
  table: string;
  host: string;
  invitation: string;
  gallery: string;
  chairs: (string | null)[];
}

/** Cuts the connection; set `isCut` to false to restore it. */
export interface SocketControl {
  isCut: boolean;
  cut: () => Promise<void>;
}

/** The whole browser with a stored profile, for what neither the headless shell nor a private window does. */
export const openFullBrowser = (profile: string): Promise<BrowserContext> => browserType.launchPersistentContext(profile, { executablePath: chromium(), args: FLAGS });

/** A separate browser context that shares only the server with other devices. */
export class Device {
  /** Things that must not happen: console errors, CSP violations, requests to other hosts. */
  readonly faults: string[] = [];
  /** Set by tests that cut the connection, to tolerate the browser's messages about it. */
  expectsConnectionErrors = false;
  #light: 'light' | 'dark' = 'light';
  #updateListeners: (() => void)[] = [];

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
        for (const hear of this.#updateListeners.splice(0)) hear();
      }),
    );
  }

  #note(text: string): void {
    // Chromium's warning on a busy machine.
    if (/preloaded using link preload but not used within a few seconds/.test(text)) return;
    if (/Service Worker registration blocked by Playwright/.test(text)) return;
    // A server at home has no certificate.
    if (/Cross-Origin-Opener-Policy header has been ignored/.test(text)) return;
    if (!(this.expectsConnectionErrors && /WebSocket|net::ERR|Failed to load resource/.test(text))) this.faults.push(text);
  }

  /** Resolves at the next update from the server. */
  nextUpdate(): Promise<void> {
    return new Promise((done) => this.#updateListeners.push(done));
  }

  async go(address: string): Promise<void> {
    await this.page.goto(this.house.origin + address);
  }

  /** Puts a value into localStorage, as if from an earlier visit. */
  async setStored(key: string, value: unknown): Promise<void> {
    await this.context.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key!) === null) localStorage.setItem(key!, text!);
      },
      [`serai.${key}`, JSON.stringify(value)],
    );
  }

  /** Opens a table with stored keys. */
  async openTablePage(opened: Opened): Promise<void> {
    await this.setStored('tables', [kept(opened)]);
    await this.go(`/t/${opened.table}`);
  }

  /** Opens a table by a link: a chair's own, the invitation, or the gallery's. */
  async follow({ table }: Opened, key: string | null | undefined): Promise<void> {
    await this.go(`/t/${table}#${String(key)}`);
  }

  /** Lets the test cut the connection. */
  async interceptSocket(): Promise<SocketControl> {
    this.expectsConnectionErrors = true;
    const lines: { close: () => Promise<void> }[] = [];
    const held: SocketControl = {
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

  /** Chooses an item of a menu. */
  async pick(menu: string | RegExp, item: string | RegExp): Promise<void> {
    await this.press(menu);
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** Closes the top dialog and waits for it, since shortcuts do not work below a dialog. */
  async escape(): Promise<void> {
    const above = this.page.locator('dialog:modal');
    const open = await above.count();
    await this.page.keyboard.press('Escape');
    await expect(above).toHaveCount(Math.max(open - 1, 0));
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** The accessible name of the focused button or link. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const node = document.querySelector('button:focus, a:focus');
      return node?.ariaLabel ?? node?.textContent ?? '';
    });
  }

  /** The focus is on the next question, on the page of the Book or on the result: where the game goes on. */
  async expectFocusKept(where: string): Promise<void> {
    const focused = () =>
      this.page.evaluate(() => {
        const { activeElement } = document;
        // The answer that was given is about to go, unless the others have yet to choose.
        if (activeElement?.matches('[data-answered]') && !document.querySelector('.question-panel .made')) return 'on the answer';
        return activeElement?.closest('.question, .question-panel, article.book, .ending') ? 'kept' : activeElement?.outerHTML.slice(0, 120);
      });
    await expect.poll(focused, { message: where, intervals: [50] }).toBe('kept');
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

  /** Waits until one of this device's seats has a question, of the given kind if any. */
  async asked(kind = ''): Promise<void> {
    const which = kind ? `[data-question="${kind}"]` : '[data-question]';
    await this.page.locator(`.question${which} .answers button:not([aria-disabled="true"])`).first().waitFor();
  }

  /**
   * Waits until the page is drawn: `load` comes before that, since the client lets the browser paint the placeholder first, and then draws
   * a table piece by piece (src/idleQueue.ts), in letters of other widths until its fonts have come.
   */
  async drawn(): Promise<void> {
    await this.page.locator('main').first().waitFor();
    await this.page.evaluate(async () => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      let changed = true;
      const observer = new MutationObserver(() => (changed = true));
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      // The queue does a piece of its work in every frame.
      for (let unchanged = 0; unchanged < 4; unchanged = changed ? 0 : unchanged + 1) {
        changed = false;
        await new Promise(requestAnimationFrame);
      }
      observer.disconnect();
      await document.fonts.ready;
    });
  }

  /** Nothing is wider than the screen. */
  async expectNothingWider(where = 'nothing is wider than the screen'): Promise<void> {
    await this.drawn();
    // On phones the window grows with wide content; the root element does not.
    expect.soft(await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
  }

  /** The drawing of the map is the same at every table and larger than the rest of the page: axe.spec.ts checks it, with `map`. */
  async expectNoViolation(where: string, map = false): Promise<void> {
    expect.soft(await this.#violations(map), where).toEqual([]);
  }

  /** In light and dark mode; only colours differ between them. The mode stays switched, since a change takes time. */
  async expectNoViolationInAnyLight(where: string, map = false): Promise<void> {
    await this.expectNoViolation(`${where}, ${this.#light}`, map);
    this.#light = this.#light === 'light' ? 'dark' : 'light';
    await this.page.emulateMedia({ colorScheme: this.#light });
    expect.soft(await this.#violations(map, COLOURS), `${where}, ${this.#light}`).toEqual([]);
  }

  /** The violations that axe-core finds, by all rules or by some. */
  async #violations(map: boolean, rules?: string[]): Promise<string[]> {
    await this.drawn();
    if (!(await this.page.evaluate(() => 'axe' in globalThis))) await this.page.evaluate(AXE);
    // Wait for animations: colours in motion are not final.
    await this.page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {}))));
    return this.page.evaluate(async ({ map, rules }) => {
      interface Axe {
        run: (how: object) => Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
      }
      const { axe } = globalThis as unknown as { axe: Axe };
      const drawings = map ? [] : [...document.querySelectorAll('.map .world > :is(svg, .letters)')].map((drawing) => ({ drawing, place: new Comment() }));
      for (const { drawing, place } of drawings) drawing.replaceWith(place);
      // Passes and selectors are not needed and take time.
      const { violations } = await axe.run({
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        // Required by WCAG 2.2, but disabled in axe-core by default.
        rules: { 'target-size': { enabled: true } },
        ...(rules && { runOnly: rules, rules: {} }),
      });
      for (const { drawing, place } of drawings) place.replaceWith(drawing);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`));
    }, { map, rules });
  }
}

interface Fixtures {
  /** Creates another device, beside `device`. */
  newDevice: (options?: BrowserContextOptions, house?: House) => Promise<Device>;
  device: Device;
  deviceOptions: BrowserContextOptions;
  testHouse: House;
  openTable: OpenTable;
}

export const test = base.extend<Fixtures>({
  testHouse: async ({}, use) => use(sharedHouse()),

  deviceOptions: [STILL, { option: true }],

  newDevice: async ({ browser, testHouse }, use) => {
    const devices: Device[] = [];
    await use(async (options = STILL, house = testHouse) => {
      // Workers would answer requests that tests watch or refuse; `offline.spec.ts` allows them.
      const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', acceptDownloads: true, viewport: { width: 1360, height: 900 }, ...options });
      const device = new Device(house, context, await context.newPage());
      devices.push(device);
      return device;
    });
    for (const { context, faults } of devices) {
      expect.soft(faults, 'no error, no violation of the policy, no request to elsewhere').toEqual([]);
      await context.close();
    }
  },

  device: async ({ newDevice, deviceOptions }, use) => use(await newDevice(deviceOptions)),

  openTable: async ({ testHouse }, use) => use((chairs, terms) => testHouse.openTable({ chairs, terms }) as Promise<Opened>),
});

export { expect };

/** Accessibility of the Nights: screen reader texts, reduced motion, and reading aloud. */
import type { BrowserContext } from '@playwright/test';
import { expect, here, TRAVELLER } from './fixtures';
import { answer, MOUSE, night, question, untilAsked } from './nights-player';
import { test } from './scenes';

test('what a screen reader is told: the question, the page, the map as a list', async ({ device, openTable }) => {
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(20)));
  await untilAsked(device, MOUSE);
  await expect(question(device)).toMatchAriaSnapshot({ name: 'nights-goal.aria.yml' });
  await untilAsked(device, MOUSE, 'move');
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(page.getByRole('region', { name: 'The map as a list' })).toMatchAriaSnapshot({ name: 'nights-map-list.aria.yml' });
  await page.getByRole('button', { name: 'Back to the map' }).click();
  await answer(device, MOUSE, ['move']);
  await untilAsked(device, MOUSE, 'reaction');
  // The wording belongs to the Book.
  await expect(page.locator('article.book')).toMatchAriaSnapshot({ name: 'nights-page.aria.yml' });
  await expect(question(device)).toMatchAriaSnapshot({ name: 'nights-reaction.aria.yml' });
  await answer(device, MOUSE);
  // Everything that appears on the page is announced once and in order.
  await expect(page.getByRole('button', { name: /Turn the page|Read on/ }).or(question(device)).first()).toBeVisible();
  const heard = await page.getByRole('log', { name: 'The tale' }).locator('p').allInnerTexts();
  expect(heard.length).toBeGreaterThan(2);
  const told = await page.locator('article.book [data-passage]').count();
  expect(heard.length).toBeGreaterThanOrEqual(Math.min(told, 3));
});

test('in forced colours the text on the map keeps the ink of the map', async ({ device, openTable }) => {
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(20)));
  const name = page.locator('.map .letters .name').first();
  const ink = await name.evaluate((node) => getComputedStyle(node).color);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(name, 'a forced colour is the same for the letters and their outline').toHaveCSS('color', ink);
});

/**
 * Records motion frame by frame: animations, the map, its pieces and the page. An element moves if it keeps changing without any
 * action by the player or the server. The page's clock counts frames, so a journey takes as many of them on a slow machine.
 */
async function watchMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    const MOVES = '.world, .pieces [style], .scroller, .track .come';
    let done = 0;
    let frames = 0;
    const now = () => frames * 16;
    const nextFrame = requestAnimationFrame.bind(globalThis);
    performance.now = now;
    globalThis.requestAnimationFrame = (act) => nextFrame(() => act(now()));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, keyframes, options) {
      if (typeof options === 'object' && Number(options.duration) > 0) moved.add(`animated: ${String(this.className)}`);
      return animate.call(this, keyframes, options);
    };
    for (const kind of ['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'resize']) addEventListener(kind, () => done++, { capture: true });
    globalThis.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', () => done++);
      }
    };
    const before = new WeakMap<Element, { at: string; changes: number; done: number }>();
    const look = () => {
      frames++;
      for (const { effect, playState } of document.getAnimations()) {
        if (playState === 'running') moved.add(`animated: ${(effect as KeyframeEffect).target?.className ?? ''}`);
      }
      for (const each of document.querySelectorAll(MOVES)) {
        const at = `${(each as HTMLElement).style.cssText} ${String(each.scrollTop)}`;
        const last = before.get(each);
        const changes = last && last.at !== at && last.done === done ? last.changes + 1 : 0;
        before.set(each, { at, changes, done });
        if (changes > 2) moved.add(`moving: ${each.className}`);
      }
      nextFrame(look);
    };
    nextFrame(look);
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`whoever wants no motion sees none, whoever wants it does: ${reducedMotion}`, async ({ newDevice, openTable }) => {
    test.slow();
    const device = await newDevice({ reducedMotion });
    await watchMotion(device.context);
    await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(20)));
    const before: string[] = [];
    const moved = () => device.page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved]);
    const lacking = async () => {
      const seen = await moved();
      return ['animated: page prose', 'moving: world'].filter((each) => !seen.some((one) => one.startsWith(each)));
    };
    const isWanted = reducedMotion === 'no-preference';
    // The map moves only if a journey leads out of sight.
    while ((before.filter((kind) => kind === 'move').length < 2 || (isWanted && (await lacking()).length > 0)) && (await untilAsked(device, MOUSE))) {
      before.push(await answer(device, MOUSE, before));
    }
    await untilAsked(device, MOUSE);
    if (isWanted) expect(await lacking()).toEqual([]);
    else expect(await moved()).toEqual([]);
  });
}

test.describe('read aloud', () => {
  test('where there is no voice, or no speech at all, the button says why', async ({ device, newDevice, openTable }) => {
    const opened = await openTable([...here('Ana'), TRAVELLER], night(20));
    await device.openTablePage(opened);
    await device.press('Read aloud');
    await expect(device.dialog('Read aloud')).toContainText('This device has no English voice.');
    await expect(device.button('Read aloud')).toHaveAccessibleDescription(/This device has no English voice/);

    const mute = await newDevice();
    await mute.context.addInitScript(() => {
      Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
      Reflect.deleteProperty(globalThis, 'speechSynthesis');
    });
    await mute.openTablePage(opened);
    await mute.press('Read aloud');
    await expect(mute.dialog('Read aloud')).toContainText('This browser cannot read aloud.');
  });

  test('the page is read in the viewer’s language, and stops when asked', async ({ device, sceneTables }) => {
    await device.context.addInitScript(() => {
      const spoken: { text: string; lang: string }[] = [];
      const voice = { name: 'Zubayda', lang: 'en-GB', voiceURI: 'zubayda', default: true, localService: true };
      class Utterance extends EventTarget {
        lang = '';
        rate = 1;
        voice: unknown = null;
        onend: (() => void) | null = null;
        constructor(readonly text: string) {
          super();
        }
      }
      const synthesiser = Object.assign(new EventTarget(), {
        speaking: false,
        paused: false,
        getVoices: () => [voice],
        speak: (utterance: Utterance) => spoken.push({ text: utterance.text, lang: utterance.lang }),
        cancel: () => spoken.push({ text: '(cancelled)', lang: '' }),
        pause: () => {},
        resume: () => {},
      });
      Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesiser, configurable: true });
      Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, spoken });
    });
    const spoken = () => device.page.evaluate(() => (globalThis as unknown as { spoken: { text: string; lang: string }[] }).spoken);
    await sceneTables.enter(device, 'nights-reaction');
    await device.press('Read aloud');
    await expect.poll(async () => (await spoken()).filter(({ lang }) => lang).length).toBeGreaterThan(0);
    const [first] = (await spoken()).filter(({ lang }) => lang);
    expect(first!.lang).toMatch(/^en/);
    const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
    expect(letters(await device.page.locator('article.book').innerText())).toContain(letters(first!.text));
    await device.press('Stop reading');
    await expect(device.button('Stop reading')).toHaveCount(0);
    expect((await spoken()).at(-1)!.text).toBe('(cancelled)');
  });
});

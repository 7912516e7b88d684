import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import Log, { type Entry } from '../src/components/Log.svelte';

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** The scroll properties that the test environment lacks. */
let height: number;
let room: number;
let top: number;
let entries: Entry[];
let mounted: Record<string, unknown>;
let log: HTMLElement;

beforeEach(async () => {
  [height, room, top] = [400, 250, 0];
  const said = $state([{ id: 0, text: 'Night falls.' }]);
  entries = said;
  mounted = mount(Log, { target: document.body, props: { label: 'What has happened', entries: said } });
  log = document.querySelector('.log')!;
  Object.defineProperties(log, {
    scrollHeight: { get: () => height },
    clientHeight: { get: () => room },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.max(0, Math.min(to, height - room))) },
  });
  flushSync();
  await frame();
});
afterEach(() => unmount(mounted));

async function tell(text: string): Promise<void> {
  height += 100;
  entries.push({ id: entries.length, text });
  flushSync();
  await frame();
}
const scrolled = () => log.dispatchEvent(new Event('scroll'));

it('follows though there is less room by the time the browser tells that it was scrolled', async () => {
  room = 100;
  scrolled();
  await tell('A lamp is lit.');
  expect(top).toBe(400);
});

it('follows though its text grew shorter and its room smaller before the browser told that it was scrolled', async () => {
  height = 300;
  log.scrollTop = top;
  room = 100;
  scrolled();
  await tell('A lamp is lit.');
  expect(top).toBe(300);
});

it('stays where the reader scrolled, and follows again from the end on', async () => {
  scrolled();
  log.dispatchEvent(new Event('wheel'));
  log.scrollTop = 40;
  scrolled();
  await tell('A lamp is lit.');
  expect(top).toBe(40);
  log.scrollTop = height;
  scrolled();
  await tell('A door opens.');
  expect(top).toBe(height - room);
});

import { flushSync } from 'svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import { soundAmbience, soundDice, soundPhrase } from '../src/sounds';

interface Started {
  loop: boolean;
  stopped: boolean;
}

/** Counts what a real one would play. */
class SilentContext {
  static all: SilentContext[] = [];
  state = 'suspended';
  currentTime = 0;
  destination = {};
  started: Started[] = [];
  gains: { value: number }[] = [];
  constructor() {
    SilentContext.all.push(this);
  }
  resume = () => Promise.resolve(void (this.state = 'running'));
  suspend = () => Promise.resolve(void (this.state = 'suspended'));
  createBuffer = () => ({ copyToChannel: () => {} });
  createDynamicsCompressor = () => ({ connect: <Node>(node: Node) => node });
  createGain() {
    const gain = { value: 1, setTargetAtTime: (value: number) => (gain.value = value) };
    this.gains.push(gain);
    return { gain, connect: <Node>(node: Node) => node };
  }
  createBufferSource() {
    const source = { loop: false, stopped: false, playbackRate: {}, connect: <Node>(node: Node) => node, start: () => this.started.push(source), stop: () => (source.stopped = true) };
    return source;
  }
}

class QuickWorker extends EventTarget {
  postMessage({ number }: { number: number }) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { number, samples: new Float32Array(1) } })));
  }
}

let hidden = false;
beforeAll(() => {
  vi.stubGlobal('AudioContext', SilentContext);
  vi.stubGlobal('Worker', QuickWorker);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterAll(() => vi.unstubAllGlobals());

const audio = () => SilentContext.all[0]!;
const loops = () => audio().started.filter(({ loop, stopped }) => loop && !stopped).length;

it('the player is not part of any page', () => {
  const facade = readFileSync(join(import.meta.dirname, '../src/sounds.ts'), 'utf-8');
  expect([...facade.matchAll(/^import (?!type).*'(.*)'/gm)].map(([, path]) => path)).toEqual(['./settings.svelte']);
});

it('nothing sounds until asked, at the volume asked for, and never while the page is hidden', async () => {
  soundDice(2);
  soundAmbience('sea');
  await Promise.resolve();
  expect(SilentContext.all).toEqual([]);

  [settings.sound, settings.volume] = [true, 50];
  soundAmbience('sea');
  await vi.dynamicImportSettled();
  expect(SilentContext.all).toHaveLength(1);
  flushSync();
  await vi.waitFor(() => expect(loops()).toBe(1));
  expect(audio().state).toBe('running');
  expect(audio().gains[0]!.value).toBe(0.25);
  soundDice(2);
  await vi.waitFor(() => expect(audio().started).toHaveLength(1 + 2 * 3));

  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(audio().state).toBe('suspended');
  soundPhrase('night');
  await new Promise((done) => setTimeout(done));
  expect(audio().started).toHaveLength(7);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(audio().state).toBe('running');

  soundAmbience('market');
  await vi.waitFor(() => expect(audio().started).toHaveLength(8));
  expect(loops(), 'one place at a time').toBe(1);
  settings.sound = false;
  flushSync();
  expect(audio().state).toBe('suspended');
  soundAmbience(null);
  await vi.waitFor(() => expect(loops()).toBe(0));
}, 60_000);

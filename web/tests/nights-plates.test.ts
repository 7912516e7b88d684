import { readdirSync, readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlateInfo } from '../src/house/messages';
import Showcase from '../src/nights/plates/Showcase.svelte';
import { addOverlayOnHead, addOverlayAround, positionOfSecondHead } from '../src/nights/plates/overlays';
import { PlateCollection } from '../src/nights/plates/plates.svelte';

const FOLDER = '../packs/first-book/plates';
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf-8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length))
  .sort();
const HEAD = { x: 100, y: 90, size: 0.5, turn: -8, turned: true };
const drawing = (name: string) => readFileSync(`${FOLDER}/${name}.svg`, 'utf-8');

/** A server that has every plate of the first Book; the file of a plate is called like the plate. */
function serve(extra: Record<string, PlateInfo> = {}, draw = drawing): string[] {
  const plates = Object.fromEntries(FILES.map((name) => [name, { file: name, words: `Words of ${name}.`, ...(name.startsWith('beings/') && { head: HEAD }) }]));
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    asked.push(String(path));
    if (path === '/api/games') return Promise.resolve(Response.json([{ id: 'nights', packs: [{ digest: 'abc' }] }]));
    if (path === '/api/books/abc/en/plates') return Promise.resolve(Response.json({ plates: { ...plates, ...extra } }));
    const name = String(path).replace('/api/plates/abc/', '');
    return Promise.resolve(FILES.includes(name) ? new Response(draw(name)) : Response.json({ sentence: '', key: 'refused-no-page' }, { status: 404 }));
  });
  return asked;
}
afterEach(() => vi.restoreAllMocks());

it('shows every plate, and the chosen one at every hour in both themes', async () => {
  // Parsing hundreds of whole drawings takes longer than a test may.
  serve({}, () => '<svg></svg>');
  const shown = mount(Showcase, { target: document.body });
  const whole = FILES.filter((name) => !/^(around|heads|worn)/.test(name));
  await vi.waitFor(() => expect(document.querySelectorAll('button')).toHaveLength(whole.length));
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label')).sort()).toEqual(whole);
  await vi.waitFor(() => expect(document.querySelectorAll('[data-hour] .plate > svg')).toHaveLength(6));
  buttons.at(-1)!.click();
  flushSync();
  expect(document.querySelectorAll('[data-hour] .plate > svg'), 'the former picture has gone').toHaveLength(0);
  const name = buttons.at(-1)!.getAttribute('aria-label')!;
  await vi.waitFor(() => expect(document.querySelectorAll(`[role=img][aria-label="Words of ${name}."] > svg`)).toHaveLength(6));
  const large = [...document.querySelectorAll<HTMLElement>('[data-hour]')];
  expect(new Set(large.map((one) => `${one.dataset.hour} ${one.className}`)).size).toBe(6);
  await unmount(shown);
});

it('fetches the list and each drawing once, and only what is shown', async () => {
  const asked = serve();
  const plates = new PlateCollection();
  const found = await Promise.all([1, 2].map(() => plates.find('abc', 'beings/vizier', [])));
  expect(found).toEqual(Array(2).fill({ drawing: drawing('beings/vizier'), words: 'Words of beings/vizier.' }));
  expect(asked).toEqual(['/api/books/abc/en/plates', '/api/plates/abc/beings/vizier']);
});

it('finds a marvel as a being, and nothing for what has no plate', async () => {
  serve();
  const plates = new PlateCollection();
  expect((await plates.find('abc', 'beings/rocs-egg', []))?.drawing).toBe(drawing('marvels/rocs-egg'));
  expect((await plates.find('abc', 'encounters/rocs-egg', []))?.drawing).toBe(drawing('marvels/rocs-egg'));
  expect(await plates.find('abc', 'beings/nobody', ['burning'])).toBeNull();
});

it('tries again after a failure', async () => {
  const plates = new PlateCollection();
  await expect(plates.find('abc', 'beings/vizier', [])).rejects.toThrow();
  serve();
  expect(await plates.find('abc', 'beings/vizier', [])).not.toBeNull();
});

it('adds what adjectives change to drawing and words', async () => {
  serve({ 'worn/two-headed': { words: 'He has another head.' } });
  const plates = new PlateCollection();
  const [vizier, burning, veiled] = ['beings/vizier', 'around/burning', 'worn/one-eyed'].map(drawing) as [string, string, string];
  expect(await plates.find('abc', 'beings/vizier', ['burning'])).toEqual({ drawing: addOverlayAround(vizier, burning), words: 'Words of beings/vizier. Words of around/burning.' });
  expect((await plates.find('abc', 'beings/vizier', ['one-eyed', 'wise']))?.drawing).toBe(addOverlayOnHead(vizier, veiled, HEAD));
  const twin = await plates.find('abc', 'beings/vizier', ['two-headed']);
  expect(twin).toEqual({ drawing: addOverlayOnHead(vizier, drawing('heads/beings/vizier'), positionOfSecondHead(HEAD)), words: 'Words of beings/vizier. He has another head.' });
  expect(addOverlayOnHead(vizier, veiled, HEAD)).toContain('<g transform="translate(100 90) rotate(-8) scale(-0.5 0.5)">');
});

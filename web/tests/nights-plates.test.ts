import { readdirSync } from 'node:fs';
import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import Showcase from '../src/nights/plates/Showcase.svelte';

const FILES = readdirSync('../packs/first-book/plates', { recursive: true, encoding: 'utf-8' })
  .filter((file) => /^(beings|heroes|marvels|places).*\.svg$/.test(file))
  .map((file) => file.slice(0, -'.svg'.length))
  .sort();

it('shows every plate, and the chosen one at every hour in both themes', async () => {
  const shown = mount(Showcase, { target: document.body });
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label')).sort()).toEqual(FILES);
  buttons.at(-1)!.click();
  flushSync();
  await vi.dynamicImportSettled();
  await tick();
  expect(document.querySelectorAll('[role=img] > svg')).toHaveLength(6);
  const large = [...document.querySelectorAll<HTMLElement>('[role=img]')];
  expect(new Set(large.map((one) => `${one.dataset.hour} ${one.className}`)).size).toBe(6);
  expect(large.map((one) => one.getAttribute('aria-label'))).toEqual(Array(6).fill(buttons.at(-1)!.getAttribute('aria-label')));
  await unmount(shown);
}, 30_000); // it loads more than a hundred files, one by one

import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import InTurn from '../src/parts/InTurn.svelte';
import { inTurn } from '../src/turns';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('does a little at a time, in the order in which it was asked', async () => {
  const done: string[] = [];
  const slow = (name: string) => () => {
    done.push(name);
    vi.setSystemTime(Date.now());
    vi.advanceTimersByTime(20);
  };
  for (const name of ['a', 'b', 'c']) inTurn(slow(name));
  inTurn(slow('never'))();
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['a', 'b', 'c']);
});

it('is there at once where nothing arrives', async () => {
  const children = createRawSnippet(() => ({ render: () => '<b>here</b>' }));
  const shown = mount(InTurn, { target: document.body, props: { shape: '1', children } });
  flushSync();
  expect(document.body.textContent).toBe('here');
  await unmount(shown);
});

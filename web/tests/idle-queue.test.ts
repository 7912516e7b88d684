import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Deferred from '../src/components/Deferred.svelte';
import { runWhenIdle } from '../src/idleQueue';

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
  for (const name of ['a', 'b', 'c']) runWhenIdle(slow(name));
  runWhenIdle(slow('never'))();
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['a', 'b', 'c']);
});

it('is there at once where nothing arrives', async () => {
  const children = createRawSnippet(() => ({ render: () => '<b>here</b>' }));
  const shown = mount(Deferred, { target: document.body, props: { aspectRatio: '1', children } });
  flushSync();
  expect(document.body.textContent).toBe('here');
  await unmount(shown);
});

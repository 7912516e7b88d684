import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Explanation from '../src/components/Explanation.svelte';

let mounted: Record<string, unknown>;
const send = (type: string, target: Element, clientX: number) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY: 20, pointerType: 'mouse' }));
const shown = () => {
  vi.advanceTimersByTime(1000);
  flushSync();
  return document.querySelector('[role=tooltip]')?.textContent.trim() ?? '';
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><p>Watch the replay</p><span data-explain="Points that bring luck.">Destiny</span></main>';
  mounted = mount(Explanation, { target: document.body });
  flushSync();
});
afterEach(async () => {
  await unmount(mounted);
  vi.useRealTimers();
});

describe('an explanation', () => {
  const text = () => document.querySelector('p')!;
  const sign = () => document.querySelector('[data-explain]')!;

  it('comes to a mouse that moves there', () => {
    send('pointermove', text(), 10);
    send('pointerover', sign(), 30);
    send('pointermove', sign(), 30);
    expect(shown()).toContain('Points that bring luck.');
  });

  it('does not come up because its element appears under a resting mouse, only once the mouse moves', () => {
    send('pointermove', text(), 10);
    send('pointerover', sign(), 10);
    expect(shown()).toBe('');
    send('pointermove', sign(), 12);
    expect(shown()).toContain('Points that bring luck.');
  });
});

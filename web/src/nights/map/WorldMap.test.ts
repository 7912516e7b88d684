import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NightsBoard, StatusDisplays } from '../../house/messages';
import { settings } from '../../settings.svelte';
import { loadLanguage } from '../../i18n/say.svelte';
import statuses from '../../../tests/golden/nights/statuses.json';
import { setStatuses } from '../statuses.svelte';
import { parseMap } from './parseMap';
import { BOARD, bookFromMap, spotsWithin } from './mock';
import { SMALL } from './smallMapFixture';
import WorldMap from './WorldMap.svelte';

vi.mock('./painter', () => ({ createPainter: () => ({ paint: () => new Promise(() => {}), close: () => {} }) }));

setStatuses(statuses as StatusDisplays);
const [chart, book] = [parseMap(SMALL), bookFromMap(SMALL)];
let mounted: Record<string, unknown> | undefined;

function show({ asked = true, board = BOARD }: { asked?: boolean; board?: NightsBoard } = {}) {
  const onchoose = vi.fn();
  const choices = asked ? spotsWithin(2, 'baghdad', chart, book, 'haunted-house') : [];
  mounted = mount(WorldMap, { target: document.body, props: { svg: SMALL, book, board, time: 'morning', seat: 'Ana', choices, onchoose } });
  flushSync();
  return { onchoose, button: (space: string) => document.querySelector<HTMLButtonElement>(`button[data-space="${space}"]`)! };
}
const press = (key: string, target: Element) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};
const map = () => document.querySelector('[role=application]')!;
const world = () => document.querySelector<HTMLElement>('.world')!.style.transform;
function pointer(type: string, x: number, y: number, more: PointerEventInit = {}) {
  map().dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0, ...more }));
  flushSync();
}
/** The position of a space in the window, computed from the page's transform. */
function whereIs(space: string): [number, number] {
  const [, x, y, scale] = (/translate3d\((-?[\d.]+)px, (-?[\d.]+)px.*scale\(([\d.]+)\)/.exec(world()) ?? []).map(Number) as [number, number, number, number];
  const seal = chart.seals[space]!;
  return [x + seal.x * scale, y + seal.y * scale];
}

beforeAll(async () => {
  await loadLanguage('en');
  settings.motion = 'reduced';
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  HTMLElement.prototype.setPointerCapture = () => {};
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
});

describe('the map', () => {
  it('letters only the name of the start as such, wherever a name is anchored', () => {
    show();
    const names = [...document.querySelectorAll<HTMLElement>('.letters > .name')];
    expect(names.map(({ dataset, textContent }) => [dataset.anchor, dataset.label, textContent.trim()])).toContainEqual(['start', 'damascus', 'damascus']);
    expect(names.filter((name) => name.classList.contains('start')).map(({ dataset }) => dataset.label)).toEqual(['baghdad']);
  });

  it('offers the spaces of the question as buttons that say what they are', () => {
    const { button } = show();
    expect(button('damascus').getAttribute('aria-label')).toBe('damascus, city, one space away');
    expect([...document.querySelectorAll('button[data-space]')].map((each) => each.getAttribute('data-space'))).toEqual([
      'damascus',
      'basra',
      'red-sea',
      'herat',
      'haunted-house',
    ]);
  });

  it('offers nothing where nothing is asked', () => {
    show({ asked: false });
    expect(document.querySelector('button[data-space]')).toBeNull();
  });

  it('has one button that Tab reaches, and arrows lead on from there', () => {
    const { button } = show();
    expect(document.querySelectorAll('button[data-space][tabindex="0"]')).toHaveLength(1);
    button('damascus').focus();
    press('ArrowRight', button('damascus'));
    expect(document.activeElement).not.toBe(button('damascus'));
    button('basra').focus();
    press('ArrowUp', button('basra'));
    expect((document.activeElement as HTMLElement).dataset.space).toBe('haunted-house');
    expect(button('haunted-house').tabIndex).toBe(0);
  });

  it('shows the way to the space that has the focus, and Enter chooses it', () => {
    const { button, onchoose } = show();
    button('red-sea').focus();
    flushSync();
    expect(document.querySelectorAll('.shown-way path:not(.edge)')).toHaveLength(2);
    expect(document.querySelector('.shown-way .by-sea')).not.toBeNull();
    expect(document.querySelector('.caption')!.textContent).toContain('red-sea');
    button('red-sea').click();
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('move:red-sea');
    expect(document.activeElement).toBe(map());
  });

  it('asks again after one tap, and takes the second', () => {
    const { onchoose } = show();
    const at = whereIs('damascus');
    pointer('pointerdown', ...at);
    pointer('pointerup', ...at);
    expect(onchoose).not.toHaveBeenCalled();
    expect(document.querySelector('.caption')!.textContent).toContain('Go there');
    pointer('pointerdown', ...at);
    pointer('pointerup', ...at);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('move:damascus');
  });

  it('takes the button at its foot as well, and Escape takes the tap back', () => {
    const { onchoose } = show();
    const at = whereIs('basra');
    pointer('pointerdown', ...at);
    pointer('pointerup', ...at);
    press('Escape', map());
    expect(document.querySelector('.caption')).toBeNull();
    pointer('pointerdown', ...at);
    pointer('pointerup', ...at);
    document.querySelector<HTMLButtonElement>('.caption .now')!.click();
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('move:basra');
  });

  it('is viewAfterDrag, which chooses nothing', () => {
    const { onchoose } = show();
    press('+', map());
    press('+', map());
    const [at, before] = [whereIs('damascus'), world()];
    pointer('pointerdown', ...at);
    pointer('pointermove', at[0] + 40, at[1] + 30, { buttons: 1 });
    pointer('pointerup', at[0] + 40, at[1] + 30);
    expect(world()).not.toBe(before);
    expect(document.querySelector('.caption')).toBeNull();
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('is moved, brought nearer and shown whole by keys', () => {
    show();
    press('0', map());
    const whole = world();
    press('+', map());
    expect(world()).not.toBe(whole);
    const near = world();
    press('ArrowRight', map());
    expect(world()).not.toBe(near);
    press('0', map());
    expect(world()).toBe(whole);
  });

  it('tells of any space that is tapped who and what is there', () => {
    show({ asked: false });
    const at = whereIs('basra');
    pointer('pointerdown', ...at);
    pointer('pointerup', ...at);
    const told = document.querySelector('.caption')!.textContent;
    expect(told).toContain('Bo’s seat as Vizier');
    expect(told).not.toContain('Go there');
  });

  it.each([
    ['basra', 'cities/basra'],
    ['haunted-house', 'places/haunted-house'],
  ])('the caption of a space has its plate: %s', (space, plate) => {
    show({ asked: false });
    pointer('pointerdown', ...whereIs(space));
    pointer('pointerup', ...whereIs(space));
    expect(document.querySelector<HTMLElement>('.caption [data-plate]')!.dataset.plate).toBe(plate);
  });
});

describe('the list', () => {
  async function list() {
    [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('Show as a list'))!.click();
    flushSync();
    await tick();
    return document.querySelector<HTMLElement>('[role=region]')!;
  }

  it('has the spaces within reach by distance, as real buttons', async () => {
    const { onchoose } = show();
    const region = await list();
    expect([...region.querySelectorAll('h4')].map((each) => each.textContent)).toEqual(['One space away', '2 spaces away']);
    expect(map().hasAttribute('inert')).toBe(true);
    [...region.querySelectorAll('button')].find((each) => each.textContent?.includes('red-sea'))!.click();
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('move:red-sea');
    flushSync();
    expect(document.querySelector('[role=region]')).toBeNull();
    await tick();
    expect(document.activeElement).toBe(map());
  });

  it('finds what one types, and says when there is nothing', async () => {
    show();
    const region = await list();
    const field = region.querySelector('input')!;
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    type('dam');
    expect(region.querySelectorAll('section:first-of-type button')).toHaveLength(1);
    expect(region.querySelector('[aria-live]')!.textContent).toBe('One space within reach');
    type('xyz');
    expect(region.textContent).toContain('Nothing within reach has that name.');
  });

  it('tells who is where, and Escape leaves it', async () => {
    show({ asked: false });
    const region = await list();
    expect(region.textContent).toContain('Ana is here · Inés is here · Dov is here');
    expect(region.textContent).toContain('Arabia');
    press('Escape', region);
    expect(document.querySelector('[role=region]')).toBeNull();
  });
});

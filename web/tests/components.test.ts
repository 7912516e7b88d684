import lamp from 'icon:magic-lamp';
import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Initial from '../src/ornament/Initial.svelte';
import Button from '../src/components/Button.svelte';
import Card from '../src/components/Card.svelte';
import Choice from '../src/components/Choice.svelte';
import Log from '../src/components/Log.svelte';
import Menu from '../src/components/Menu.svelte';
import Notices from '../src/components/Notices.svelte';
import PlayerBadge from '../src/components/PlayerBadge.svelte';
import QrCode from '../src/components/QrCode.svelte';
import { announceToScreenReaders, dismissNotice, showNotice } from '../src/notices.svelte';
import { settings } from '../src/settings.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';

let mounted: Record<string, unknown> | undefined;

function show<Props extends object>(component: Component<Props, object, keyof Props & string> | Component<Props>, props: NoInfer<Props>): HTMLElement {
  mounted = mount(component as Component, { target: document.body, props });
  flushSync();
  return document.body;
}
const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
const press = (key: string, target: EventTarget = document.body) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};

beforeAll(() => loadLanguage('en'));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
  settings.keys = true;
  settings.motion = 'system';
});

describe('a choice', () => {
  const options = [
    { id: 'bow', text: 'Bow' },
    { id: 'flee', text: 'Flee' },
  ];

  it('is a named group of real buttons', () => {
    const page = show(Choice, { question: 'How do you greet him?', options, choose: () => {} });
    const group = page.querySelector('[role=group]')!;
    expect(document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent).toBe('How do you greet him?');
    expect([...group.querySelectorAll('button')].map((button) => button.querySelector('.answer')!.textContent)).toEqual(['Bow', 'Flee']);
  });

  it('is made by a number key, unless one is writing or keys are off', () => {
    const choose = vi.fn();
    const page = show(Choice, { question: 'How?', options, choose });
    const input = page.appendChild(document.createElement('input'));
    press('2', input);
    expect(choose).not.toHaveBeenCalled();
    press('2');
    expect(choose).toHaveBeenCalledExactlyOnceWith('flee');
    settings.keys = false;
    press('1');
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('rests while an answer is on its way', () => {
    const choose = vi.fn();
    const page = show(Choice, { question: 'How?', options, chosen: 'bow', choose });
    const [bow, flee] = page.querySelectorAll('button');
    bow!.click();
    flee!.click();
    expect(choose).not.toHaveBeenCalled();
    expect(flee!.disabled).toBe(true);
    expect(bow!.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a button', () => {
  it('with a glyph alone has a name', () => {
    const page = show(Button, { glyph: 'close', label: 'Close' });
    expect(page.querySelector('button')!.getAttribute('aria-label')).toBe('Close');
  });

  it('tells its key', () => {
    const page = show(Button, { key: 'r', children: words('Roll') });
    expect(page.querySelector('button')!.getAttribute('aria-keyshortcuts')).toBe('r');
    expect(page.querySelector('kbd')!.textContent).toBe('R');
  });
});

it('a card opens in place', () => {
  const page = show(Card, { name: 'Lamp', emblem: lamp, children: words('It burns.') });
  const button = page.querySelector('button')!;
  const more = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(more.inert).toBe(true);
  button.click();
  flushSync();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(more.inert).toBe(false);
});

it('a menu opens by arrow key, moves round, and gives the focus back', async () => {
  const act = vi.fn();
  const page = show(Menu, { label: 'At the table', items: [{ text: 'Undo', act }, { text: 'Rules', act }] });
  const button = page.querySelector('button')!;
  button.focus();
  press('ArrowDown', button);
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  const items = [...page.querySelectorAll<HTMLElement>('[role=menuitem]')];
  expect(document.activeElement).toBe(items[0]);
  press('ArrowUp', items[0]);
  expect(document.activeElement).toBe(items[1]);
  press('Escape', items[1]);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('an initial leaves the first word whole for listeners', () => {
  const page = show(Initial, { text: '“Leave it,” said the guide.', matrix: 'merchant' });
  const spoken = page.querySelector('p')!.cloneNode(true) as HTMLElement;
  for (const silent of spoken.querySelectorAll('[aria-hidden]')) silent.remove();
  expect(spoken.textContent!.replace(/\s+/g, ' ').trim()).toBe('“Leave it,” said the guide.');
});

it('a log is a live region with its name', () => {
  const page = show(Log, { label: 'What has happened', entries: [{ id: 1, text: 'Night falls.' }] });
  const log = page.querySelector('[role=log]')!;
  expect(log.getAttribute('aria-label')).toBe('What has happened');
  expect(log.textContent).toContain('Night falls.');
});

it('follows the newest line, until the reader scrolls away from it', async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const log = show(Log, { label: 'What has happened', entries: [{ id: 1, text: 'Night falls.' }] }).querySelector<HTMLElement>('.log')!;
  let height = 400;
  Object.defineProperty(log, 'scrollHeight', { get: () => height });
  // The scroll event arrives only after more entries.
  log.dispatchEvent(new Event('scroll'));
  await frame();
  expect(log.scrollTop).toBe(400);
  height = 900;
  log.scrollTop = 20;
  log.dispatchEvent(new Event('scroll'));
  await frame();
  expect(log.scrollTop).toBe(20);
});

it('a badge says in words what its colours show', () => {
  const page = show(PlayerBadge, { name: 'Bo', seat: 1, bot: 'a skilled bot', absent: true, turn: true });
  expect(page.textContent).toContain('a skilled bot · away');
  expect(page.textContent).toContain('playing now');
});

it('notices are shown in a live region until dismissed', () => {
  settings.motion = 'reduced';
  const page = show(Notices, {});
  const id = showNotice('The connection is lost.', 'trouble');
  announceToScreenReaders('Your turn');
  flushSync();
  expect(page.querySelector('[role=status]')!.textContent).toContain('The connection is lost.');
  expect(page.textContent).toContain('Your turn');
  dismissNotice(id);
});

it('a link is drawn as a code on this device', async () => {
  const page = show(QrCode, { link: 'http://192.0.2.7:7001/t/kestrel#lamp', label: 'Join' });
  await vi.waitFor(() => expect(page.querySelector('figure svg[role=img] path')).not.toBeNull());
  expect(page.querySelector('svg[role=img]')!.getAttribute('aria-label')).toBe('Join');
});

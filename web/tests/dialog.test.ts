import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import Dialog from '../src/components/Dialog.svelte';
import Menu from '../src/components/Menu.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';

let mounted: Record<string, unknown> | undefined;
beforeAll(() => loadLanguage('en'));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

it('a dialog is rendered when it first opens', () => {
  const children = createRawSnippet(() => ({ render: () => '<p>Are you sure?</p>' }));
  const props = { title: 'Leave', close: () => {}, children };
  mounted = mount(Dialog, { target: document.body, props: { ...props, open: false } });
  flushSync();
  expect(document.querySelector('dialog')).toBeNull();
  void unmount(mounted);
  mounted = mount(Dialog, { target: document.body, props: { ...props, open: true } });
  flushSync();
  expect(document.querySelector('dialog')?.open).toBe(true);
  expect(document.querySelector('dialog')?.textContent).toContain('Are you sure?');
});

it('a menu renders its items when it opens', () => {
  mounted = mount(Menu, { target: document.body, props: { label: 'At the table', items: [{ text: 'Rules', act: () => {} }] } });
  flushSync();
  expect(document.querySelector('[role=menuitem]')).toBeNull();
  document.querySelector('button')!.click();
  flushSync();
  expect(document.querySelector('[role=menuitem]')?.textContent.trim()).toBe('Rules');
});

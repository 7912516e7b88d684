import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import PublicTables from '../src/lobby/PublicTables.svelte';
import { preferences } from '../src/lobby/preferences.svelte';
import { houseInfo } from '../src/house/games.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';
import { gameFixture } from './game-fixture';

const dice = gameFixture({ id: 'dice', bots: ['sage'] });

let mounted: Record<string, unknown> | undefined;
beforeAll(() => loadLanguage('en'));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  houseInfo.games = undefined;
  document.body.innerHTML = '';
});

it('leads to the line that is wrong when a table cannot be opened as it is', async () => {
  houseInfo.games = [dice];
  preferences.seats = [
    { kind: 'here', name: 'Ana', bot: 'sage' },
    { kind: 'here', name: '', bot: 'sage' },
  ];
  mounted = mount(NewTable, { target: document.body, props: { game: 'dice' } });
  flushSync();
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await Promise.resolve();
  flushSync();
  await Promise.resolve();
  const wrong = document.querySelectorAll<HTMLElement>('[aria-invalid]');
  expect(wrong).toHaveLength(1);
  expect(document.activeElement).toBe(wrong[0]);
  expect(document.querySelector('[role=alert]')!.textContent).toBe('Please enter a name.');
});

it('offers a name only once for who starts, while two people have the same', () => {
  houseInfo.games = [gameFixture({ id: 'dice', bots: ['sage'], options: [{ name: 'first', schema: { type: 'string' } }] })];
  preferences.seats = ['Ana', 'Ana', 'Bo'].map((name) => ({ kind: 'here', name, bot: 'sage' }));
  mounted = mount(NewTable, { target: document.body, props: { game: 'dice' } });
  flushSync();
  const starters = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ value }) => value).filter((value) => ['Ana', 'Bo'].includes(value));
  expect(starters).toEqual(['Ana', 'Bo']);
});

it('does not announce the tables that are open to everyone unless somebody looks again', () => {
  mounted = mount(PublicTables, { target: document.body });
  flushSync();
  const list = () => document.querySelector('section > div')!.getAttribute('aria-live');
  expect(list()).toBe('off');
  document.querySelector('button')!.click();
  flushSync();
  expect(list()).toBe('polite');
});

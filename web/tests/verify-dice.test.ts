import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownTables, saveTable } from '../src/house/ownTables.svelte';
import type { DiceCheck, RoomInfo } from '../src/house/messages';
import { LANGUAGES } from '../src/i18n/languages';
import { loadLanguage } from '../src/i18n/say.svelte';
import { notices } from '../src/notices.svelte';
import VerifyDice from '../src/table/VerifyDice.svelte';

const SEALED = { seed: null, takebacks: false, introduction: false };
let answers: (DiceCheck | null)[] = [];
let asked: { path: string; key: string }[] = [];
let shown: ReturnType<typeof mount> | undefined;

function answer(path: string, how: RequestInit = {}): Promise<Response> {
  asked.push({ path, key: (how.headers as Record<string, string>)['serai-key'] ?? '' });
  const next = answers.shift();
  return Promise.resolve(next ? Response.json(next) : Response.json({ sentence: 'A little slower.', key: 'refused-too-fast' }, { status: 429 }));
}

function show(secret: string | null, terms: object = SEALED): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const room = { table: 'abc', terms, commitment: 'seal', secret } as unknown as RoomInfo;
  shown = mount(VerifyDice, { target, props: { room } });
  flushSync();
  return target;
}
const settled = async () => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};
async function check(page: HTMLElement): Promise<string> {
  page.querySelector('button')!.click();
  await settled();
  return page.querySelector('[role=status]')!.textContent!;
}

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', answer);
  saveTable('abc', { keys: ['one', 'two'] });
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  ownTables.splice(0);
  notices.splice(0);
  vi.unstubAllGlobals();
  await loadLanguage('en');
});

describe('checking the dice', () => {
  it('cannot be done before the secret is shown', () => {
    expect(show(null).querySelector('button')).toBeNull();
  });

  it('asks the server with all keys, and says what it found', async () => {
    answers = [
      { result: 'holds', turns: 12, why: '' },
      { result: 'fits', turns: 0, why: '' },
      { result: 'fails', turns: 0, why: 'Its secret number is another.' },
    ];
    const page = show('secret');
    expect(page.querySelector('[role=status]')!.textContent).toBe('');
    expect(await check(page)).toContain('replaying all 12 turns gave the same rolls');
    expect(await check(page)).toContain('The rules have been updated since');
    expect(await check(page)).toBe('The check failed. Its secret number is another.');
    expect(new Set(asked.map(({ path, key }) => `${path} ${key}`))).toEqual(new Set(['/api/tables/abc/dice-check one,two']));
  });

  it('says that it is being done, and does it once', async () => {
    answers = [{ result: 'holds', turns: 1, why: '' }];
    const page = show('secret');
    const button = page.querySelector('button')!;
    button.click();
    button.click();
    flushSync();
    expect(page.querySelector('[role=status]')!.textContent).toContain('Replaying the game');
    expect(page.querySelector('[aria-busy=true]')).not.toBeNull();
    await settled();
    expect(asked).toHaveLength(1);
    expect(page.querySelector('[aria-busy=true]')).toBeNull();
  });

  it('shows a refusal as a notice', async () => {
    expect(await check(show('secret'))).toBe('');
    expect(notices.map(({ text }) => text)).toEqual(['A little slower.']);
  });

  it('is worded in every language, for repeatable dice too', async () => {
    for (const language of LANGUAGES) {
      await loadLanguage(language);
      for (const result of ['holds', 'fits', 'fails'] as const) {
        answers = [{ result, turns: 3, why: 'x' }];
        const page = show('secret', { ...SEALED, seed: 4 });
        expect(await check(page)).not.toContain('web-');
        expect(page.textContent).not.toContain('web-');
        await unmount(shown!);
        shown = undefined;
      }
    }
  });
});

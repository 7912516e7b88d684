import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { houseInfo } from '../src/house/games.svelte';
import type { OwnTable } from '../src/house/ownTables.svelte';
import Invite from '../src/table/Invite.svelte';
import ShareLink from '../src/table/ShareLink.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import { say, loadLanguage } from '../src/i18n/say.svelte';

let shown: ReturnType<typeof mount> | undefined;

/** The text beside an invitation's QR code, for these server addresses. */
async function saidBy(house: { addresses: string[]; private: boolean }): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: '1', notices: [], ...house })));
  delete houseInfo.addresses;
  const target = document.createElement('div');
  shown = mount(ShareLink, { target, props: { table: 'abc', key: 'key', label: 'Scan', more: 'Come in.' } });
  await vi.waitFor(() => expect(houseInfo.addresses).toEqual(house.addresses));
  flushSync();
  const said = target.querySelector('.unreachable')?.textContent ?? '';
  await unmount(shown);
  return said;
}

beforeAll(() => loadLanguage('en'));
afterEach(async () => {
  vi.unstubAllGlobals();
  await loadLanguage('en');
});

describe('an invitation', () => {
  it('speaks of --private only where it was given', async () => {
    for (const language of LANGUAGES) {
      await loadLanguage(language);
      expect(await saidBy({ addresses: ['http://127.0.0.1:7291'], private: true })).toBe(say('web-share-private'));
      expect(await saidBy({ addresses: [], private: false })).toBe(say('web-share-unreachable'));
      expect(say('web-share-unreachable')).not.toContain('private');
      expect(await saidBy({ addresses: ['http://192.168.1.7:7291'], private: false })).toBe('');
    }
  });

  it.each([
    [true, 'Anyone with this link can choose a free seat and a name.'],
    [false, 'All seats are taken. Anyone with this link can watch.'],
  ])('promises a chair only where one is free: %s', async (free, sentence) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: '1', notices: [], addresses: [], private: false })));
    const target = document.createElement('div');
    shown = mount(Invite, { target, props: { own: { table: 'abc', invitation: 'key' } as OwnTable, free } });
    flushSync();
    expect(target.textContent).toContain(sentence);
    await unmount(shown);
  });

  it.each([
    [true, ['To play', 'To watch']],
    [false, []],
  ])('offers one to play only where a chair is free: %s', async (free, kinds) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: '1', notices: [], addresses: [], private: false })));
    const target = document.createElement('div');
    shown = mount(Invite, { target, props: { own: { table: 'abc', invitation: 'key', gallery: 'bench' } as OwnTable, free } });
    flushSync();
    expect([...target.querySelectorAll('label:has([type=radio])')].map((label) => label.textContent?.trim())).toEqual(kinds);
    expect(target.textContent?.includes('All seats are taken. Anyone with this link can watch.')).toBe(!free);
    await unmount(shown);
  });
});

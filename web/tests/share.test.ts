import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { known } from '../src/house/games.svelte';
import type { OwnTable } from '../src/house/tables.svelte';
import Invite from '../src/table/Invite.svelte';
import Share from '../src/table/Share.svelte';
import { LANGUAGES } from '../src/words/languages';
import { say, speak } from '../src/words/say.svelte';

let shown: ReturnType<typeof mount> | undefined;

/** What an invitation says beside its code, in a house that answers so. */
async function saidBy(house: { addresses: string[]; private: boolean }): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: '1', ...house })));
  delete known.addresses;
  const target = document.createElement('div');
  shown = mount(Share, { target, props: { table: 'abc', key: 'key', label: 'Scan', more: 'Come in.' } });
  await vi.waitFor(() => expect(known.addresses).toEqual(house.addresses));
  flushSync();
  const said = target.querySelector('.unreachable')?.textContent ?? '';
  await unmount(shown);
  return said;
}

beforeAll(() => speak('en'));
afterEach(async () => {
  vi.unstubAllGlobals();
  await speak('en');
});

describe('an invitation', () => {
  it('speaks of --private only where it was given', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      expect(await saidBy({ addresses: ['http://127.0.0.1:7291'], private: true })).toBe(say('web-share-private'));
      expect(await saidBy({ addresses: [], private: false })).toBe(say('web-share-unreachable'));
      expect(say('web-share-unreachable')).not.toContain('private');
      expect(await saidBy({ addresses: ['http://192.168.1.7:7291'], private: false })).toBe('');
    }
  });

  it.each([
    [true, 'Whoever opens this link chooses a free chair and a name.'],
    [false, 'Every chair is taken: whoever opens this link can watch.'],
  ])('promises a chair only where one is free: %s', async (free, sentence) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: '1', addresses: [], private: false })));
    const target = document.createElement('div');
    shown = mount(Invite, { target, props: { own: { table: 'abc', invitation: 'key' } as OwnTable, free } });
    flushSync();
    expect(target.textContent).toContain(sentence);
    await unmount(shown);
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import NoticeLink from '../src/turnNotices/NoticeLink.svelte';
import { parseRoute } from '../src/router.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';

beforeAll(() => loadLanguage('en'));
afterEach(() => vi.unstubAllGlobals());

it('the links in notices lead to a page that acts only when its button is pressed', async () => {
  const route = parseRoute('/notices/stop/abc.d-e_f');
  expect(route).toEqual({ page: 'notices', act: 'stop', token: 'abc.d-e_f' });
  expect(parseRoute('/notices/other/abc').page).toBe('not-found');
  const asked = vi.fn((_path: string, _how: RequestInit) => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', asked);
  const mounted = mount(NoticeLink, { target: document.body, props: { act: 'stop', token: 'abc.d-e_f' } });
  flushSync();
  expect(asked).not.toHaveBeenCalled();
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Stop the notices'))!.click();
  await vi.waitFor(() => expect(document.querySelector('.page [role=status]')?.textContent).toContain('no more notices'));
  expect(asked.mock.calls.map(([path, how]) => [path, how.method])).toEqual([['/notices/stop/abc.d-e_f', 'POST']]);
  void unmount(mounted);
});

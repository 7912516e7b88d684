import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveTable, ownTables } from '../src/house/ownTables.svelte';
import { notices } from '../src/notices.svelte';
import ChronicleExport from '../src/table/ChronicleExport.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import { loadLanguage } from '../src/i18n/say.svelte';

interface Asked {
  path: string;
  method: string;
  key: string;
}
let asked: Asked[] = [];
let refuse = false;
let shown: ReturnType<typeof mount> | undefined;

function answer(path: string, how: RequestInit = {}): Promise<Response> {
  const headers = how.headers as Record<string, string>;
  if (path === '/api/house') return Promise.resolve(Response.json({ version: '1', notices: [], addresses: ['http://192.168.1.7:7291'] }));
  asked.push({ path, method: how.method ?? 'GET', key: headers['serai-key'] ?? '' });
  if (refuse) return Promise.resolve(Response.json({ sentence: 'Not now.', key: 'refused-not-begun' }, { status: 400 }));
  return Promise.resolve(path.includes('/link') ? Response.json({ path: '/c/abc-key' }) : new Response('<p>a tale'));
}

function show(seat: string | null): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  shown = mount(ChronicleExport, { target, props: { table: 'abc', seat, heading: 'h2' } });
  flushSync();
  return target;
}
const button = (page: HTMLElement, name: string) => [...page.querySelectorAll('button')].find((each) => each.textContent!.includes(name))!;
const settled = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  flushSync();
};

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  asked = [];
  refuse = false;
  vi.stubGlobal('fetch', answer);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:tale');
  saveTable('abc', { keys: ['one', 'two'] });
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  ownTables.splice(0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await loadLanguage('en');
});

describe('taking the tale home', () => {
  it('is offered in words to whoever has a key, and to nobody else', async () => {
    for (const language of LANGUAGES) {
      await loadLanguage(language);
      const page = show('Ana');
      expect(page.querySelectorAll('button')).toHaveLength(3);
      expect(page.textContent).not.toContain('web-');
      await unmount(shown!);
      shown = undefined;
    }
    ownTables.splice(0);
    expect(show('Ana').querySelector('section')).toBeNull();
  });

  it('reads the chronicle of the seat one looks from in a page of its own', async () => {
    const page = { location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    button(show('Ana Rosa'), 'Read it').click();
    await settled();
    expect(asked).toEqual([{ path: '/api/tables/abc/chronicle.html?seat=Ana%20Rosa', method: 'GET', key: 'one,two' }]);
    expect(page.location.replace).toHaveBeenCalledWith('blob:tale');
  });

  it('closes that page again where the house refuses, and says why', async () => {
    refuse = true;
    const page = { location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    button(show('Ana'), 'Read it').click();
    await settled();
    expect(page.close).toHaveBeenCalled();
    expect(page.location.replace).not.toHaveBeenCalled();
    expect(notices.map(({ text }) => text)).toContain('Not now.');
  });

  it('gives the book as a file', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    button(show(null), 'EPUB').click();
    await settled();
    expect(asked[0]!.path).toBe('/api/tables/abc/chronicle.epub');
    expect(clicked).toEqual(['serai-abc.epub']);
  });

  it('shares a link that others can reach, and copies it', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const page = show('Ana');
    button(page, 'Share a link').click();
    await settled();
    expect(asked).toEqual([{ path: '/api/tables/abc/chronicle/link?seat=Ana', method: 'POST', key: 'one,two' }]);
    const { value } = page.querySelector('input')!;
    expect(value).toMatch(/^http:\/\/[^/]+\/c\/abc-key$/);
    expect(writeText).toHaveBeenCalledWith(value);
  });

  it('asks once, however often it is pressed', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const take = button(show('Ana'), 'EPUB');
    take.click();
    take.click();
    await settled();
    expect(asked).toHaveLength(1);
  });
});

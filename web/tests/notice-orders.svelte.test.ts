import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { houseInfo } from '../src/house/games.svelte';
import type { NoticeWishes } from '../src/house/messages';
import { forgetTable, ownTables, saveTable, type OwnTable } from '../src/house/ownTables.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';
import { settings } from '../src/settings.svelte';
import { addOrder, changeOrder, endOrder, orders, parseOrders, refreshOrders, seatsToWatch, updateSeats } from '../src/turnNotices/orders.svelte';
import OrdersPage from '../src/turnNotices/OrdersPage.svelte';

interface Sent {
  path: string;
  method: string;
  key: string | undefined;
  body: any;
}

const ALL = { each_turn: true, before_end: true, digest: false, invitations: false };
let sent: Sent[];
let answers: Record<string, () => Response>;

const json = (body: unknown, status = 200) => new Response(body === null ? null : JSON.stringify(body), { status });
const gone = () => json({ sentence: 'They have ended.', key: 'refused-no-notices-here', args: {} }, 404);

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  sent = [];
  answers = {
    'POST /api/notices': () => json({ id: 'n1', key: 'secret', confirmed: false }, 201),
    'GET /api/notices/n1': () => json({ confirmed: true }),
    'PUT /api/notices/n1': () => json({ confirmed: true }),
    'DELETE /api/notices/n1': () => json(null, 204),
  };
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    sent.push({ path, method, key: (headers as Record<string, string>)['serai-key'], body: body ? JSON.parse(String(body)) : undefined });
    return Promise.resolve((answers[`${method} ${path}`] ?? gone)());
  });
  saveTable('a', { keys: ['k'], chairs: { 0: 'seat-key' }, phase: 'playing' });
});
afterEach(() => {
  orders.length = 0;
  for (const { table } of [...ownTables]) forgetTable(table);
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('ordered notices', () => {
  it('name the seats where a game is on, and are stored here', async () => {
    saveTable('over', { chairs: { 0: 'old-key' }, phase: 'over' });
    await addOrder('mail', 'ana@example.org', ALL);
    expect(sent[0]!.body).toEqual({ kind: 'mail', address: 'ana@example.org', wishes: { ...ALL, language: 'en', seats: [{ table: 'a', key: 'seat-key' }], invited_seats: [] } });
    expect(parseOrders(localStorage.getItem('serai.notices'))).toMatchObject([{ id: 'n1', key: 'secret', kind: 'mail', confirmed: false }]);
  });

  it('of invitations name the seats where a game has begun, unless none are wanted', async () => {
    saveTable('over', { chairs: { 0: 'old-key' }, phase: 'over' });
    saveTable('new', { chairs: { 0: 'new-key' }, phase: 'gathering' });
    await addOrder('mail', 'ana@example.org', { ...ALL, invitations: true });
    const { seats, invited_seats: invited } = sent[0]!.body.wishes;
    expect(seats.map(({ table }: { table: string }) => table).sort()).toEqual(['a', 'new']);
    expect(invited.map(({ key }: { key: string }) => key).sort()).toEqual(['old-key', 'seat-key']);
    settings.invitations = false;
    await updateSeats();
    settings.invitations = true;
    expect(sent[1]!.body).toMatchObject({ invitations: true, invited_seats: [] });
  });

  it('of an earlier version tell of no invitations', () => {
    expect(parseOrders(JSON.stringify([{ id: 'n1', key: 'secret', kind: 'mail', each_turn: true }]))[0]).toMatchObject({ each_turn: true, invitations: false });
  });

  it('follow new seats, and nothing is sent if there is none', async () => {
    await addOrder('mail', 'ana@example.org', ALL);
    await updateSeats();
    expect(sent).toHaveLength(1);
    saveTable('b', { chairs: { 1: 'second-key' }, phase: 'gathering' });
    await updateSeats();
    expect(sent[1]).toMatchObject({ method: 'PUT', path: '/api/notices/n1', key: 'secret' });
    expect((sent[1]!.body as NoticeWishes).seats).toContainEqual({ table: 'b', key: 'second-key' });
    await updateSeats();
    expect(sent).toHaveLength(2);
  });

  it('keep both of two changes in quick succession', async () => {
    await addOrder('mail', 'ana@example.org', ALL);
    const order = orders[0]!;
    await Promise.all([changeOrder(order, { digest: true }), changeOrder(order, { each_turn: false })]);
    const both = { digest: true, each_turn: false, before_end: true };
    expect(sent.at(-1)!.body).toMatchObject(both);
    expect(parseOrders(localStorage.getItem('serai.notices'))).toMatchObject([both]);
  });

  it('are changed again after a change that failed', async () => {
    await addOrder('mail', 'ana@example.org', ALL);
    const order = orders[0]!;
    let changes = 0;
    answers['PUT /api/notices/n1'] = () => (changes++ ? json({ confirmed: true }) : json({ sentence: 'Too fast.', key: 'refused-too-fast', args: {} }, 429));
    const [failed, changed] = [changeOrder(order, { digest: true }), changeOrder(order, { each_turn: false })];
    await expect(failed).rejects.toThrow('Too fast.');
    await changed;
    expect(order).toMatchObject({ digest: false, each_turn: false });
  });

  it('are forgotten here when they were ended by the link in one of them', async () => {
    await addOrder('mail', 'ana@example.org', ALL);
    answers['GET /api/notices/n1'] = gone;
    await refreshOrders();
    expect(orders).toEqual([]);
    expect(parseOrders(localStorage.getItem('serai.notices'))).toEqual([]);
  });

  it('stay when the server cannot be reached', async () => {
    await addOrder('mail', 'ana@example.org', ALL);
    answers['DELETE /api/notices/n1'] = () => json({ sentence: 'Too fast.', key: 'refused-too-fast', args: {} }, 429);
    await expect(endOrder(orders[0]!)).rejects.toThrow('Too fast.');
    expect(orders).toHaveLength(1);
    delete answers['DELETE /api/notices/n1'];
    await endOrder(orders[0]!);
    expect(orders).toEqual([]);
  });

  it('are for at most as many seats as the server accepts', () => {
    const tables = Array.from({ length: 70 }, (_, i) => ({ table: `t${i}`, chairs: { 0: `k${i}` }, phase: 'playing' }) as unknown as OwnTable);
    expect(seatsToWatch(tables)).toHaveLength(60);
  });
});

describe('the page of notices', () => {
  it('offers what the server sends, shows refusals beside the field, and ends what was ordered', async () => {
    houseInfo.addresses = [];
    houseInfo.notices = ['mail', 'hook'];
    const mounted = mount(OrdersPage, { target: document.body });
    flushSync();
    const headings = () => [...document.querySelectorAll('h2')].map((each) => each.textContent);
    expect(headings()).toEqual(['By e-mail', 'In a chat room']);
    const [mail] = document.querySelectorAll('input');
    const submit = async () => {
      mail!.closest('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      await new Promise((done) => setTimeout(done));
      flushSync();
    };
    mail!.value = 'nobody';
    mail!.dispatchEvent(new Event('input', { bubbles: true }));
    const accept = answers['POST /api/notices']!;
    answers['POST /api/notices'] = () => json({ sentence: 'This is no e-mail address.', key: 'refused-mail', args: {} }, 400);
    await submit();
    expect(document.body.textContent).toContain('This is no e-mail address.');
    answers['POST /api/notices'] = accept;
    await submit();
    expect(headings()).toEqual(['By e-mail', 'In a chat room']);
    expect(document.body.textContent).toContain('Not confirmed yet');
    expect(document.querySelector('[role=status]')!.textContent).toBe('A mail with a link is on its way to you.');
    [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('Stop the notices'))!.click();
    await vi.waitFor(() => expect(orders).toEqual([]));
    await unmount(mounted);
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptInvitation, acquaintances, wantedInvitations } from '../src/house/invitations';
import { keepInvitationWishesCurrent, wishesFor } from '../src/house/invitationWishes.svelte';
import type { Invitation, OwnTableStatus } from '../src/house/messages';
import { forgetTable, ownTable, ownTables, saveTable } from '../src/house/ownTables.svelte';
import { receivedInvitations } from '../src/house/tableStatus.svelte';
import { preferences } from '../src/lobby/preferences.svelte';
import Invitations from '../src/lobby/Invitations.svelte';
import { settings } from '../src/settings.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';

const INVITATION: Invitation = { id: 'i1', by: 'Ana', earlier: 'old', table: 'new', game: 'dice', pack: '', names: ['Ana'], proposed_time: null };
const person = (name: string, held = true) => ({ name, seat: name, bot: held ? null : 'squire', held, here: false, open: false });
const status = (table: string, more: Partial<OwnTableStatus>): OwnTableStatus => ({
  ...{ table, game: 'dice', phase: 'over', closed: false, waiting: [], waited: null, clock: { kind: 'none' }, remaining: null },
  ...{ after: null, what_if: null, proposed_time: null, chairs: [], yours: [] },
  ...more,
});

interface Sent {
  path: string;
  key: string | undefined;
  body: any;
}
let sent: Sent[];
let respond: (path: string) => Response;
let mounted: Record<string, unknown> | undefined;

const refusal = (key: string, sentence: string) => new Response(JSON.stringify({ key, sentence, args: {} }), { status: 400 });
const open = () => {
  mounted = mount(Invitations, { target: document.body });
  flushSync();
};
const press = async (label: string) => {
  const button = [...document.querySelectorAll<HTMLButtonElement>('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === label);
  expect(button, label).toBeDefined();
  button!.click();
  await vi.waitFor(() => flushSync());
  await new Promise((done) => setTimeout(done));
  flushSync();
};

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  sent = [];
  respond = () => new Response(JSON.stringify({ table: 'new', chair: 1 }));
  vi.stubGlobal('fetch', (path: string, { headers, body }: RequestInit = {}) => {
    sent.push({ path, key: (headers as Record<string, string>)['serai-key'], body: body ? JSON.parse(String(body)) : undefined });
    return Promise.resolve(respond(path));
  });
  saveTable('old', { keys: ['bo-key'], chairs: { 1: 'bo-key' }, names: ['Ana', 'Bo'], phase: 'over' });
  receivedInvitations.splice(0, receivedInvitations.length, INVITATION);
  preferences.name = 'Bo';
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  for (const { table } of [...ownTables]) forgetTable(table);
  Object.assign(settings, { invitations: true, muted: [] });
  receivedInvitations.length = 0;
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('an invitation', () => {
  it('is taken with a new key, which only the seat of this browser at the earlier table allows', async () => {
    open();
    expect(document.querySelector('li')!.textContent).toContain('Ana invites you to King of Dice');
    await press('Take the seat: Ana');
    expect(sent[0]).toMatchObject({ path: '/api/invitations/i1/accept', key: 'bo-key', body: { name: 'Bo' } });
    const { key } = sent[0]!.body as { key: string };
    expect(ownTable('new')).toMatchObject({ chairs: { 1: key }, keys: [key] });
    expect(location.pathname).toBe('/t/new');
    expect(wantedInvitations(receivedInvitations)).toEqual([]);
  });

  it('is tried again with the same key if the answer was lost, and leaves nothing if it was refused', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    const lost = { ...INVITATION, id: 'i2' };
    await expect(acceptInvitation(lost, 'Bo')).rejects.toMatchObject({ key: 'lost' });
    const [key] = ownTable('new')!.keys;
    vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
      expect(JSON.parse(String(body))).toEqual({ name: 'Bo', key });
      return Promise.resolve(refusal('refused-no-invitation', 'Too late.'));
    });
    forgetTable('new');
    await expect(acceptInvitation(lost, 'Bo')).rejects.toMatchObject({ key: 'refused-no-invitation' });
    expect(ownTable('new')).toBeUndefined();
  });

  it('asks for another name if somebody there has the same', async () => {
    respond = () => refusal('refused-name-taken', 'Somebody at this table is already called “Bo”.');
    open();
    await press('Take the seat: Ana');
    const dialog = document.querySelector('dialog[open]')!;
    expect(dialog.textContent).toContain('already called “Bo”');
    const input = dialog.querySelector('input')!;
    input.value = 'Bobby';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    respond = () => new Response(JSON.stringify({ table: 'new', chair: 1 }));
    dialog.querySelector('form')!.requestSubmit();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.body).toMatchObject({ name: 'Bobby' });
  });

  it('is declined, and with it all others of the same person if one wants', async () => {
    respond = () => new Response(null, { status: 204 });
    open();
    await press('Decline: Ana');
    await press('Decline, and get no more from Ana');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toMatchObject({ path: '/api/invitations/i1/decline', key: 'bo-key' });
    expect(sent[1]).toMatchObject({ path: '/api/invitation-wishes', body: { chairs: [{ table: 'old', key: 'bo-key', off: false, muted: [0] }] } });
    expect(settings.muted).toEqual(['Ana']);
    expect(wantedInvitations([{ ...INVITATION, by: ' ana ' }])).toEqual([]);
    expect(wantedInvitations([{ ...INVITATION, by: 'Cleo' }])).toHaveLength(1);
  });

  it('is not shown to somebody who wants none', () => {
    settings.invitations = false;
    open();
    expect(document.querySelector('li')).toBeNull();
  });
});

describe('the wishes', () => {
  it('name every seat where a game has begun, and are taken back when they are over', async () => {
    respond = () => new Response(null, { status: 204 });
    saveTable('waiting', { chairs: { 0: 'k' }, names: ['Bo'], phase: 'gathering' });
    expect(wishesFor(ownTables)).toEqual([]);
    settings.invitations = false;
    await keepInvitationWishesCurrent();
    await keepInvitationWishesCurrent();
    settings.invitations = true;
    await keepInvitationWishesCurrent();
    await keepInvitationWishesCurrent();
    expect(sent.map(({ body }) => body.chairs)).toEqual([[{ table: 'old', key: 'bo-key', off: true, muted: [] }], [{ table: 'old', key: 'bo-key', off: false, muted: [] }]]);
  });

  it('are told later if the server cannot be told now', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    settings.invitations = false;
    await expect(keepInvitationWishesCurrent()).rejects.toMatchObject({ key: 'lost' });
    const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    vi.stubGlobal('fetch', fetched);
    await keepInvitationWishesCurrent();
    expect(fetched).toHaveBeenCalledOnce();
  });
});

it('one can invite each person once, from the latest table where a game has begun', () => {
  saveTable('older', { keys: ['k2'], chairs: { 0: 'k2' }, phase: 'over' });
  saveTable('waiting', { keys: ['k3'], chairs: { 0: 'k3' }, phase: 'gathering' });
  const [old, older, waiting] = ['old', 'older', 'waiting'].map((table) => ({ ...$state.snapshot(ownTable(table)!), seen: table === 'old' ? 2 : 1 }));
  const known = {
    old: status('old', { yours: [1], chairs: [person('Ana'), person('Bo'), person('Scheherazade', false)] }),
    older: status('older', { game: 'nights', yours: [0], chairs: [person('Bo'), person('ana'), person('Cleo')] }),
    waiting: status('waiting', { phase: 'gathering', yours: [0], chairs: [person('Bo'), person('Dan')] }),
  };
  expect(acquaintances([older!, waiting!, old!], known)).toEqual([
    { name: 'Ana', game: 'dice', seen: 2, earlier: 'old', key: 'bo-key', chair: 0 },
    { name: 'Cleo', game: 'nights', seen: 1, earlier: 'older', key: 'k2', chair: 2 },
  ]);
});

/** The browser's own address for notices. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { houseInfo, loadAddresses } from '../src/house/games.svelte';
import { subscribeToPush, unsubscribeFromPush } from '../src/turnNotices/push';
import { canPush } from '../src/turnNotices/support';

const SUBSCRIPTION = { endpoint: 'https://push.example.org/ana', keys: { p256dh: 'point', auth: 'salt' } };

/** What was asked of the browser, in order. */
let asked: string[];
let subscribed: { server: unknown } | undefined;
let permission: NotificationPermission;
let isRefused: boolean;

const pushManager = {
  getSubscription: () =>
    Promise.resolve(
      subscribed && {
        unsubscribe: () => {
          asked.push('unsubscribe');
          subscribed = undefined;
          return Promise.resolve(true);
        },
      },
    ),
  subscribe: (options: PushSubscriptionOptionsInit) => {
    asked.push('subscribe');
    if (isRefused) return Promise.reject(new DOMException('no push service', 'AbortError'));
    // A browser with a subscription for another server key refuses.
    if (subscribed) return Promise.reject(new DOMException('another key', 'InvalidStateError'));
    subscribed = { server: options.applicationServerKey };
    expect(options.userVisibleOnly).toBe(true);
    return Promise.resolve({ toJSON: () => SUBSCRIPTION });
  },
};

beforeEach(() => {
  [asked, subscribed, permission, isRefused] = [[], undefined, 'granted', false];
  const registration = { pushManager };
  const serviceWorker = {
    register: (path: string) => Promise.resolve(void asked.push(`register ${path}`)),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(asked.length ? registration : undefined),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a browser', () => {
  it('gives its address for the key of the server', async () => {
    expect(JSON.parse((await subscribeToPush('server-key'))!)).toEqual(SUBSCRIPTION);
    expect(asked).toEqual(['register /worker.js', 'subscribe']);
    expect(subscribed).toEqual({ server: 'server-key' });
  });

  it('replaces an address that was made for another key', async () => {
    subscribed = { server: 'old-key' };
    expect(await subscribeToPush('server-key')).toBeDefined();
    expect(asked).toEqual(['register /worker.js', 'unsubscribe', 'subscribe']);
    expect(subscribed).toEqual({ server: 'server-key' });
  });

  it.each(['denied', 'default'] as const)('is left alone when permission is %s', async (answer) => {
    permission = answer;
    expect(await subscribeToPush('server-key')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('that reaches no push service says so', async () => {
    isRefused = true;
    await expect(subscribeToPush('server-key')).rejects.toThrow('no push service');
  });

  it('gives its address up, if it has one', async () => {
    await unsubscribeFromPush();
    expect(asked).toEqual([]);
    await subscribeToPush('server-key');
    await unsubscribeFromPush();
    expect(subscribed).toBeUndefined();
    await unsubscribeFromPush();
    expect(asked.filter((each) => each === 'unsubscribe')).toHaveLength(1);
  });

  it('gets notices only on a secure page, and with all that they need', () => {
    expect(canPush()).toBe(true);
    vi.stubGlobal('isSecureContext', false);
    expect(canPush()).toBe(false);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', {});
    expect(canPush()).toBe(false);
  });

  it('is offered none by a server that sends only to browsers, on a page that is not secure', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ addresses: [], notices: ['push'], push_key: 'server-key' }))));
    for (const [isSecure, offered] of [[true, ['push']], [false, []]] as const) {
      vi.stubGlobal('isSecureContext', isSecure);
      houseInfo.addresses = undefined;
      await loadAddresses();
      expect(houseInfo.notices).toEqual(offered);
    }
  });
});

/** Whether this browser can get notices without an open page; browsers allow it only on secure pages. */
export const canPush = (): boolean => globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

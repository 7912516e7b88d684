/** Web Push: the browser's own address for notices, which reach it even when no page is open. */

/** Asks for permission and returns the browser's subscription as JSON; undefined if permission is denied. Call it on a click. */
export async function subscribeToPush(serverKey: string): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for another server key cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey }));
}

export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

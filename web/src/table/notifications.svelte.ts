/** Tells players that it is their turn: browser notifications (opt-in), a badge on the tab and on the installed app. */
import { readStorage, writeStorage } from '../storage';

const STORAGE_KEY = 'serai.notify';

type Permission = 'unknown' | 'granted' | 'denied' | 'none';

function currentPermission(): Permission {
  if (typeof Notification === 'undefined' || !isSecureContext) return 'none';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
}

export const notifications = $state({ permission: currentPermission(), wanted: readStorage(STORAGE_KEY) === 'yes' });

/** Asks for permission; browsers allow this only on a click. */
export async function enableNotifications(): Promise<boolean> {
  if (notifications.permission === 'none') return false;
  if (notifications.permission === 'unknown') await Notification.requestPermission();
  notifications.permission = currentPermission();
  notifications.wanted = notifications.permission === 'granted';
  writeStorage(STORAGE_KEY, notifications.wanted ? 'yes' : 'no');
  return notifications.wanted;
}

/** Shows a notification if the player wants it and the page is hidden. */
export function sendNotification(title: string, body: string, tag: string): void {
  if (!notifications.wanted || notifications.permission !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const shown = new Notification(title, { body, tag, icon: '/seal-192.png' });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications only from a worker; the title still changes.
  }
}

const ICON = '/seal.svg';
const TURN_ICON = '/seal-turn.svg';

/** Marks the tab icon and the app badge while it is the player's turn. */
export function setTurnBadge(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const file = turn ? TURN_ICON : ICON;
  if (icon && icon.getAttribute('href') !== file) icon.setAttribute('href', file);
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (turn ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => {});
}

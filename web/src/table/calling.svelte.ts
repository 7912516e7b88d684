/** Calls somebody whose turn it is while the page lies in the background: by the browser, if that was asked for. */
const PLACE = 'serai.notify';

type Leave = 'unknown' | 'granted' | 'denied' | 'none';

function leave(): Leave {
  if (typeof Notification === 'undefined' || !isSecureContext) return 'none';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
}

function wanted(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'yes';
  } catch {
    return false;
  }
}

export const calling = $state({ leave: leave(), wanted: wanted() });

/** Asks the browser for leave to call; only ever on a click. */
export async function wantCalls(): Promise<boolean> {
  if (calling.leave === 'none') return false;
  if (calling.leave === 'unknown') await Notification.requestPermission();
  calling.leave = leave();
  calling.wanted = calling.leave === 'granted';
  try {
    localStorage.setItem(PLACE, calling.wanted ? 'yes' : 'no');
  } catch {
    // Without storage it holds as long as the page.
  }
  return calling.wanted;
}

/** Calls, if nobody is looking and it was asked for. */
export function call(title: string, body: string, tag: string): void {
  if (!calling.wanted || calling.leave !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const shown = new Notification(title, { body, tag, icon: '/seal-192.png' });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones only let a worker call; the title tells it all the same.
  }
}

const QUIET = '/seal.svg';
const GOLD = '/seal-turn.svg';

/** Marks the tab and the installed page: gold while it is one's turn. */
export function mark(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const file = turn ? GOLD : QUIET;
  if (icon && icon.getAttribute('href') !== file) icon.setAttribute('href', file);
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (turn ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => {});
}

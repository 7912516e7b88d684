/**
 * Where the focus goes when what had it is gone: to the question that is asked, else to the page that is told, else to the
 * main part. Each of these says so itself, by `data-heir`. What inherits the focus hands it on to a better heir that comes later.
 */
const HEIRS = ['[data-heir="question"]', '[data-heir="page"]', 'main'];

/** What had the focus last, or was pressed by its key in place of that. */
let last: Element | null = null;
/** What has inherited it. */
let heir: HTMLElement | null = null;

/** A key has pressed this though it had no focus: when it is gone, the focus goes where it would have gone. */
export function pressedUnfocused(button: Element): void {
  if (isNowhere()) last = button;
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body || document.activeElement.matches(':disabled');
const isShown = (node: HTMLElement) => node.getClientRects().length > 0;

function heirNow(): HTMLElement | null {
  const above = document.querySelector('dialog:modal');
  const within = last === heir ? null : last?.closest<HTMLElement>('[data-heir]');
  if (within?.isConnected && isShown(within) && (!above || above.contains(within))) return within;
  const among = above ?? document;
  const found = HEIRS.map((each) => [...among.querySelectorAll<HTMLElement>(each)].find(isShown)).find(Boolean);
  return found ?? (above instanceof HTMLElement ? above : null);
}

function settle(): void {
  const lent = heir !== null && document.activeElement === heir;
  if (!last || !(isNowhere() || lent)) return;
  // What was pressed by its key is still there.
  if (!lent && last.isConnected && last !== heir && !(last as HTMLButtonElement).disabled && isShown(last as HTMLElement)) return;
  const next = heirNow();
  if (!next || next === document.activeElement) return;
  inherit(next);
}

/** Gives the focus to something that hands it on to a better heir. */
export function inherit(node: HTMLElement): void {
  heir = node;
  node.focus({ preventScroll: true });
}

/** Watches over the whole page; returns how to stop. */
export function guardFocus(): () => void {
  let frame = 0;
  const observer = new MutationObserver(() => {
    // With the next picture: what comes in place of what is gone is there by then.
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      settle();
    });
  });
  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    last = target;
    if (target !== heir) heir = null;
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'class'] });
  addEventListener('focusin', focused);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener('focusin', focused);
    last = heir = null;
  };
}

/**
 * Restores a lost focus: to the open question, or else to the page of the Book, or else to the main content. These elements are
 * marked with `data-focus-fallback`. A fallback passes the focus on when a better one appears.
 */
const FALLBACKS = ['[data-focus-fallback="question"]', '[data-focus-fallback="page"]', 'main'];

/** The element that last had the focus, or that was pressed by its shortcut. */
let last: Element | null = null;
/** The fallback that has the focus now. */
let fallback: HTMLElement | null = null;

/**
 * Remembers a button that was pressed by its shortcut without having the focus, so that its loss counts as a lost focus. A focus that still
 * waits at the beginning of the page goes on to the question whose answer was pressed.
 */
export function rememberPressedButton(button: Element): void {
  const focused = document.activeElement;
  const waits = focused instanceof HTMLElement && focused.matches('main') && button.closest('[data-focus-fallback]') !== null;
  if (waits) fallback = focused;
  if (waits || isFocusLost()) last = button;
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body || document.activeElement.matches(':disabled');
const isRendered = (node: HTMLElement) => node.getClientRects().length > 0;

function currentFallback(): HTMLElement | null {
  const above = document.querySelector('dialog:modal');
  const within = last === fallback ? null : last?.closest<HTMLElement>('[data-focus-fallback]');
  if (within?.isConnected && isRendered(within) && (!above || above.contains(within))) return within;
  const among = above ?? document;
  const found = FALLBACKS.map((each) => [...among.querySelectorAll<HTMLElement>(each)].find(isRendered)).find(Boolean);
  return found ?? (above instanceof HTMLElement ? above : null);
}

function focusFallbackIfLost(): void {
  const lent = fallback !== null && document.activeElement === fallback;
  if (!last || !(isFocusLost() || lent)) return;
  // The button that was pressed still exists.
  if (!lent && last.isConnected && last !== fallback && !(last as HTMLButtonElement).disabled && isRendered(last as HTMLElement)) return;
  const next = currentFallback();
  if (!next || next === document.activeElement) return;
  focusFallback(next);
}

/** Focuses a fallback, which later passes the focus on to a better one. */
export function focusFallback(node: HTMLElement): void {
  fallback = node;
  node.focus({ preventScroll: true });
}

/** Watches the whole page; returns a function that stops it. */
export function restoreLostFocus(): () => void {
  let frame = 0;
  const observer = new MutationObserver(() => {
    // In the next frame: by then the replacement exists.
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      focusFallbackIfLost();
    });
  });
  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    last = target;
    if (target !== fallback) fallback = null;
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'class'] });
  addEventListener('focusin', focused);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener('focusin', focused);
    last = fallback = null;
  };
}

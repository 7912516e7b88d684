/**
 * Ignores clicks on a button that has just appeared under a resting pointer, because a double click was meant for what was there
 * before. Such a button has `data-fresh`, which disables pointer events in CSS. The keyboard still works.
 */
const PAUSE = 600;
/** How far a pointer moves between the clicks of a double click, in pixels. */
const NEAR = 16;

interface Point {
  x: number;
  y: number;
}
interface Press extends Point {
  at: number;
  button: Element | null;
}

const areNear = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;
const buttonAt = ({ x, y }: Point) => document.elementFromPoint(x, y)?.closest('button, a, summary') ?? null;
const containsButton = (node: Node) => node instanceof Element && (node.matches('button, a, summary') || node.querySelector('button, a, summary') !== null);

/** Watches the whole page; returns a function that stops it. */
export function guardAgainstMisclicks(): () => void {
  let pointer: Point | null = null;
  /** Where the pointer rests, and since when. */
  let rest: (Point & { since: number }) | null = null;
  let pressed: Press | null = null;
  let lifted: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const born = new WeakMap<Node, number>();

  const isNew = (button: Element, now: number): boolean => {
    // If the pointer moved onto the new button, the click is meant for it.
    const earliest = Math.max(now - PAUSE, rest?.since ?? 0);
    for (let node: Node | null = button; node; node = node.parentNode) if ((born.get(node) ?? -Infinity) >= earliest) return true;
    // The button existed but has moved here.
    return pressed !== null && now - pressed.at < PAUSE && button !== pressed.button && pointer !== null && areNear(pointer, pressed);
  };
  const markIfNew = (): void => {
    const button = pointer && buttonAt(pointer);
    if (!button || button.hasAttribute('data-fresh') || !isNew(button, performance.now())) return;
    button.setAttribute('data-fresh', '');
    setTimeout(() => button.removeAttribute('data-fresh'), PAUSE);
  };

  const observer = new MutationObserver((changes) => {
    if (!pointer) return;
    const now = performance.now();
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(containsButton);
    for (const node of added) born.set(node, now);
    // The second click may come before the next frame.
    if (pressed && now - pressed.at < PAUSE) markIfNew();
    else if (added.length && !frame)
      frame = requestAnimationFrame(() => {
        frame = 0;
        markIfNew();
      });
  });

  const onPointerMove = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    pointer = { x: clientX, y: clientY };
    if (!rest || !areNear(rest, pointer)) rest = { ...pointer, since: performance.now() };
    clearTimeout(lifted);
    // A finger does not rest on the screen, but a thumb may tap twice.
    if (pointerType === 'touch') lifted = setTimeout(() => (pointer = rest = null), PAUSE);
  };
  const onPointerDown = (event: PointerEvent): void => {
    onPointerMove(event);
    pressed = { ...pointer!, at: performance.now(), button: event.target instanceof Element ? event.target.closest('button, a, summary') : null };
  };

  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointermove', onPointerMove, { capture: true, passive: true });
  addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(lifted);
    removeEventListener('pointermove', onPointerMove, { capture: true });
    removeEventListener('pointerdown', onPointerDown, { capture: true });
  };
}

/** Touch, mouse and wheel on the map: one finger drags, two pinch; a pointer that hardly moves taps. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './viewport';

/** A tap may move this far, in pixels. */
const TAP_TOLERANCE = 6;
/** How long a released map keeps sliding, in milliseconds. */
const SLIDE_MS = 160;

interface Heard {
  tap: (at: Point, by: string) => void;
  /** The mouse position while nothing is pressed; undefined when it has left. */
  hover: (at: Point | undefined) => void;
}

export function handleGestures(camera: Camera, { tap, hover }: Heard): Attachment<HTMLElement> {
  return (window) => {
    const pointers = new Map<number, Point>();
    let start: Point | undefined;
    let hasMoved = false;
    let speed = { x: 0, y: 0, at: 0 };
    const pointInWindow = (event: MouseEvent): Point => {
      const { left, top } = window.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const down = (event: PointerEvent) => {
      if (event.button || (event.target as Element).closest('[data-control]')) return;
      pointers.set(event.pointerId, pointInWindow(event));
      if (pointers.size === 1) [start, hasMoved, speed] = [pointInWindow(event), false, { x: 0, y: 0, at: event.timeStamp }];
      else hasMoved = true;
    };
    const move = (event: PointerEvent) => {
      const [before, now] = [pointers.get(event.pointerId), pointInWindow(event)];
      if (!before) {
        if (event.pointerType === 'mouse' && !event.buttons) hover(now);
        return;
      }
      if (!hasMoved && start && Math.hypot(now.x - start.x, now.y - start.y) <= TAP_TOLERANCE) return;
      if (!camera.held) {
        camera.held = hasMoved = true;
        hover(undefined);
        window.setPointerCapture(event.pointerId);
      }
      pointers.set(event.pointerId, now);
      const [one, other] = [...pointers.keys()];
      if (other === undefined) {
        camera.drag(now.x - before.x, now.y - before.y);
        const passed = Math.max(1, event.timeStamp - speed.at);
        const share = Math.min(1, passed / 50);
        const smoothedSpeed = (old: number, moved: number) => old * (1 - share) + (moved / passed) * share;
        speed = { x: smoothedSpeed(speed.x, now.x - before.x), y: smoothedSpeed(speed.y, now.y - before.y), at: event.timeStamp };
      } else if (one !== undefined) {
        const still = pointers.get(event.pointerId === one ? other : one) ?? now;
        camera.pinch([still, before], [still, now]);
      }
    };
    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId) || pointers.size) return;
      camera.held = false;
      if (!hasMoved && event.type === 'pointerup') tap(pointInWindow(event), event.pointerType);
      else if (event.timeStamp - speed.at < 60 && Math.hypot(speed.x, speed.y) > 0.3) camera.nudge(speed.x * SLIDE_MS, speed.y * SLIDE_MS);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), pointInWindow(event), 130);
    };
    const leave = () => hover(undefined);
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    window.addEventListener('pointerleave', leave);
    window.addEventListener('wheel', wheel, { passive: false });
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      window.removeEventListener('pointerleave', leave);
      window.removeEventListener('wheel', wheel);
    };
  };
}

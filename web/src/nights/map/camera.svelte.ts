/** Who looks at the map, and where: dragging, gliding, and when the picture is to be made crisp again. */
import { lasting } from '../../settings.svelte';
import { between, clamped, comfortable, dragged, framing, pinched, whole, zoomedAt, type Point, type Size, type View } from './viewport';

/** How long nothing changes in scale before things are drawn anew for it, in milliseconds. */
const REST = 140;
const GLIDE = 480;

export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, scale: 1 });
  window = $state.raw<Size>({ width: 1, height: 1 });
  sheet = $state.raw<Size>({ width: 1, height: 1 });
  /** The scale that everything is drawn for. */
  crisp = $state(1);
  /** Whether the scale is changing now. */
  scaling = $state(false);
  /** Whether somebody has the sheet in hand. */
  held = $state(false);
  #goal: View | undefined;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The window has this size now; the first time nothing is shown yet. */
  measure(window: Size): void {
    this.window = window;
    this.#set(clamped(this.view, this.sheet, window));
  }

  #set(view: View): void {
    const scaled = view.scale !== this.view.scale;
    this.view = view;
    if (!scaled && view.scale === this.crisp) return;
    this.scaling = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(), REST);
  }

  settle(): void {
    clearTimeout(this.#rest);
    this.crisp = this.view.scale;
    this.scaling = false;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#goal = undefined;
  }

  drag(dx: number, dy: number): void {
    this.stop();
    this.#set(clamped(dragged(this.view, dx, dy), this.sheet, this.window));
  }

  pinch(from: [Point, Point], to: [Point, Point]): void {
    this.stop();
    this.#set(clamped(pinched(this.view, from, to, this.sheet, this.window), this.sheet, this.window));
  }

  /** Nearer or farther, around a point of the window or its middle. Quick turns of a wheel add up. */
  zoom(factor: number, at: Point = { x: this.window.width / 2, y: this.window.height / 2 }, milliseconds = 200): void {
    const view = zoomedAt(this.#goal ?? this.view, at, factor, this.sheet, this.window);
    this.glide(view, milliseconds);
  }

  /** The sheet moved by so many pixels, as by an arrow key. */
  nudge(dx: number, dy: number): void {
    this.glide(dragged(this.#goal ?? this.view, dx, dy), 160);
  }

  wholeSheet(): void {
    this.glide(whole(this.sheet, this.window));
  }

  /** To a point that is not seen well. */
  reveal(point: Point): void {
    const view = this.#goal ?? this.view;
    if (!comfortable(point, view, this.window)) this.lookAt(point, view.scale);
  }

  lookAt(point: Point, scale: number): void {
    this.glide({ ...point, scale });
  }

  frame(points: readonly Point[], closest: number, farthest: number): void {
    this.glide(framing(points, closest, farthest, this.sheet, this.window));
  }

  /** At once, where nobody has looked before. */
  begin(view: View): void {
    this.stop();
    this.view = clamped(view, this.sheet, this.window);
    this.settle();
  }

  /** Never while somebody has the sheet in hand. */
  glide(to: View, milliseconds = GLIDE): void {
    if (this.held) return;
    const goal = clamped(to, this.sheet, this.window);
    this.stop();
    const length = lasting(milliseconds);
    if (!length) {
      this.#set(goal);
      return;
    }
    const [from, start] = [this.view, performance.now()];
    this.#goal = goal;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / length));
      this.#set(share === 1 ? goal : between(from, goal, share));
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else this.#goal = undefined;
    };
    this.#frame = requestAnimationFrame(step);
  }
}

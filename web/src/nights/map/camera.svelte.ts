/** The viewport of the map: dragging, gliding, and when to redraw sharply. */
import { motionDuration } from '../../settings.svelte';
import { interpolateViews, clampToSheet, isInView, viewAfterDrag, fitPoints, viewAfterPinch, fitSheet, viewZoomedAround, type Point, type Size, type Viewport } from './viewport';

/** Redraw when the scale has not changed for this long, in milliseconds. */
const REDRAW_DELAY = 140;
const GLIDE_MS = 480;
/** If less of the window than this is uncovered, in pixels, there is nothing to see that the map could be moved for. */
const LEAST_UNCOVERED = 64;

export class Camera {
  view = $state.raw<Viewport>({ x: 0, y: 0, scale: 1 });
  window = $state.raw<Size>({ width: 1, height: 1 });
  sheet = $state.raw<Size>({ width: 1, height: 1 });
  /** How many pixels at the bottom of the window are covered; the last that left something to see. */
  #covered = $state(0);
  /** The scale that everything is drawn for. */
  crisp = $state(1);
  /** Whether the scale is changing now. */
  scaling = $state(false);
  /** Whether the user is dragging the map. */
  held = $state(false);
  #target: Viewport | undefined;
  #frame = 0;
  #redrawTimer: ReturnType<typeof setTimeout> | undefined;

  /** Sets the size of the window. */
  setWindow(window: Size): void {
    this.window = window;
    this.#setViewport(clampToSheet(this.view, this.sheet, window));
  }

  get covered(): number {
    return this.#covered;
  }

  /** Sets how many pixels at the bottom of the window are covered. A point that was in view stays in view. */
  cover(pixels: number, point?: Point): void {
    if (pixels === this.#covered || this.window.height - pixels < LEAST_UNCOVERED) return;
    const wasInView = point && this.#isInView(point, 0);
    this.#covered = pixels;
    if (wasInView) this.reveal(point);
  }

  #isInView(point: Point, margin?: number): boolean {
    const view = this.#target ?? this.view;
    const open = { ...this.window, height: this.window.height - this.#covered };
    return isInView(point, { ...view, y: view.y - this.#coveredOffset(view.scale) }, open, margin);
  }

  #setViewport(view: Viewport): void {
    const scaled = view.scale !== this.view.scale;
    this.view = view;
    if (!scaled && view.scale === this.crisp) return;
    this.scaling = true;
    clearTimeout(this.#redrawTimer);
    this.#redrawTimer = setTimeout(() => this.endScaling(), REDRAW_DELAY);
  }

  endScaling(): void {
    clearTimeout(this.#redrawTimer);
    this.crisp = this.view.scale;
    this.scaling = false;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#redrawTimer);
    this.#target = undefined;
  }

  drag(dx: number, dy: number): void {
    this.stop();
    this.#setViewport(clampToSheet(viewAfterDrag(this.view, dx, dy), this.sheet, this.window));
  }

  pinch(from: [Point, Point], to: [Point, Point]): void {
    this.stop();
    this.#setViewport(clampToSheet(viewAfterPinch(this.view, from, to, this.sheet, this.window), this.sheet, this.window));
  }

  /** Zooms around a point of the window, by default its middle. Quick wheel turns add up. */
  zoom(factor: number, at: Point = { x: this.window.width / 2, y: this.window.height / 2 }, milliseconds = 200): void {
    const view = viewZoomedAround(this.#target ?? this.view, at, factor, this.sheet, this.window);
    this.glide(view, milliseconds);
  }

  /** Moves the map by some pixels, as an arrow key does. */
  nudge(dx: number, dy: number): void {
    this.glide(viewAfterDrag(this.#target ?? this.view, dx, dy), 160);
  }

  showWholeSheet(): void {
    this.glide(fitSheet(this.sheet, this.window));
  }

  /** Moves to a point unless it is well in view. */
  reveal(point: Point): void {
    if (!this.#isInView(point)) this.lookAt(point, (this.#target ?? this.view).scale);
  }

  lookAt(point: Point, scale: number): void {
    this.glide({ x: point.x, y: point.y + this.#coveredOffset(scale), scale });
  }

  showPoints(points: readonly Point[], closest: number, farthest: number, least = farthest): void {
    const view = fitPoints(points, closest, farthest, this.sheet, { ...this.window, height: Math.max(1, this.window.height - this.#covered) }, least);
    this.glide({ ...view, y: view.y + this.#coveredOffset(view.scale) });
  }

  /** How far the middle of the window lies below the middle of its uncovered part. */
  #coveredOffset(scale: number): number {
    return this.#covered / 2 / scale;
  }

  /** Jumps to the first view without animation. */
  jumpTo(view: Viewport): void {
    this.stop();
    this.view = clampToSheet(view, this.sheet, this.window);
    this.endScaling();
  }

  /** Animates to a view; does nothing while the user is dragging. */
  glide(to: Viewport, milliseconds = GLIDE_MS): void {
    if (this.held) return;
    const goal = clampToSheet(to, this.sheet, this.window);
    this.stop();
    const length = motionDuration(milliseconds);
    if (!length) {
      this.#setViewport(goal);
      return;
    }
    const [from, start] = [this.view, performance.now()];
    this.#target = goal;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / length));
      this.#setViewport(share === 1 ? goal : interpolateViews(from, goal, share));
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else this.#target = undefined;
    };
    this.#frame = requestAnimationFrame(step);
  }
}

/** The frames of a replay, fetched a piece at a time and kept. */
import type { FrameShown } from '../house/messages';

/** As many as the house answers at once. */
export const PIECE = 24;

export type FetchFrames = (since: number, until: number) => Promise<FrameShown[]>;

export class Reel {
  #frames: (FrameShown | undefined)[] = [];
  #coming = new Map<number, Promise<void>>();

  constructor(
    readonly length: number,
    private fetchFrames: FetchFrames,
  ) {}

  /** A frame that has come. */
  at(frame: number): FrameShown | undefined {
    return this.#frames[frame];
  }

  has(from: number, until: number): boolean {
    for (let frame = from; frame < until; frame++) if (!this.#frames[frame]) return false;
    return true;
  }

  /** The frames from one to before another; rejects with `Refused` where they cannot be had. */
  async fetched(from: number, until: number): Promise<FrameShown[]> {
    const pieces: Promise<void>[] = [];
    for (let piece = Math.floor(from / PIECE); piece * PIECE < until; piece++) pieces.push(this.#piece(piece));
    await Promise.all(pieces);
    return this.#frames.slice(from, until) as FrameShown[];
  }

  /** Has what will be wanted next come meanwhile. */
  expect(frame: number): void {
    if (frame >= 0 && frame < this.length) this.#piece(Math.floor(frame / PIECE)).catch(() => {});
  }

  #piece(piece: number): Promise<void> {
    const [since, until] = [piece * PIECE, Math.min((piece + 1) * PIECE, this.length)];
    if (this.has(since, until)) return Promise.resolve();
    let coming = this.#coming.get(piece);
    if (!coming) {
      coming = this.fetchFrames(since, until)
        .then((frames) => frames.forEach((frame, i) => (this.#frames[since + i] = frame)))
        .finally(() => this.#coming.delete(piece));
      this.#coming.set(piece, coming);
    }
    return coming;
  }
}

/** The frames of a replay, loaded in chunks and cached. */
import type { ReplayFrame } from '../house/messages';

/** The most frames that the server returns at once. */
export const CHUNK_SIZE = 24;

export type FetchFrames = (since: number, until: number) => Promise<ReplayFrame[]>;

export class FrameCache {
  #frames: (ReplayFrame | undefined)[] = [];
  #coming = new Map<number, Promise<void>>();

  constructor(
    readonly length: number,
    private fetchFrames: FetchFrames,
  ) {}

  /** A cached frame. */
  cachedFrame(frame: number): ReplayFrame | undefined {
    return this.#frames[frame];
  }

  hasRange(from: number, until: number): boolean {
    for (let frame = from; frame < until; frame++) if (!this.#frames[frame]) return false;
    return true;
  }

  /** The frames from `from` to before `until`; rejects with `Refused` if they cannot be loaded. */
  async fetchRange(from: number, until: number): Promise<ReplayFrame[]> {
    const pieces: Promise<void>[] = [];
    for (let chunk = Math.floor(from / CHUNK_SIZE); chunk * CHUNK_SIZE < until; chunk++) pieces.push(this.#fetchChunk(chunk));
    await Promise.all(pieces);
    return this.#frames.slice(from, until) as ReplayFrame[];
  }

  /** Loads frames that will be needed soon. */
  prefetch(frame: number): void {
    if (frame >= 0 && frame < this.length) this.#fetchChunk(Math.floor(frame / CHUNK_SIZE)).catch(() => {});
  }

  #fetchChunk(chunk: number): Promise<void> {
    const [since, until] = [chunk * CHUNK_SIZE, Math.min((chunk + 1) * CHUNK_SIZE, this.length)];
    if (this.hasRange(since, until)) return Promise.resolve();
    let coming = this.#coming.get(chunk);
    if (!coming) {
      coming = this.fetchFrames(since, until)
        .then((frames) => frames.forEach((frame, i) => (this.#frames[since + i] = frame)))
        .finally(() => this.#coming.delete(chunk));
      this.#coming.set(chunk, coming);
    }
    return coming;
  }
}

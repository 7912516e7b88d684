/** Paints regions of the ground, in a worker if possible. */
import { paintGround, type Ground, type Paint } from './groundPainting';
import type { PaintRequest } from './painter.worker';
import type { Region } from './viewport';

export type Picture = ImageBitmap | HTMLCanvasElement;

interface Done {
  number: number;
  picture: ImageBitmap;
}

export interface Painter {
  /** Paints a region; `scale` is in pixels per map unit. */
  paint: (ground: Ground, region: Region, scale: number) => Promise<Picture>;
  close: () => void;
}

export function createPainter(): Painter {
  const canUseWorker = typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function';
  return canUseWorker ? createWorkerPainter() : createMainThreadPainter();
}

const pixelCount = (length: number, scale: number) => Math.max(1, Math.round(length * scale));

function createWorkerPainter(): Painter {
  const worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (picture: ImageBitmap) => void>();
  let [number, sent] = [0, ''];
  worker.addEventListener('message', ({ data }: MessageEvent<Done>) => {
    waiting.get(data.number)?.(data.picture);
    waiting.delete(data.number);
  });
  return {
    paint: ({ paths, paints }, region, scale) =>
      new Promise((done) => {
        number += 1;
        waiting.set(number, done);
        const order: PaintRequest = { number, paints, region, scale, width: pixelCount(region.width, scale), height: pixelCount(region.height, scale) };
        // All times of day share their paths, so send them only once.
        const key = paths.join();
        if (key !== sent) order.paths = paths;
        sent = key;
        worker.postMessage(order);
      }),
    close: () => worker.terminate(),
  };
}

function createMainThreadPainter(): Painter {
  let known: { paths: string[]; made: Path2D[] } = { paths: [], made: [] };
  return {
    paint({ paths, paints }: { paths: string[]; paints: Paint[] }, region, scale) {
      if (known.paths !== paths) known = { paths, made: paths.map((d) => new Path2D(d)) };
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [pixelCount(region.width, scale), pixelCount(region.height, scale)];
      const context = canvas.getContext('2d');
      if (context) paintGround(context, known.made, paints, region, scale);
      return Promise.resolve(canvas);
    },
    close: () => {},
  };
}

/** Has regions of the ground painted, by a worker where there is one, and hands back pictures of them. */
import { paint, type Ground, type Paint } from './ground';
import type { Order } from './painter.worker';
import type { Region } from './viewport';

export type Picture = ImageBitmap | HTMLCanvasElement;

interface Done {
  number: number;
  picture: ImageBitmap;
}

export interface Painter {
  /** The picture of a region, so many pixels for each unit of the sheet. */
  paint: (ground: Ground, region: Region, scale: number) => Promise<Picture>;
  close: () => void;
}

export function painter(): Painter {
  const apart = typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function';
  return apart ? workersPainter() : ownPainter();
}

const pixels = (length: number, scale: number) => Math.max(1, Math.round(length * scale));

function workersPainter(): Painter {
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
        const order: Order = { number, paints, region, scale, width: pixels(region.width, scale), height: pixels(region.height, scale) };
        // All times of day share their paths.
        const key = paths.join();
        if (key !== sent) order.paths = paths;
        sent = key;
        worker.postMessage(order);
      }),
    close: () => worker.terminate(),
  };
}

function ownPainter(): Painter {
  let known: { paths: string[]; made: Path2D[] } = { paths: [], made: [] };
  return {
    paint({ paths, paints }: { paths: string[]; paints: Paint[] }, region, scale) {
      if (known.paths !== paths) known = { paths, made: paths.map((d) => new Path2D(d)) };
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [pixels(region.width, scale), pixels(region.height, scale)];
      const context = canvas.getContext('2d');
      if (context) paint(context, known.made, paints, region, scale);
      return Promise.resolve(canvas);
    },
    close: () => {},
  };
}

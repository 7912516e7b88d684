/** Paints the ground off the main thread, so that the page stays responsive. */
import { paintGround, type Paint } from './groundPainting';
import type { Region } from './viewport';

export interface PaintRequest {
  number: number;
  /** Sent only when they change. */
  paths?: string[];
  paints: Paint[];
  region: Region;
  width: number;
  height: number;
  scale: number;
}

let paths: Path2D[] = [];

addEventListener('message', ({ data: order }: MessageEvent<PaintRequest>) => {
  if (order.paths) paths = order.paths.map((d) => new Path2D(d));
  const canvas = new OffscreenCanvas(order.width, order.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  paintGround(context, paths, order.paints, order.region, order.scale);
  const picture = canvas.transferToImageBitmap();
  postMessage({ number: order.number, picture }, { transfer: [picture] });
});

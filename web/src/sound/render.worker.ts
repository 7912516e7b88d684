/** Renders sounds away from the page, so that no frame waits for them. */
import { renderSound, type Sound } from './render';

export interface RenderRequest {
  number: number;
  sound: Sound;
}

addEventListener('message', ({ data: { number, sound } }: MessageEvent<RenderRequest>) => {
  const samples = renderSound(sound, Math.random);
  postMessage({ number, samples }, { transfer: [samples.buffer] });
});

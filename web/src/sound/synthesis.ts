/** What all sounds are made of: noise, filters, envelopes, and loops without a seam. Everything works on plain samples. */

/** Samples a second of all rendered sounds; the browser converts them to those of the device. */
export const RATE = 22_050;

/** Like Math.random: from 0 to 1. */
export type Random = () => number;

export const silence = (seconds: number): Float32Array => new Float32Array(Math.ceil(seconds * RATE));

export function noise(seconds: number, random: Random): Float32Array {
  const samples = silence(seconds);
  for (let i = 0; i < samples.length; i++) samples[i] = random() * 2 - 1;
  return samples;
}

/** Adds a sound to another one from a moment on; what is too long for it is cut off. */
export function mixInto(target: Float32Array, sound: Float32Array, at: number, loudness = 1): void {
  const start = Math.round(at * RATE);
  const end = Math.min(sound.length, target.length - start);
  for (let i = Math.max(0, -start); i < end; i++) target[start + i]! += sound[i]! * loudness;
}

/** Removes what is above a frequency, gently, in place. `hertz` may move with time in seconds. */
export function lowPass(samples: Float32Array, hertz: number | ((time: number) => number)): Float32Array {
  let last = 0;
  const shareAt = (time: number) => 1 - Math.exp((-2 * Math.PI * (typeof hertz === 'number' ? hertz : hertz(time))) / RATE);
  let share = shareAt(0);
  for (let i = 0; i < samples.length; i++) {
    if (typeof hertz !== 'number' && i % 64 === 0) share = shareAt(i / RATE);
    samples[i] = last += share * (samples[i]! - last);
  }
  return samples;
}

/** Removes what is below a frequency, gently, in place. */
export function highPass(samples: Float32Array, hertz: number): Float32Array {
  const low = lowPass(samples.slice(), hertz);
  for (let i = 0; i < samples.length; i++) samples[i]! -= low[i]!;
  return samples;
}

/** Keeps what is near a frequency, in place; the higher `sharpness`, the more it whistles. `hertz` may move with time. */
export function bandPass(samples: Float32Array, hertz: number | ((time: number) => number), sharpness: number): Float32Array {
  let [one, two] = [0, 0];
  let [step, share] = [0, 0];
  const tune = (time: number) => {
    step = Math.tan((Math.PI * (typeof hertz === 'number' ? hertz : hertz(time))) / RATE);
    share = 1 / (1 + step * (step + 1 / sharpness));
  };
  tune(0);
  for (let i = 0; i < samples.length; i++) {
    if (typeof hertz !== 'number' && i % 64 === 0) tune(i / RATE);
    const band = share * (one + step * (samples[i]! - two));
    one = 2 * band - one;
    two += 2 * step * band;
    samples[i] = band / sharpness;
  }
  return samples;
}

/** Samples between two values of a loudness; in between it moves evenly. */
const CONTROL = 16;

/** Multiplies by a loudness that moves with time in seconds, in place. */
export function applyLoudness(samples: Float32Array, loudness: (time: number) => number): Float32Array {
  let next = loudness(0);
  for (let start = 0; start < samples.length; start += CONTROL) {
    const now = next;
    next = loudness((start + CONTROL) / RATE);
    const end = Math.min(start + CONTROL, samples.length);
    for (let i = start; i < end; i++) samples[i]! *= now + ((next - now) * (i - start)) / CONTROL;
  }
  return samples;
}

/** Makes a sound as loud as asked, in place: its root mean square, but never beyond a peak of 0.9. */
export function normalizeLoudness(samples: Float32Array, loudness: number): Float32Array {
  let [peak, squares] = [1e-9, 1e-18];
  for (let i = 0; i < samples.length; i++) {
    const each = Math.abs(samples[i]!);
    if (each > peak) peak = each;
    squares += each * each;
  }
  const factor = Math.min(loudness / Math.sqrt(squares / samples.length), 0.9 / peak);
  for (let i = 0; i < samples.length; i++) samples[i]! *= factor;
  return samples;
}

/** Fades the last `overlap` seconds into the beginning, so that the rest can be repeated without a seam. */
export function makeSeamlessLoop(samples: Float32Array, overlap: number): Float32Array {
  const shared = Math.round(overlap * RATE);
  const loop = samples.slice(0, samples.length - shared);
  for (let i = 0; i < shared; i++) {
    const share = i / shared;
    loop[i] = loop[i]! * Math.sqrt(share) + samples[loop.length + i]! * Math.sqrt(1 - share);
  }
  return loop;
}

/** The short sounds of a table: dice on wood, a card on felt, a page. */
import { bandPass, normalizeLoudness, lowPass, mixInto, noise, RATE, applyLoudness, silence, type Random } from './synthesis';

/** A die hits wood: a short crack, and a lower answer from the board. */
export function knockSound(random: Random): Float32Array {
  const crack = applyLoudness(bandPass(noise(0.12, random), 1400 + random() * 1600, 4), (time) => Math.exp(-time / 0.012));
  const pitch = 150 + random() * 60;
  const board = silence(0.12).map((_, i) => Math.exp(-i / RATE / 0.022) * Math.sin((2 * Math.PI * pitch * i) / RATE));
  mixInto(crack, board, 0, 0.35);
  return normalizeLoudness(crack, 0.16);
}

/** A wooden card slides over felt and lands. */
export function cardSound(random: Random): Float32Array {
  const slide = bandPass(noise(0.34, random), (time) => 900 + 8000 * Math.min(time, 0.2), 0.8);
  applyLoudness(slide, (time) => Math.min(1, time / 0.03) * Math.max(0, 1 - time / 0.22));
  mixInto(slide, knockSound(random), 0.21, 0.25);
  return normalizeLoudness(slide, 0.05);
}

/** A page is lifted, turned and laid down. */
export function pageSound(random: Random): Float32Array {
  const sound = silence(0.5);
  const lifted = applyLoudness(bandPass(noise(0.26, random), (time) => 1800 + 13_000 * time, 0.7), (time) => Math.sin(Math.PI * Math.min(1, time / 0.26)));
  const laid = applyLoudness(lowPass(noise(0.2, random), 2400), (time) => Math.exp(-time / 0.04));
  mixInto(sound, lifted, 0);
  mixInto(sound, laid, 0.24, 0.5);
  return normalizeLoudness(sound, 0.035);
}

/** An oud and a ney, note by note. */
import { bandPass, lowPass, mixInto, noise, RATE, applyLoudness, silence, type Random } from './synthesis';

/** A plucked string (Karplus and Strong), tuned between two samples by an all-pass filter: quarter tones need it. */
function pluckedString(hertz: number, seconds: number, random: Random): Float32Array {
  const samples = silence(seconds);
  const period = RATE / hertz - 0.5;
  const whole = Math.floor(period - 0.1);
  const rest = period - whole;
  const coefficient = (1 - rest) / (1 + rest);
  // The plectrum strikes at a fifth of the string, which weakens every fifth overtone.
  const struck = lowPass(noise((whole + 1) / RATE, random), 4200);
  const plectrum = Math.round(whole / 5);
  let [before, last] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const drive = i <= whole ? struck[i]! - (struck[i - plectrum] ?? 0) : 0;
    const back = 0.4982 * ((samples[i - whole] ?? 0) + (samples[i - whole - 1] ?? 0));
    last = coefficient * back + before - coefficient * last;
    before = back;
    samples[i] = drive + last;
  }
  return samples;
}

/** A note of the oud: a course of two strings that are never quite in tune, and a body of thin wood. */
export function oudNote(hertz: number, seconds: number, random: Random): Float32Array {
  const sound = pluckedString(hertz, seconds, random);
  mixInto(sound, pluckedString(hertz * 1.0016, seconds, random), 0.007, 0.8);
  const body = bandPass(sound.slice(), 210, 2);
  lowPass(sound, 2600);
  mixInto(sound, body, 0, 0.9);
  return applyLoudness(sound, (time) => 0.5 * Math.min(1, time / 0.002) * Math.min(1, Math.max(0, seconds - time) / 0.08));
}

const PARTIALS = [1, 0.42, 0.2, 0.07, 0.03];

/** A note of the ney: more breath than tone at first, then a tone that begins to tremble. It slides up or down from another note. */
export function neyNote(hertz: number, seconds: number, random: Random, from = hertz): Float32Array {
  const tone = silence(seconds);
  const loudnessAt = (time: number) => Math.min(1, time / 0.12) * Math.min(1, Math.max(0, seconds - time) / 0.16);
  let phase = 0;
  for (let i = 0; i < tone.length; i++) {
    const time = i / RATE;
    const slide = from === hertz ? 1 : (from / hertz) ** Math.max(0, 1 - time / 0.09);
    const tremble = 1 + 0.006 * Math.min(1, Math.max(0, time - 0.35) / 0.5) * Math.sin(2 * Math.PI * 5.1 * time);
    phase += (2 * Math.PI * hertz * slide * tremble) / RATE;
    let sum = 0;
    for (let p = 0; p < PARTIALS.length; p++) sum += PARTIALS[p]! * Math.sin((p + 1) * phase);
    tone[i] = sum;
  }
  const breath = noise(seconds, random);
  const aroundTone = bandPass(breath.slice(), hertz * 2, 3);
  mixInto(tone, aroundTone, 0, 1.4);
  const air = applyLoudness(lowPass(breath, 5200), (time) => 0.05 + 0.3 * Math.exp(-time / 0.07));
  mixInto(tone, air, 0);
  return applyLoudness(tone, (time) => 0.24 * loudnessAt(time));
}

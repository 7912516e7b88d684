/** What one hears at a place: loops of a quarter of a minute, made of noise and a few voices. */
import { bandPass, highPass, normalizeLoudness, lowPass, mixInto, noise, RATE, makeSeamlessLoop, applyLoudness, silence, type Random } from './synthesis';

/** Seconds of a loop, and of the seam that is faded into its beginning. */
export const LOOP = 16;
const SEAM = 2;

/** A value that swings between 0 and 1 and fits into the loop. */
const swing = (time: number, times: number, phase = 0): number => 0.5 - 0.5 * Math.cos(2 * Math.PI * ((times * time) / LOOP + phase));

/** A tone whose pitch glides, with a soft beginning and end. */
function glidingTone(from: number, to: number, seconds: number, tremble = 0): Float32Array {
  let phase = 0;
  return silence(seconds).map((_, i) => {
    const share = i / (seconds * RATE);
    phase += (2 * Math.PI * (from + (to - from) * share) * (1 + tremble * Math.sin(share * seconds * 120))) / RATE;
    return Math.sin(Math.PI * share) ** 2 * (Math.sin(phase) + 0.3 * Math.sin(2 * phase));
  });
}

/** A small bell or struck copper: partials that do not fit together, each fading in its own time. */
function bell(hertz: number, seconds: number): Float32Array {
  const partials = [1, 2.76, 5.4].map((ratio, i) => [2 * Math.PI * hertz * ratio, 0.6 ** i, seconds / (3 + 2 * i)] as const).filter(([each]) => each < Math.PI * RATE);
  return silence(seconds).map((_, i) => {
    const time = i / RATE;
    return partials.reduce((sum, [speed, loudness, fade]) => sum + loudness * Math.exp(-time / fade) * Math.sin(speed * time), 0);
  });
}

/** Moments of the loop, a little irregular. */
const moments = (count: number, random: Random): number[] => Array.from({ length: count }, (_, i) => ((i + random() * 0.7) * LOOP) / count);

/** People who talk further off: each voice is breath in the colour of a vowel, in syllables. */
function voices(count: number, random: Random): Float32Array {
  const sound = silence(LOOP + SEAM);
  for (let i = 0; i < count; i++) {
    const [pitch, syllables, phase] = [280 + random() * 620, 2.6 + random() * 2.2, random()];
    const voice = bandPass(noise(LOOP + SEAM, random), pitch, 7);
    const spoken = (time: number) => Math.max(0, Math.sin(2 * Math.PI * (syllables * time + phase))) * swing(time, 1 + (i % 4), phase) ** 2;
    mixInto(sound, applyLoudness(voice, spoken), 0, 0.7 + random() * 0.6);
  }
  return sound;
}

function market(random: Random): Float32Array {
  const sound = normalizeLoudness(voices(7, random), 0.05);
  for (const at of moments(5, random)) {
    // A coppersmith, in twos and threes.
    for (let stroke = 0; stroke < 2 + Math.round(random()); stroke++) mixInto(sound, bell(1900 + random() * 40, 0.5), at + stroke * 0.27, 0.02);
  }
  mixInto(sound, bell(2600, 0.9), LOOP * 0.61, 0.02);
  return sound;
}

function sea(random: Random): Float32Array {
  const surge = (time: number) => 0.25 + 0.75 * Math.max(swing(time, 2) ** 3, 0.7 * swing(time, 3, 0.35) ** 3);
  const tone = (time: number) => 300 + 1700 * surge(time);
  const waves = lowPass(lowPass(noise(LOOP + SEAM, random), tone), tone);
  const sound = normalizeLoudness(applyLoudness(waves, surge), 0.06);
  for (const [at, pitch] of [[3.1, 1500], [3.6, 1420], [11.2, 1580]] as const) mixInto(sound, glidingTone(pitch, pitch * 0.68, 0.42, 0.012), at, 0.012);
  return sound;
}

/** Wind with a moving whistle. */
function wind(random: Random, low: number, high: number): Float32Array {
  const blown = bandPass(noise(LOOP + SEAM, random), (time) => low + (high - low) * (0.6 * swing(time, 2) + 0.4 * swing(time, 5, 0.2)), 2.2);
  return applyLoudness(lowPass(blown, 1400), (time) => 0.3 + 0.7 * swing(time, 2) * (0.6 + 0.4 * swing(time, 3, 0.4)));
}

function desert(random: Random): Float32Array {
  const sound = normalizeLoudness(wind(random, 220, 620), 0.04);
  // Bells of a caravan, far off, in the step of camels.
  for (let step = 0; step < 6; step++) mixInto(sound, bell(step % 2 ? 620 : 560, 1.1), 5.2 + step * 0.86 + random() * 0.06, 0.011 * Math.sin((Math.PI * (step + 1)) / 7));
  return sound;
}

function night(random: Random): Float32Array {
  const sound = normalizeLoudness(lowPass(wind(random, 160, 320), 500), 0.016);
  for (const [pitch, trill, times, loudness] of [[4300, 15, 8, 0.014], [3900, 17, 5, 0.009]] as const) {
    const cricket = silence(LOOP + SEAM).map((_, i) => {
      const time = i / RATE;
      const chirps = swing(time, times, pitch / 1000) > 0.55 ? Math.max(0, Math.sin(2 * Math.PI * trill * time)) ** 2 : 0;
      return chirps * Math.sin((2 * Math.PI * pitch * i) / RATE);
    });
    mixInto(sound, cricket, 0, loudness);
  }
  for (const at of [6.4, 7]) mixInto(sound, glidingTone(390, 360, at < 7 ? 0.3 : 0.7), at, 0.014);
  return sound;
}

function storm(random: Random): Float32Array {
  const gust = (time: number) => 0.35 + 0.65 * Math.max(swing(time, 2), 0.8 * swing(time, 5, 0.3)) ** 2;
  const sound = normalizeLoudness(applyLoudness(bandPass(noise(LOOP + SEAM, random), (time) => 180 + 420 * gust(time), 1.2), gust), 0.075);
  mixInto(sound, normalizeLoudness(applyLoudness(highPass(noise(LOOP + SEAM, random), 2600), (time) => 0.5 + 0.5 * gust(time)), 0.014), 0);
  const thunder = lowPass(lowPass(noise(5, random), 130), 200);
  applyLoudness(thunder, (time) => Math.min(1, time / 0.05) * Math.exp(-time / 1.3) * (0.7 + 0.3 * Math.sin(9 * time) * Math.sin(23 * time)));
  mixInto(sound, normalizeLoudness(thunder, 0.07), 8.5);
  return sound;
}

function grove(random: Random): Float32Array {
  const leaves = lowPass(highPass(noise(LOOP + SEAM, random), 1500), 4200);
  const sound = normalizeLoudness(applyLoudness(leaves, (time) => 0.25 + 0.75 * swing(time, 2) * swing(time, 3, 0.3)), 0.02);
  for (const at of moments(6, random)) {
    const pitch = 2300 + random() * 1300;
    for (let note = 0; note < 2 + Math.round(2 * random()); note++) mixInto(sound, glidingTone(pitch * (1 + 0.12 * (note % 2)), pitch * 0.86, 0.11, 0.03), at + note * 0.16, 0.016);
  }
  return sound;
}

const AMBIENCES = { market, sea, desert, night, storm, grove } as const;
export type Ambience = keyof typeof AMBIENCES;
export const AMBIENCE_NAMES = Object.keys(AMBIENCES) as Ambience[];

/** A loop of the place, without a seam. */
export const ambienceLoop = (name: Ambience, random: Random): Float32Array => makeSeamlessLoop(AMBIENCES[name](random), SEAM);

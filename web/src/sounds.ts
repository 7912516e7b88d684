/** The sounds of the table, synthesized: dice, cards, a plucked string. Silent until enabled. */
import { settings } from './settings.svelte';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** The audio context, if sound is on. Browsers start it only after a gesture. */
function audioContext(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  try {
    context ??= new AudioContext();
  } catch {
    return null;
  }
  if (context.state === 'suspended') void context.resume().catch(() => {});
  return context;
}

function noiseBuffer(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** A gain that starts at once and fades. */
function fadingGain(audio: AudioContext, at: number, loud: number, lasts: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}

/** A die hits wood: a short crack, and a lower answer from the board. */
function playKnock(audio: AudioContext, at: number, loud: number): void {
  const crack = audio.createBufferSource();
  crack.buffer = noiseBuffer(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 1400 + Math.random() * 1600;
  band.Q.value = 4;
  crack.connect(band).connect(fadingGain(audio, at, loud, 0.05));
  crack.start(at, Math.random() * 0.4, 0.06);
  const board = audio.createOscillator();
  board.frequency.setValueAtTime(190 + Math.random() * 60, at);
  board.frequency.exponentialRampToValueAtTime(110, at + 0.07);
  board.connect(fadingGain(audio, at, loud * 0.7, 0.08));
  board.start(at);
  board.stop(at + 0.1);
}

/** `count` dice tumble on wood. */
export function soundDice(count: number): void {
  const audio = audioContext();
  if (!audio) return;
  const now = audio.currentTime + 0.01;
  for (let die = 0; die < count; die++) {
    const start = now + die * 0.03 + Math.random() * 0.03;
    for (const [later, loud] of [
      [0.17, 0.3],
      [0.34, 0.2],
      [0.46, 0.1],
    ] as const) {
      playKnock(audio, start + later + Math.random() * 0.03, loud * (0.6 + Math.random() * 0.4));
    }
  }
}

/** A wooden card slides over felt. */
export function soundCard(): void {
  const audio = audioContext();
  if (!audio) return;
  const now = audio.currentTime + 0.01;
  const slide = audio.createBufferSource();
  slide.buffer = noiseBuffer(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(900, now);
  band.frequency.linearRampToValueAtTime(2600, now + 0.16);
  band.Q.value = 0.8;
  slide.connect(band).connect(fadingGain(audio, now, 0.09, 0.2));
  slide.start(now, 0, 0.22);
  playKnock(audio, now + 0.21, 0.12);
}

/** A page is turned: a breath of noise. */
export function soundPage(): void {
  const audio = audioContext();
  if (!audio) return;
  const now = audio.currentTime + 0.01;
  for (const [later, loud, lasts, low, high] of [
    [0, 0.05, 0.22, 1800, 5200],
    [0.17, 0.035, 0.12, 3200, 1400],
  ] as const) {
    const rustle = audio.createBufferSource();
    rustle.buffer = noiseBuffer(audio);
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.setValueAtTime(low, now + later);
    band.frequency.linearRampToValueAtTime(high, now + later + lasts);
    band.Q.value = 0.7;
    rustle.connect(band).connect(fadingGain(audio, now + later, loud, lasts));
    rustle.start(now + later, 0, lasts + 0.02);
  }
}

/** A plucked string, like an oud (Karplus and Strong). */
export function soundTurn(): void {
  const audio = audioContext();
  if (!audio) return;
  const { sampleRate } = audio;
  const period = Math.round(sampleRate / 146.8);
  const string = audio.createBuffer(1, sampleRate * 1.6, sampleRate);
  const samples = string.getChannelData(0);
  let smooth = 0;
  for (let i = 0; i < period; i++) samples[i] = smooth = smooth * 0.4 + (Math.random() * 2 - 1) * 0.6;
  for (let i = period; i < samples.length; i++) {
    samples[i] = 0.4975 * ((samples[i - period] ?? 0) + (samples[i - period - 1] ?? 0));
  }
  const pluck = audio.createBufferSource();
  pluck.buffer = string;
  const body = audio.createBiquadFilter();
  body.type = 'lowpass';
  body.frequency.value = 2200;
  const now = audio.currentTime + 0.01;
  pluck.connect(body).connect(fadingGain(audio, now, 0.5, 1.5));
  pluck.start(now);
}

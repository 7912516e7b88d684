/** Plays sounds at the volume of the settings. Loaded when somebody turns sound on; silent while the page is hidden. */
import { settings } from '../settings.svelte';
import type { Ambience } from './ambiences';
import { melodyOf, type PhraseName } from './phrases';
import type { Sound } from './render';
import { RATE } from './synthesis';

/** Seconds in which one place fades into another. */
const FADE = 2.5;
/** Between two phrases at a place, in seconds: at least, and at most this much more. */
const PAUSE = 60;
const PAUSE_VARIES = 60;
const PLACE_PHRASES: Readonly<Record<Ambience, PhraseName | null>> = {
  market: 'market',
  sea: 'sea',
  desert: 'desert',
  night: 'darkness',
  grove: 'sea',
  storm: null,
};

const context = new AudioContext();
const master = context.createGain();
// Many dice at once stay below what the device can play.
master.connect(context.createDynamicsCompressor()).connect(context.destination);
const worker = new Worker(new URL('./render.worker.ts', import.meta.url), { type: 'module' });
const waiting = new Map<number, (samples: Float32Array<ArrayBuffer>) => void>();
let sent = 0;
worker.addEventListener('message', ({ data }: MessageEvent<{ number: number; samples: Float32Array<ArrayBuffer> }>) => {
  waiting.get(data.number)?.(data.samples);
  waiting.delete(data.number);
});

const rendered = new Map<string, Promise<AudioBuffer>>();

/** The rendered sound; each is rendered once. */
function bufferOf(sound: Sound, variant = 0): Promise<AudioBuffer> {
  const key = JSON.stringify([sound, variant]);
  const known = rendered.get(key);
  if (known) return known;
  const buffer = new Promise<Float32Array<ArrayBuffer>>((done) => {
    waiting.set(++sent, done);
    worker.postMessage({ number: sent, sound });
  }).then((samples) => {
    const made = context.createBuffer(1, samples.length, RATE);
    made.copyToChannel(samples, 0);
    return made;
  });
  rendered.set(key, buffer);
  return buffer;
}

/** Browsers start sound only after a gesture. Nobody wants to hear a hidden page. */
const isHeard = () => settings.sound && !document.hidden;
function resumeOrSuspend(): void {
  void (isHeard() ? context.resume() : context.suspend()).catch(() => {});
}
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => isHeard() && context.state === 'suspended' && resumeOrSuspend(), { capture: true, passive: true });
document.addEventListener('visibilitychange', resumeOrSuspend);

$effect.root(() => {
  $effect(resumeOrSuspend);
  $effect(() => {
    // Ears judge loudness by ratios.
    master.gain.setTargetAtTime((settings.volume / 100) ** 2, context.currentTime, 0.03);
  });
});

/** Plays a sound once, unless it could only be heard later. */
async function playOnce(sound: Sound, { later = 0, loudness = 1, variant = 0, speed = 1 } = {}): Promise<void> {
  const buffer = await bufferOf(sound, variant);
  if (context.state !== 'running' || !isHeard()) return;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.playbackRate.value = speed;
  const gain = context.createGain();
  gain.gain.value = loudness;
  source.connect(gain).connect(master);
  source.start(context.currentTime + 0.01 + later);
}

const KNOCKS = 4;
const BOUNCES = [
  [0.17, 1],
  [0.34, 0.65],
  [0.46, 0.35],
] as const;

/** Dice tumble on wood. */
export function playDice(count: number): void {
  for (let die = 0; die < count; die++) {
    for (const [later, loudness] of BOUNCES) {
      void playOnce(
        { kind: 'knock' },
        {
          later: later + die * 0.03 + Math.random() * 0.06,
          loudness: loudness * (0.4 + Math.random() * 0.3),
          variant: Math.floor(Math.random() * KNOCKS),
          speed: 0.9 + Math.random() * 0.25,
        },
      );
    }
  }
}

export const playCard = (): void => void playOnce({ kind: 'card' });
export const playPage = (): void => void playOnce({ kind: 'page' });

/** A single note of the oud. */
export async function playNote(): Promise<void> {
  if (isHeard()) await context.resume();
  await playOnce({ kind: 'oud', note: { hertz: 146.83, at: 0, seconds: 2 } });
}

let phraseUntil = 0;

/** Plays a phrase; one that comes while another sounds is left out. */
export async function playPhrase(name: PhraseName): Promise<void> {
  if (context.currentTime < phraseUntil) return;
  const { instrument, notes } = melodyOf(name);
  const end = Math.max(...notes.map(({ at, seconds }) => at + seconds));
  phraseUntil = context.currentTime + end;
  const sounds = notes.map((note): Sound => ({ kind: instrument, note }));
  await Promise.all(sounds.map((sound) => bufferOf(sound)));
  phraseUntil = context.currentTime + end;
  for (const [i, sound] of sounds.entries()) void playOnce(sound, { later: notes[i]!.at, loudness: 0.55 });
}

interface Place {
  name: Ambience;
  gain: GainNode;
  source: AudioBufferSourceNode | null;
  timer: number;
}
let place: Place | null = null;

/** Fades to the ambience of a place, or to none. */
export function playAmbience(name: Ambience | null): void {
  if (place?.name === name) return;
  if (place) {
    clearTimeout(place.timer);
    place.gain.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
    place.source?.stop(context.currentTime + 2 * FADE);
    place = null;
  }
  if (!name) return;
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.connect(master);
  const here: Place = { name, gain, source: null, timer: 0 };
  place = here;
  void bufferOf({ kind: 'ambience', name }).then((buffer) => {
    if (place !== here) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(gain);
    source.start();
    here.source = source;
    gain.gain.setTargetAtTime(1, context.currentTime, FADE / 3);
  });
  queuePhrase(here);
}

/** Now and then somebody plays at a place. */
function queuePhrase(here: Place): void {
  const name = PLACE_PHRASES[here.name];
  if (!name) return;
  here.timer = window.setTimeout(
    () => {
      if (place !== here) return;
      if (isHeard() && context.state === 'running') void playPhrase(name);
      queuePhrase(here);
    },
    1000 * (PAUSE + PAUSE_VARIES * Math.random()),
  );
}

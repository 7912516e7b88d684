// @vitest-environment node
import { expect, it } from 'vitest';
import { ambienceOf } from '../src/nights/ambience';
import { AMBIENCE_NAMES, ambienceLoop, LOOP } from '../src/sound/ambiences';
import { neyNote, oudNote } from '../src/sound/instruments';
import { melodyOf, PHRASE_NAMES } from '../src/sound/phrases';
import { renderSound } from '../src/sound/render';
import { RATE } from '../src/sound/synthesis';
import { parseSettings } from '../src/settings.svelte';

/** Numbers that look random and are always the same. */
function steadyRandom(): () => number {
  let state = 7;
  return () => ((state = (state * 48_271) % 2_147_483_647) - 1) / 2_147_483_646;
}

function loudness(samples: Float32Array): number {
  let squares = 0;
  for (const each of samples) squares += each * each;
  return Math.sqrt(squares / samples.length);
}
function peak(samples: Float32Array): number {
  let most = 0;
  for (const each of samples) most = Math.max(most, Math.abs(each));
  return most;
}

/** How strongly a frequency sounds (Goertzel). */
function strength(samples: Float32Array, hertz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let [one, two] = [0, 0];
  for (const each of samples) [one, two] = [each + factor * one - two, one];
  return one * one + two * two - factor * one * two;
}

it.each([
  ['oud', oudNote],
  ['ney', neyNote],
] as const)('the %s plays quarter tones in tune', (_, play) => {
  for (const cents of [0, 150, 700]) {
    const hertz = 293.66 * 2 ** (cents / 1200);
    const samples = play(hertz, 1.5, steadyRandom()).subarray(0.4 * RATE, 1.3 * RATE);
    const candidates = Array.from({ length: 41 }, (_, i) => (i - 20) * 5);
    const heard = candidates.map((off) => [strength(samples, hertz * 2 ** (off / 1200)), off] as const).sort(([a], [b]) => b - a)[0]![1];
    expect(Math.abs(heard)).toBeLessThanOrEqual(15);
  }
});

it('every phrase ends on its tonic or fifth, in time, and never clips', () => {
  for (const name of PHRASE_NAMES) {
    const { instrument, notes } = melodyOf(name);
    const tonic = instrument === 'oud' ? 146.83 : 293.66;
    const cents = Math.round(1200 * Math.log2(notes.at(-1)!.hertz / tonic));
    expect([0, 700], name).toContain(cents);
    expect(Math.max(...notes.map(({ at, seconds }) => at + seconds))).toBeLessThan(13);
    for (const note of notes) expect(note.hertz, name).toBeGreaterThan(120);
  }
  expect(peak(renderSound({ kind: 'ney', note: melodyOf('night').notes[1]! }, steadyRandom()))).toBeLessThan(1);
  expect(peak(renderSound({ kind: 'oud', note: melodyOf('noon').notes[1]! }, steadyRandom()))).toBeLessThan(1);
});

it('ambiences are quiet loops without a seam, and a storm is the loudest', () => {
  const loud = AMBIENCE_NAMES.map((name) => {
    const loop = ambienceLoop(name, steadyRandom());
    expect(loop.length).toBe(LOOP * RATE);
    expect(peak(loop), name).toBeLessThan(0.9);
    // The step from the end to the beginning is one like all others.
    const steps = loop.subarray(1, 20_000).map((each, i) => Math.abs(each - loop[i]!));
    expect(Math.abs(loop[0]! - loop.at(-1)!), name).toBeLessThanOrEqual(peak(steps));
    return [loudness(loop), name] as const;
  });
  for (const [each] of loud) expect(each).toBeGreaterThan(0.004);
  expect(loud.sort(([a], [b]) => b - a)[0]![1]).toBe('storm');
}, 60_000);

it('dice, cards and pages are short', () => {
  for (const kind of ['knock', 'card', 'page'] as const) {
    const samples = renderSound({ kind }, steadyRandom());
    expect(samples.length / RATE).toBeLessThan(0.6);
    expect(loudness(samples), kind).toBeGreaterThan(0.01);
    expect(peak(samples), kind).toBeLessThanOrEqual(0.9001);
  }
});

it('a place has its ambience; night quiets the land but not the sea, and a storm drowns everything out', () => {
  expect(ambienceOf('city', 'morning')).toBe('market');
  expect(ambienceOf('city', 'night')).toBe('night');
  expect(ambienceOf('sea', 'night')).toBe('sea');
  expect(ambienceOf('desert', 'noon')).toBe('desert');
  expect(ambienceOf('forest', 'noon')).toBe('grove');
  expect(ambienceOf('city', 'night', 'storm')).toBe('storm');
  expect(ambienceOf(undefined, 'noon')).toBeNull();
});

it('sound is off until asked, at a volume of its own', () => {
  expect(parseSettings(null)).toMatchObject({ sound: false, volume: 60 });
  expect(parseSettings('{"sound":true,"volume":30}')).toMatchObject({ sound: true, volume: 30 });
  expect(parseSettings('{"volume":1000}').volume).toBe(60);
});

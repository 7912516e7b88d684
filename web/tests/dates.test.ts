import { beforeAll, describe, expect, it } from 'vitest';
import { ago, dayAndTime, readersLocale, span, timeOfDay } from '../src/words/dates';
import { speak } from '../src/words/say.svelte';

const MORNING = new Date(2026, 10, 7, 9, 5);

beforeAll(() => speak('en'));

describe('the reader’s locale', () => {
  it('is the browser’s own way to write the language that is spoken', () => {
    expect(readersLocale('en', ['en-GB', 'en'])).toBe('en-GB');
    expect(readersLocale('es', ['fr-FR', 'es-MX', 'es'])).toBe('es-MX');
    expect(readersLocale('en', ['en', 'en-CA'])).toBe('en-CA');
  });

  it('is of the browser’s region where the language is another', () => {
    expect(readersLocale('fr', ['en-GB'])).toBe('fr-GB');
    expect(readersLocale('en', ['de-DE', 'de'])).toBe('en-DE');
  });

  it('is the language alone where the browser says nothing of use', () => {
    expect(readersLocale('fr', [])).toBe('fr');
    expect(readersLocale('es', ['C', 'no_such', 'pt'])).toBe('es');
  });
});

describe('dates and spans', () => {
  it('are written as in the reader’s country', () => {
    expect(dayAndTime(MORNING, 'en-GB')).toMatch(/^7 Nov 2026, 09:05$/);
    expect(dayAndTime(MORNING, 'en-US')).toMatch(/^Nov 7, 2026, 9:05\sAM$/);
    expect(dayAndTime(MORNING, 'fr-FR')).toMatch(/^7 nov\. 2026.*09:05$/);
    expect(timeOfDay(MORNING, 'es-MX')).toMatch(/^9:05\sa\.m\.$/);
  });

  it('are told in a unit that is large enough', () => {
    expect(ago(20, 'en')).toBe('now');
    expect(ago(61, 'en')).toBe('1 minute ago');
    expect(ago(90_000, 'fr')).toBe('hier');
    expect(ago(3 * 3600, 'es')).toBe('hace 3 horas');
    expect(span(200_000, 'en')).toBe('2 days');
    expect(span(170_000, 'en')).toBe('47 hours');
    expect(span(7300, 'fr')).toMatch(/^2\sheures$/);
    expect(span(59, 'es')).toBe('59 segundos');
  });
});

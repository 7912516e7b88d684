import { beforeAll, describe, expect, it } from 'vitest';
import { formatAgo, formatAppointment, formatDateTime, readerLocale, formatDuration, formatTime, toInputTime } from '../src/i18n/dates';
import { LANGUAGES } from '../src/i18n/languages';
import { loadLanguage, say } from '../src/i18n/say.svelte';

const MORNING = new Date(2026, 10, 7, 9, 5);

beforeAll(() => loadLanguage('en'));

describe('the reader’s locale', () => {
  it('is the browser’s own way to write the language that is spoken', () => {
    expect(readerLocale('en', ['en-GB', 'en'])).toBe('en-GB');
    expect(readerLocale('es', ['fr-FR', 'es-MX', 'es'])).toBe('es-MX');
    expect(readerLocale('en', ['en', 'en-CA'])).toBe('en-CA');
  });

  it('is of the browser’s region where the language is another', () => {
    expect(readerLocale('fr', ['en-GB'])).toBe('fr-GB');
    expect(readerLocale('en', ['de-DE', 'de'])).toBe('en-DE');
  });

  it('is the language alone where the browser says nothing of use', () => {
    expect(readerLocale('fr', [])).toBe('fr');
    expect(readerLocale('es', ['C', 'no_such', 'pt'])).toBe('es');
  });
});

describe('dates and spans', () => {
  it('are written as in the reader’s country', () => {
    expect(formatDateTime(MORNING, 'en-GB')).toMatch(/^7 Nov 2026, 09:05$/);
    expect(formatDateTime(MORNING, 'en-US')).toMatch(/^Nov 7, 2026, 9:05\sAM$/);
    expect(formatDateTime(MORNING, 'fr-FR')).toMatch(/^7 nov\. 2026.*09:05$/);
    expect(formatTime(MORNING, 'es-MX')).toMatch(/^9:05\sa\.m\.$/);
  });

  it('end a sentence without a second full stop', async () => {
    for (const language of LANGUAGES) {
      await loadLanguage(language);
      expect(say('web-pace-due', { date: formatDateTime(MORNING, 'es-MX') })).toMatch(/[^.]\.$/);
    }
    await loadLanguage('en');
  });

  it('name the day of the week and the time zone where people meet', () => {
    expect(formatAppointment(MORNING, 'en-GB')).toMatch(/^Saturday,? 7 November 2026 at 0?9:05 \S+$/);
    expect(formatAppointment(MORNING, 'fr-FR')).toMatch(/^samedi 7 novembre 2026 à 0?9:05 \S+$/);
    expect(formatAppointment(MORNING, 'es-ES')).toMatch(/^sábado, 7 de noviembre de 2026, 0?9:05 \S+$/);
  });

  it('come back from an input as they were', () => {
    expect(toInputTime(MORNING)).toBe('2026-11-07T09:05');
    expect(new Date(toInputTime(MORNING))).toEqual(MORNING);
  });

  it('are told in a unit that is large enough', () => {
    expect(formatAgo(20, 'en')).toBe('now');
    expect(formatAgo(61, 'en')).toBe('1 minute ago');
    expect(formatAgo(90_000, 'fr')).toBe('hier');
    expect(formatAgo(3 * 3600, 'es')).toBe('hace 3 horas');
    expect(formatDuration(200_000, 'en')).toBe('2 days');
    expect(formatDuration(170_000, 'en')).toBe('47 hours');
    expect(formatDuration(7300, 'fr')).toMatch(/^2\sheures$/);
    expect(formatDuration(59, 'es')).toBe('59 segundos');
  });
});

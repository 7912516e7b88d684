/** Formats dates and durations in the chosen language, following the conventions of the browser's region. */
import { currentLanguage } from './say.svelte';

/** The browser's own locale for the chosen language, or the language with the browser's region. */
export function readerLocale(language: string = currentLanguage(), wanted: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages): string {
  const locales = wanted.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      return []; // a browser may report anything
    }
  });
  const own = locales.find((locale) => locale.language === language && locale.region) ?? locales.find((locale) => locale.language === language);
  if (own?.region) return own.toString();
  const region = locales.find((locale) => locale.region)?.region;
  return region ? `${language}-${region}` : language;
}

/** “17 Nov 2026, 09:05” or “Nov 17, 2026, 9:05 AM”. */
export function formatDateTime(date: Date, locale: string = readerLocale()): string {
  return date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** “Saturday 21 November 2026 at 20:30 CET”: when people meet, with the time zone of the reader. */
export function formatAppointment(date: Date, locale: string = readerLocale()): string {
  return date.toLocaleString(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
}

/** “2026-11-21T20:30”, as an input of the type `datetime-local` needs it, in the reader’s time zone. */
export function toInputTime(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** “09:05” or “9:05 AM”. */
export function formatTime(date: Date, locale: string = readerLocale()): string {
  return date.toLocaleTimeString(locale, { timeStyle: 'short' });
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const largestUnit = (seconds: number, least = 1) => UNITS.find(([, length]) => seconds >= least * length);

/** “5 minutes ago”, “yesterday”. */
export function formatAgo(seconds: number, locale: string = readerLocale()): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = largestUnit(seconds) ?? ['second', Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}

/** “2 days”, “47 hours”, “90 seconds”: rounded down, in the largest unit that gives more than one. */
export function formatDuration(seconds: number, locale: string = readerLocale()): string {
  const [unit, length] = largestUnit(seconds, 2) ?? ['second', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / length));
}

/** Dates and spans of time as the reader writes them: in the language that is spoken, in the manner of the browser's region. */
import { spokenLanguage } from './say.svelte';

/** Of the browser's own languages the one that is spoken, or the one that is spoken as it is written in the browser's region. */
export function readersLocale(language: string = spokenLanguage(), wanted: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages): string {
  const locales = wanted.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      return []; // a browser may say anything
    }
  });
  const own = locales.find((locale) => locale.language === language && locale.region) ?? locales.find((locale) => locale.language === language);
  if (own?.region) return own.toString();
  const region = locales.find((locale) => locale.region)?.region;
  return region ? `${language}-${region}` : language;
}

/** “17 Nov 2026, 09:05” or “Nov 17, 2026, 9:05 AM”. */
export function dayAndTime(date: Date, locale: string = readersLocale()): string {
  return date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** “09:05” or “9:05 AM”. */
export function timeOfDay(date: Date, locale: string = readersLocale()): string {
  return date.toLocaleTimeString(locale, { timeStyle: 'short' });
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const largest = (seconds: number, least = 1) => UNITS.find(([, length]) => seconds >= least * length);

/** “5 minutes ago”, “yesterday”. */
export function ago(seconds: number, locale: string = readersLocale()): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = largest(seconds) ?? ['second', Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}

/** “2 days”, “47 hours”, “90 seconds”: as much as is left for certain, in units of which there is more than one. */
export function span(seconds: number, locale: string = readersLocale()): string {
  const [unit, length] = largest(seconds, 2) ?? ['second', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / length));
}

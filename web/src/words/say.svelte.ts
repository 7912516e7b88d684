import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

const FILES: Record<Language, () => Promise<{ default: FluentResource[] }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es'),
};

const bundles = new Map<Language, FluentBundle>();
let spoken = $state.raw<FluentBundle>();

/** A language made of texts: every message of every file. */
export function bundleOf(language: Language, texts: readonly FluentResource[]): FluentBundle {
  // Names and figures are never of another direction here, and isolation marks would be read aloud by some.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(text)) throw error;
  }
  return bundle;
}

/** Loads a language and speaks it from then on; everything that was said is said again. */
export async function speak(language: Language): Promise<void> {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = bundleOf(language, (await FILES[language]()).default);
    bundles.set(language, bundle);
  }
  spoken = bundle;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** A number that is written the same in all our languages. A browser takes a while to learn how numbers are written in one. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000;

function counted(args: Arguments): Arguments {
  if (!Object.values(args).some(isSmall)) return args;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Small(value) : value]));
}

/** The text of a key (`web-settings`) or of an attribute (`place-city.the`), in the reader's language. */
export function say(key: string, args?: Arguments): string {
  const [id, attribute] = key.split('.') as [string, string?];
  const message = spoken?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!spoken || !pattern) {
    if (import.meta.env.DEV) console.error(`Nothing is said for “${key}”.`);
    return key;
  }
  const errors: Error[] = [];
  const text = spoken.formatPattern(pattern, args ? counted(args) : null, errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(`“${key}”: ${error.message}`);
  return text;
}

/** Whether there is a text for a key, or for an attribute of one. */
export function knows(key: string): boolean {
  const [id, attribute] = key.split('.') as [string, string?];
  const message = spoken?.getMessage(id);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/** The language that is being spoken, for numbers and dates. */
export function spokenLanguage(): string {
  return spoken?.locales[0] ?? 'en';
}

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import locales from 'virtual:locales';
import { languageEntry, FALLBACK, type Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;
/** A language, and English for what it lacks. */
type Spoken = readonly [own: FluentBundle, english: FluentBundle];

const known = new Map<Language, Spoken>();
let spoken = $state.raw<Spoken>();

/** Builds a bundle from all messages of all files. */
export function bundleOf(language: Language, texts: readonly FluentResource[]): FluentBundle {
  // All names and numbers have the same direction, and some screen readers read isolation marks aloud.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(text)) throw error;
  }
  return bundle;
}

/** Loads a language and switches to it; all texts update. */
export async function loadLanguage(language: Language): Promise<void> {
  let found = known.get(language);
  if (!found) {
    const { own, english } = await locales[language]!();
    found = [bundleOf(language, own), bundleOf(FALLBACK, english)];
    known.set(language, found);
  }
  spoken = found;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = language;
    document.documentElement.dir = languageEntry(language).direction;
  }
}

/** The first bundle that has the message, and the message. */
function patternOf(key: string): [FluentBundle, Pattern] | null {
  const [id, attribute] = key.split('.') as [string, string?];
  for (const bundle of spoken ?? []) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return [bundle, pattern];
  }
  return null;
}

/** A number that all languages write alike. Browsers need time to create a number formatter. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isBelowThousand = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000;

function withPlainNumbers(args: Arguments): Arguments {
  if (!Object.values(args).some(isBelowThousand)) return args;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isBelowThousand(value) ? new PlainNumber(value) : value]));
}

/** The text of a message (`web-settings`) or of an attribute (`place-city.the`) in the current language. */
export function say(key: string, args?: Arguments): string {
  const found = patternOf(key);
  if (!found) {
    if (import.meta.env.DEV) console.error(`Nothing is said for “${key}”.`);
    return key;
  }
  const [bundle, pattern] = found;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ? withPlainNumbers(args) : null, errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(`“${key}”: ${error.message}`);
  return text;
}

/** Whether a message or attribute exists. */
export function hasMessage(key: string): boolean {
  return patternOf(key) !== null;
}

/** The current language, for numbers and dates. */
export function currentLanguage(): string {
  return spoken?.[0].locales[0] ?? FALLBACK;
}

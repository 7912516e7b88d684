import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import words from 'virtual:words';
import { entryOf, FALLBACK, type Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;
/** A language, and the English for what it lacks. */
type Spoken = readonly [own: FluentBundle, english: FluentBundle];

const known = new Map<Language, Spoken>();
let spoken = $state.raw<Spoken>();

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
  let found = known.get(language);
  if (!found) {
    const { own, english } = await words[language]!();
    found = [bundleOf(language, own), bundleOf(FALLBACK, english)];
    known.set(language, found);
  }
  spoken = found;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = language;
    document.documentElement.dir = entryOf(language).direction;
  }
}

/** The first of the two that says a key, and what it says. */
function patternOf(key: string): [FluentBundle, Pattern] | null {
  const [id, attribute] = key.split('.') as [string, string?];
  for (const bundle of spoken ?? []) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return [bundle, pattern];
  }
  return null;
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
  const found = patternOf(key);
  if (!found) {
    if (import.meta.env.DEV) console.error(`Nothing is said for “${key}”.`);
    return key;
  }
  const [bundle, pattern] = found;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ? counted(args) : null, errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(`“${key}”: ${error.message}`);
  return text;
}

/** Whether there is a text for a key, or for an attribute of one. */
export function knows(key: string): boolean {
  return patternOf(key) !== null;
}

/** The language that is being spoken, for numbers and dates. */
export function spokenLanguage(): string {
  return spoken?.[0].locales[0] ?? FALLBACK;
}

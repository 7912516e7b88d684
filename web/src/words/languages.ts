import { TABLE } from './table';

export type Language = keyof typeof TABLE;

/** What is read where a language lacks a message: every message is written in English. */
export const FALLBACK: Language = 'en';

export const LANGUAGES = Object.keys(TABLE) as Language[];

/** What is known of a language besides its words. */
export interface LanguageEntry {
  /** Under its own name, as a reader looks for it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly quotes: Readonly<Record<'opening' | 'closing' | 'inner_opening' | 'inner_closing', string>>;
  /** Whether a narrow space stands inside «…» and before ; : ! and ?. */
  readonly spacedMarks: boolean;
  /** Which voices read it aloud. */
  readonly speech: string;
  /** Patterns in a list of names, and what is said instead. */
  readonly listJoints: readonly (readonly [string, string])[];
}

const isLanguage = (language: string): language is Language => Object.hasOwn(TABLE, language);

/** The entry of a language; that of English for one that is not ours. */
export const entryOf = (language: string): LanguageEntry => TABLE[isLanguage(language) ? language : FALLBACK];

export const nameOf = (language: Language): string => TABLE[language].name;

/** The first language of the reader that we speak. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return FALLBACK;
}

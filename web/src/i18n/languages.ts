import { LANGUAGE_TABLE } from './languageTable';

export type Language = keyof typeof LANGUAGE_TABLE;

/** The fallback language for missing messages. */
export const FALLBACK: Language = 'en';

export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[];

/** What the client knows about a language besides its messages. */
export interface LanguageEntry {
  /** The language's own name. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly quotes: Readonly<Record<'opening' | 'closing' | 'inner_opening' | 'inner_closing', string>>;
  /** Whether a narrow space goes inside «…» and before ; : ! and ?. */
  readonly spacedMarks: boolean;
  /** The voices that can read it aloud. */
  readonly speech: string;
  /** Corrections for lists of names: patterns and replacements. */
  readonly listJoints: readonly (readonly [string, string])[];
}

const isLanguage = (language: string): language is Language => Object.hasOwn(LANGUAGE_TABLE, language);

/** The entry of a language; the English one if it is unknown. */
export const languageEntry = (language: string): LanguageEntry => LANGUAGE_TABLE[isLanguage(language) ? language : FALLBACK];

export const ownNameOfLanguage = (language: Language): string => LANGUAGE_TABLE[language].name;

/** The reader's first language that is available. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return FALLBACK;
}

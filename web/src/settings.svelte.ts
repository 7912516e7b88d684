import { LANGUAGES, languageOf, type Language } from './words/languages';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const ANNOUNCEMENTS = ['brief', 'full'] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  textSize: (typeof TEXT_SIZES)[number];
  /** Off until asked. */
  sound: boolean;
  /** How much a screen reader says of what bots do: a sentence for each turn, or every step. */
  announcements: (typeof ANNOUNCEMENTS)[number];
  /** Whether a single key answers a question; some who dictate or press keys by accident want it off. */
  keys: boolean;
}

const PLACE = 'serai.settings';

function standard(): Settings {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return { language: languageOf(wanted), theme: 'system', motion: 'system', textSize: 100, sound: false, announcements: 'brief', keys: true };
}

/** What was kept, as far as it still makes sense; a browser that keeps nothing gives the standard. */
export function recalled(kept: string | null): Settings {
  const settings = standard();
  let found: Partial<Record<keyof Settings, unknown>>;
  try {
    found = (JSON.parse(kept ?? '{}') as typeof found | null) ?? {};
  } catch {
    return settings;
  }
  const one = <Value>(value: unknown, allowed: readonly Value[], otherwise: Value): Value =>
    allowed.includes(value as Value) ? (value as Value) : otherwise;
  return {
    language: one(found.language, LANGUAGES, settings.language),
    theme: one(found.theme, THEMES, settings.theme),
    motion: one(found.motion, MOTIONS, settings.motion),
    textSize: one(found.textSize, TEXT_SIZES, settings.textSize),
    sound: one(found.sound, [true, false], settings.sound),
    announcements: one(found.announcements, ANNOUNCEMENTS, settings.announcements),
    keys: one(found.keys, [true, false], settings.keys),
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

export const settings = $state<Settings>(recalled(kept()));

/** Writes the settings down where the browser allows it, and shows them on the page. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.setProperty('--text', String(settings.textSize / 100));
  // The house writes the first words of a page before the page can speak for itself.
  document.cookie = `language=${settings.language}; path=/; max-age=31536000; samesite=strict`;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

/** Whether things may move now. */
export function still(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A duration for a transition: nothing, where nothing should move. */
export function lasting(milliseconds: number): number {
  return still() ? 0 : milliseconds;
}

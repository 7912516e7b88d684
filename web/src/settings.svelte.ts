import { LANGUAGES, preferredLanguage, type Language } from './i18n/languages';
import { onWriteElsewhere, readStorage, writeStorage } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const ANNOUNCEMENTS = ['brief', 'full'] as const;
export const BOT_PACES = ['at-once', 'quick', 'told'] as const;
export const VOLUMES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  textSize: (typeof TEXT_SIZES)[number];
  /** Off until the player turns it on. */
  sound: boolean;
  /** The volume in percent. */
  volume: (typeof VOLUMES)[number];
  /** How much a screen reader says about bots: one sentence per turn, or every step. */
  announcements: (typeof ANNOUNCEMENTS)[number];
  /** How other players' turns are told: in brief and at once, in brief step by step, or with every tale. */
  botPace: (typeof BOT_PACES)[number];
  /** Whether a single key answers a question. People who dictate or hit keys by accident turn it off. */
  keys: boolean;
  /** Whether to remember which tales were heard, and to send the list to new tables. */
  remember: boolean;
  /** Whether people the visitor has played with may invite them, and the names of those who may not. */
  invitations: boolean;
  muted: string[];
}

const STORAGE_KEY = 'serai.settings';

function defaultSettings(): Settings {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return { language: preferredLanguage(wanted), theme: 'system', motion: 'system', textSize: 100, sound: false, volume: 60, announcements: 'brief', botPace: 'quick', keys: true, remember: true, invitations: true, muted: [] };
}

/** Reads stored settings; anything missing or invalid gets its default. */
export function parseSettings(stored: string | null | undefined): Settings {
  const settings = defaultSettings();
  let found: Partial<Record<keyof Settings, unknown>>;
  try {
    found = (JSON.parse(stored ?? '{}') as typeof found | null) ?? {};
  } catch {
    return settings;
  }
  const valueIfAllowed = <Value>(value: unknown, allowed: readonly Value[], otherwise: Value): Value =>
    allowed.includes(value as Value) ? (value as Value) : otherwise;
  return {
    language: valueIfAllowed(found.language, LANGUAGES, settings.language),
    theme: valueIfAllowed(found.theme, THEMES, settings.theme),
    motion: valueIfAllowed(found.motion, MOTIONS, settings.motion),
    textSize: valueIfAllowed(found.textSize, TEXT_SIZES, settings.textSize),
    sound: valueIfAllowed(found.sound, [true, false], settings.sound),
    volume: valueIfAllowed(found.volume, VOLUMES, settings.volume),
    announcements: valueIfAllowed(found.announcements, ANNOUNCEMENTS, settings.announcements),
    botPace: valueIfAllowed(found.botPace, BOT_PACES, settings.botPace),
    keys: valueIfAllowed(found.keys, [true, false], settings.keys),
    remember: valueIfAllowed(found.remember, [true, false], settings.remember),
    invitations: valueIfAllowed(found.invitations, [true, false], settings.invitations),
    muted: Array.isArray(found.muted) ? found.muted.filter((name) => typeof name === 'string') : [],
  };
}

export const settings = $state<Settings>(parseSettings(readStorage(STORAGE_KEY)));

/** Reloads the settings whenever another tab or device writes them. */
export const followOtherSettings = (): (() => void) => onWriteElsewhere(STORAGE_KEY, (text) => Object.assign(settings, parseSettings(text)));

/** Applies the settings to the page. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.setProperty('--text-scale', String(settings.textSize / 100));
}

/** Stores the settings. The browser waits for its disk, so the first page does this when it is idle. */
export function storeSettings(): void {
  // The server renders the placeholder text, so it needs the language too.
  document.cookie = `language=${settings.language}; path=/; max-age=31536000; samesite=strict`;
  writeStorage(STORAGE_KEY, JSON.stringify(settings));
}

/** Whether animations are off, by setting or by system preference. */
export function isMotionReduced(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The duration of a transition: 0 when motion is reduced. */
export function motionDuration(milliseconds: number): number {
  return isMotionReduced() ? 0 : milliseconds;
}

/** The visitor's last choices for a new table, stored in this browser. */
import { fittingLevel } from '../house/levels';
import type { Clock, GameInfo, TableRequest } from '../house/messages';
import type { Language } from '../i18n/languages';
import { onWriteElsewhere, readStorage, writeStorage } from '../storage';
import { nonDefaultOptions, hasFirstPlayerOption, type OptionValues } from './optionsForm';

export type Kind = 'here' | 'link' | 'bot';

export interface SeatPreference {
  kind: Kind;
  name: string;
  bot: string;
}

export interface Preferences {
  name: string;
  opponents: number;
  level: string;
  seats: SeatPreference[];
  /** The name of the first player; '' for a random one. */
  first: string;
  /** Whether choices may be undone across dice and draws. */
  practice: boolean;
  hints: boolean;
  clock: NonNullable<Clock['kind']>;
  seconds: number;
  days: number;
  /** Whether a clock in days stands still at weekends. */
  weekendRest: boolean;
  dice: 'sealed' | 'open';
  seed: string;
  public: boolean;
  /** The digest of the pack to play with; '' for the one that ships with the game. */
  pack: string;
  /** The options of each game. */
  options: Record<string, OptionValues>;
}

const STORAGE_KEY = 'serai.wishes';
/** Stands for the game's default until its levels are known. */
const ANY_LEVEL = '';

export function defaultPreferences(): Preferences {
  return {
    name: '',
    opponents: 2,
    level: ANY_LEVEL,
    seats: [
      { kind: 'here', name: '', bot: ANY_LEVEL },
      { kind: 'link', name: '', bot: ANY_LEVEL },
      { kind: 'bot', name: '', bot: ANY_LEVEL },
    ],
    first: '',
    practice: false,
    hints: true,
    clock: 'none',
    seconds: 120,
    days: 1,
    weekendRest: false,
    dice: 'sealed',
    seed: '',
    public: false,
    pack: '',
    options: {},
  };
}

/** Reads stored preferences and ignores what is invalid. */
export function parsePreferences(stored: string | null | undefined): Preferences {
  const preferences = defaultPreferences();
  try {
    const found = (JSON.parse(stored ?? '{}') ?? {}) as Record<string, unknown>;
    for (const [key, value] of Object.entries(preferences)) {
      if (typeof value !== 'object' && typeof found[key] === typeof value) Object.assign(preferences, { [key]: found[key] });
    }
    // Earlier versions stored the options of a game directly under its id.
    const before = Object.entries(found).filter(([key]) => !(key in preferences));
    for (const [game, values] of [...before, ...Object.entries(found.options ?? {})]) {
      if (typeof values === 'object' && values && !Array.isArray(values)) preferences.options[game] = values as OptionValues;
    }
    const seats = (found.seats as SeatPreference[] | undefined)?.filter(
      ({ kind, name, bot }) => ['here', 'link', 'bot'].includes(kind) && typeof name === 'string' && typeof bot === 'string',
    );
    if (seats && seats.length > 1) preferences.seats = seats;
  } catch {
    // Invalid JSON: use the defaults.
  }
  return preferences;
}

export const preferences = $state<Preferences>(parsePreferences(readStorage(STORAGE_KEY)));

/** Reloads the preferences whenever another tab or device writes them. */
export const followOtherPreferences = (): (() => void) => onWriteElsewhere(STORAGE_KEY, (text) => Object.assign(preferences, parsePreferences(text)));

export function savePreferences(): void {
  writeStorage(STORAGE_KEY, JSON.stringify(preferences));
}

/** The preferred pack if it is still installed, otherwise '' for the shipped one. */
export const fittingPack = ({ packs }: GameInfo, preferred: string): string => (packs.slice(1).some(({ digest }) => digest === preferred) ? preferred : '');

/** Fits seats from another game to this one: no more than it has, and bots of its levels. */
export function fitSeatsToGame(game: GameInfo, seats: SeatPreference[]): void {
  seats.splice(game.most);
  for (const seat of seats) seat.bot = fittingLevel(game, seat.bot);
}

/** A request for a table with one person and some bots. */
export function botTableRequest(game: GameInfo, { name, opponents, level, options }: Preferences, language: Language): TableRequest {
  const changed = nonDefaultOptions(game, options[game.id], opponents === 0);
  return {
    terms: { game: game.id, language, ...(Object.keys(changed).length ? { options: changed } : {}) },
    chairs: [{ kind: 'here', name: name.trim() }, ...Array.from({ length: opponents }, () => ({ kind: 'bot' as const, bot: level }))],
  };
}

/** A request for the table that the preferences describe. */
export function tableRequestFromPreferences(game: GameInfo, preferred: Preferences, language: Language): TableRequest {
  const { clock, seconds, days, weekendRest } = preferred;
  const options = nonDefaultOptions(game, preferred.options[game.id], preferred.seats.length === 1);
  const first = preferred.seats.find(({ kind, name }) => kind === 'here' && name.trim() === preferred.first)?.name.trim();
  if (hasFirstPlayerOption(game) && first) options.first = first;
  return {
    terms: {
      game: game.id,
      language,
      takebacks: preferred.practice,
      hints: preferred.hints,
      clock: clock === 'day' ? { kind: clock, count: days, ...(weekendRest ? { weekend_rest: true, zone: timeZone() } : {}) } : { kind: clock, count: clock === 'move' ? seconds : 0 },
      ...(Object.keys(options).length ? { options } : {}),
      ...(preferred.dice === 'open' ? { seed: Number(preferred.seed) } : {}),
      ...(game.packs.length && preferred.pack ? { pack: preferred.pack } : {}),
    },
    chairs: preferred.seats.map(({ kind, name, bot }) =>
      kind === 'here' ? { kind, name: name.trim() } : kind === 'bot' ? { kind, bot } : { kind },
    ),
    public: preferred.public,
  };
}

/** The name of the browser's time zone. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function isValidSeed(seed: string): boolean {
  return /^\d{1,10}$/.test(seed.trim()) && Number(seed) < 2 ** 31;
}

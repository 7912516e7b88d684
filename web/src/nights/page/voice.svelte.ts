/** Reads text aloud with the browser's speech synthesis, in the voice and at the pace the listener chose. */
import { languageEntry, type Language } from '../../i18n/languages';
import { readStorage, writeStorage } from '../../storage';

/** The part of `speechSynthesis` in use, so that tests can replace it. */
export interface Synthesiser {
  getVoices(): SpeechSynthesisVoice[];
  speak(utterance: SpeechSynthesisUtterance): void;
  cancel(): void;
  addEventListener?(type: 'voiceschanged', heard: () => void): void;
  removeEventListener?(type: 'voiceschanged', heard: () => void): void;
}

export interface Speech {
  synthesiser: Synthesiser;
  utter: (text: string) => SpeechSynthesisUtterance;
}

export interface SpokenLine {
  id: string;
  text: string;
}

export const PACES = { slow: 0.8, calm: 1, brisk: 1.25 } as const;
export type Pace = keyof typeof PACES;

interface VoicePreferences {
  /** The chosen voice of each language. */
  voices: Partial<Record<Language, string>>;
  pace: Pace;
  /** Whether new passages are read automatically. */
  auto: boolean;
}

interface Chunk extends SpokenLine {
  language: Language;
}

const STORAGE_KEY = 'serai.voice';
/** Some browsers fall silent in the middle of longer utterances. */
const MAX_CHARACTERS = 200;

function loadVoicePreferences(): VoicePreferences {
  const preferences: VoicePreferences = { voices: {}, pace: 'calm', auto: false };
  try {
    const stored = JSON.parse(readStorage(STORAGE_KEY) ?? '{}') as Partial<VoicePreferences> | null;
    if (stored?.voices && typeof stored.voices === 'object') preferences.voices = stored.voices;
    if (stored?.pace && stored.pace in PACES) preferences.pace = stored.pace;
    preferences.auto = stored?.auto === true;
  } catch {
    // Unreadable storage: use the defaults.
  }
  return preferences;
}

function browserSpeech(): Speech | null {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined') return null;
  return { synthesiser: speechSynthesis, utter: (text) => new SpeechSynthesisUtterance(text) };
}

/** Splits a text into groups of whole sentences short enough to speak. */
export function splitSentences(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.match(/[^.!?…]+(?:[.!?…]+[\p{Pf}\p{Pe}"'’\u202f»]*\s*|$)/gu) ?? [text]) {
    const before = parts.at(-1);
    if (before !== undefined && before.length + sentence.length <= MAX_CHARACTERS) parts[parts.length - 1] = before + sentence;
    else parts.push(sentence);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

export class Voice {
  state = $state<'silent' | 'speaking' | 'paused'>('silent');
  /** The id of the line that is being read. */
  now = $state<string | null>(null);
  /** The browser reported a speech error. */
  failed = $state(false);

  #preferences = $state<VoicePreferences>(loadVoicePreferences());
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  #chunks: Chunk[] = [];
  /** Callbacks of an earlier run are ignored. */
  #run = 0;

  constructor(private speech: Speech | null = browserSpeech()) {
    this.#loadVoices();
    // Some browsers load their voices late.
    speech?.synthesiser.addEventListener?.('voiceschanged', this.#loadVoices);
  }

  #loadVoices = (): void => {
    this.#voices = this.speech?.synthesiser.getVoices() ?? [];
  };

  /** The voices of a language, local ones first: they need no network. */
  voicesOf(language: Language): SpeechSynthesisVoice[] {
    const found = this.#voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === languageEntry(language).speech);
    return [...found.filter(({ localService }) => localService), ...found.filter(({ localService }) => !localService)];
  }

  /** Why nothing can be read: the browser has no speech at all, or no voice for this language. */
  missingPart(language: Language): 'speech' | 'voice' | null {
    if (!this.speech) return 'speech';
    return this.voicesOf(language).length ? null : 'voice';
  }

  chosenVoice(language: Language): string {
    const voices = this.voicesOf(language);
    const wanted = this.#preferences.voices[language];
    return (voices.find(({ voiceURI }) => voiceURI === wanted) ?? voices.find((voice) => voice.default) ?? voices[0])?.voiceURI ?? '';
  }

  chooseVoice(language: Language, voice: string): void {
    this.#preferences.voices[language] = voice;
    this.#save();
  }

  get pace(): Pace {
    return this.#preferences.pace;
  }
  set pace(pace: Pace) {
    this.#preferences.pace = pace;
    this.#save();
  }

  get auto(): boolean {
    return this.#preferences.auto;
  }
  set auto(auto: boolean) {
    this.#preferences.auto = auto;
    this.#save();
  }

  /** Stops the current reading and reads these lines. */
  read(lines: readonly SpokenLine[], language: Language): void {
    this.stop();
    this.queueLines(lines, language);
  }

  /** Reads these lines after the current ones. */
  queueLines(lines: readonly SpokenLine[], language: Language): void {
    if (this.missingPart(language)) return;
    this.#chunks.push(...lines.flatMap(({ id, text }) => splitSentences(text).map((part) => ({ id, text: part, language }))));
    if (this.state === 'silent') this.#speakNext();
  }

  /** Stops speaking; `resume` repeats the current sentences from their beginning. */
  pause(): void {
    if (this.state !== 'speaking') return;
    this.#run++;
    this.state = 'paused';
    this.speech?.synthesiser.cancel();
  }

  resume(): void {
    if (this.state === 'paused') this.#speakNext();
  }

  stop(): void {
    this.#run++;
    this.#chunks = [];
    this.failed = false;
    if (this.state !== 'silent') this.speech?.synthesiser.cancel();
    this.#setSilent();
  }

  close(): void {
    this.stop();
    this.speech?.synthesiser.removeEventListener?.('voiceschanged', this.#loadVoices);
  }

  #setSilent(): void {
    this.state = 'silent';
    this.now = null;
  }

  #speakNext(): void {
    const chunk = this.#chunks[0];
    if (!chunk || !this.speech) {
      this.#setSilent();
      return;
    }
    const run = ++this.#run;
    const utterance = this.speech.utter(chunk.text);
    const wanted = this.chosenVoice(chunk.language);
    const voice = this.#voices.find(({ voiceURI }) => voiceURI === wanted);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? languageEntry(chunk.language).speech;
    utterance.rate = PACES[this.pace];
    utterance.onend = () => {
      if (run !== this.#run) return;
      this.#chunks.shift();
      this.#speakNext();
    };
    utterance.onerror = () => {
      if (run !== this.#run) return;
      this.stop();
      this.failed = true;
    };
    this.state = 'speaking';
    this.now = chunk.id;
    this.speech.synthesiser.speak(utterance);
  }

  #save(): void {
    writeStorage(STORAGE_KEY, JSON.stringify(this.#preferences));
  }
}

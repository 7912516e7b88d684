/** Reads aloud by the speech of the browser, in a voice and at a pace that the listener has chosen. */
import { entryOf, type Language } from '../../words/languages';

/** What is needed of the browser's speech, so that tests can listen. */
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

export interface Line {
  id: string;
  text: string;
}

export const PACES = { slow: 0.8, calm: 1, brisk: 1.25 } as const;
export type Pace = keyof typeof PACES;

interface Wishes {
  /** The chosen voice of each language. */
  voices: Partial<Record<Language, string>>;
  pace: Pace;
  /** Whether everything new is read by itself. */
  auto: boolean;
}

interface Chunk extends Line {
  language: Language;
}

const PLACE = 'serai.voice';
/** Some browsers fall silent in the middle of anything longer. */
const MOST_CHARACTERS = 200;

function wished(): Wishes {
  const wishes: Wishes = { voices: {}, pace: 'calm', auto: false };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Wishes> | null;
    if (kept?.voices && typeof kept.voices === 'object') wishes.voices = kept.voices;
    if (kept?.pace && kept.pace in PACES) wishes.pace = kept.pace;
    wishes.auto = kept?.auto === true;
  } catch {
    // A browser that keeps nothing reads in its own voice.
  }
  return wishes;
}

function ofTheBrowser(): Speech | null {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined') return null;
  return { synthesiser: speechSynthesis, utter: (text) => new SpeechSynthesisUtterance(text) };
}

/** A text in parts of whole sentences that are short enough to be spoken. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.match(/[^.!?…]+(?:[.!?…]+[\p{Pf}\p{Pe}"'’\u202f»]*\s*|$)/gu) ?? [text]) {
    const before = parts.at(-1);
    if (before !== undefined && before.length + sentence.length <= MOST_CHARACTERS) parts[parts.length - 1] = before + sentence;
    else parts.push(sentence);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

export class Voice {
  state = $state<'silent' | 'speaking' | 'paused'>('silent');
  /** The line that is being read. */
  now = $state<string | null>(null);
  /** The voice has broken off by itself. */
  failed = $state(false);

  #wishes = $state<Wishes>(wished());
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  #chunks: Chunk[] = [];
  /** What an utterance says that was meant for an earlier reading is not heard. */
  #run = 0;

  constructor(private speech: Speech | null = ofTheBrowser()) {
    this.#look();
    // The voices come late in some browsers.
    speech?.synthesiser.addEventListener?.('voiceschanged', this.#look);
  }

  #look = (): void => {
    this.#voices = this.speech?.synthesiser.getVoices() ?? [];
  };

  /** The voices of a language, those of the device first: they need no line to anywhere. */
  voicesOf(language: Language): SpeechSynthesisVoice[] {
    const found = this.#voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === entryOf(language).speech);
    return [...found.filter(({ localService }) => localService), ...found.filter(({ localService }) => !localService)];
  }

  /** Why nothing can be read: the browser has no speech, or none in this language. */
  lack(language: Language): 'speech' | 'voice' | null {
    if (!this.speech) return 'speech';
    return this.voicesOf(language).length ? null : 'voice';
  }

  chosen(language: Language): string {
    const voices = this.voicesOf(language);
    const wanted = this.#wishes.voices[language];
    return (voices.find(({ voiceURI }) => voiceURI === wanted) ?? voices.find((voice) => voice.default) ?? voices[0])?.voiceURI ?? '';
  }

  choose(language: Language, voice: string): void {
    this.#wishes.voices[language] = voice;
    this.#keep();
  }

  get pace(): Pace {
    return this.#wishes.pace;
  }
  set pace(pace: Pace) {
    this.#wishes.pace = pace;
    this.#keep();
  }

  get auto(): boolean {
    return this.#wishes.auto;
  }
  set auto(auto: boolean) {
    this.#wishes.auto = auto;
    this.#keep();
  }

  /** Reads these lines instead of whatever is being read. */
  read(lines: readonly Line[], language: Language): void {
    this.stop();
    this.add(lines, language);
  }

  /** Reads these lines after those that are being read. */
  add(lines: readonly Line[], language: Language): void {
    if (this.lack(language)) return;
    this.#chunks.push(...lines.flatMap(({ id, text }) => sentencesOf(text).map((part) => ({ id, text: part, language }))));
    if (this.state === 'silent') this.#next();
  }

  /** Rests before the sentence that is being read: it will be read from its beginning. */
  pause(): void {
    if (this.state !== 'speaking') return;
    this.#run++;
    this.state = 'paused';
    this.speech?.synthesiser.cancel();
  }

  resume(): void {
    if (this.state === 'paused') this.#next();
  }

  stop(): void {
    this.#run++;
    this.#chunks = [];
    this.failed = false;
    if (this.state !== 'silent') this.speech?.synthesiser.cancel();
    this.#fallSilent();
  }

  /** Stops for good. */
  close(): void {
    this.stop();
    this.speech?.synthesiser.removeEventListener?.('voiceschanged', this.#look);
  }

  #fallSilent(): void {
    this.state = 'silent';
    this.now = null;
  }

  #next(): void {
    const chunk = this.#chunks[0];
    if (!chunk || !this.speech) {
      this.#fallSilent();
      return;
    }
    const run = ++this.#run;
    const utterance = this.speech.utter(chunk.text);
    const wanted = this.chosen(chunk.language);
    const voice = this.#voices.find(({ voiceURI }) => voiceURI === wanted);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? entryOf(chunk.language).speech;
    utterance.rate = PACES[this.pace];
    utterance.onend = () => {
      if (run !== this.#run) return;
      this.#chunks.shift();
      this.#next();
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

  #keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#wishes));
    } catch {
      // Without storage the wishes last as long as the page.
    }
  }
}

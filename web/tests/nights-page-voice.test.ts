import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import PageAnnouncer from '../src/nights/page/PageAnnouncer.svelte';
import ReadAloud from '../src/nights/page/ReadAloud.svelte';
import { Reading } from '../src/nights/page/reading.svelte';
import { PLAIN_NIGHT, SAMPLES, WATCHED } from '../src/nights/page/pageFixtures';
import { spokenLines } from '../src/nights/page/spokenLines';
import { PACES, splitSentences, Voice, type Synthesiser } from '../src/nights/page/voice.svelte';
import { settings } from '../src/settings.svelte';
import { loadLanguage } from '../src/i18n/say.svelte';

type Utterance = Pick<SpeechSynthesisUtterance, 'text' | 'lang' | 'rate' | 'voice'> & { onend?: () => void; onerror?: () => void };

const voiceOf = (voiceURI: string, lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ voiceURI, name: voiceURI, lang, localService: true, default: false, ...more }) as SpeechSynthesisVoice;

/** A speech synthesiser that waits until the test ends a sentence. */
class Fake implements Synthesiser {
  voices = [voiceOf('far', 'en-US', { localService: false }), voiceOf('anna', 'en-GB'), voiceOf('marie', 'fr_FR'), voiceOf('max', 'de-DE')];
  said: Utterance[] = [];
  cancelled = 0;
  #changed = new Set<() => void>();

  getVoices() {
    return this.voices;
  }
  speak(utterance: SpeechSynthesisUtterance) {
    this.said.push(utterance as unknown as Utterance);
  }
  cancel() {
    this.cancelled++;
    // Browsers report an interrupted utterance as an error.
    this.said.at(-1)?.onerror?.();
  }
  addEventListener(_: string, heard: () => void) {
    this.#changed.add(heard);
  }
  removeEventListener(_: string, heard: () => void) {
    this.#changed.delete(heard);
  }
  bring(...voices: SpeechSynthesisVoice[]) {
    this.voices = voices;
    for (const heard of this.#changed) heard();
  }
  end() {
    this.said.at(-1)?.onend?.();
  }
  get texts() {
    return this.said.map(({ text }) => text);
  }
}

let fake: Fake;
const utter = (text: string) => ({ text }) as SpeechSynthesisUtterance;
const voiceWith = (synthesiser: Synthesiser = fake) => new Voice({ synthesiser, utter });
const LINES = [
  { id: 'a', text: 'Once there was a king. He slept.' },
  { id: 'b', text: 'He woke.' },
];

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  fake = new Fake();
  localStorage.clear();
  settings.language = 'en';
  settings.motion = 'reduced';
});

describe('a voice', () => {
  it('reads line after line and says which', () => {
    const voice = voiceWith();
    voice.read(LINES, 'en');
    expect([voice.state, voice.now]).toEqual(['speaking', 'a']);
    fake.end();
    expect(voice.now).toBe('b');
    fake.end();
    expect([voice.state, voice.now]).toEqual(['silent', null]);
    expect(fake.texts).toEqual(['Once there was a king. He slept.', 'He woke.']);
  });

  it('is one of the language, of the device if there is one, at the wanted pace', () => {
    const voice = voiceWith();
    voice.pace = 'slow';
    voice.read(LINES, 'en');
    expect(fake.said[0]).toMatchObject({ lang: 'en-GB', rate: PACES.slow, voice: { voiceURI: 'anna' } });
    expect(voice.voicesOf('fr').map(({ voiceURI }) => voiceURI)).toEqual(['marie']);
  });

  it('rests before a sentence, and begins it again', () => {
    const voice = voiceWith();
    voice.read(LINES, 'en');
    voice.pause();
    expect([voice.state, voice.failed, fake.cancelled]).toEqual(['paused', false, 1]);
    voice.resume();
    expect(voice.state).toBe('speaking');
    expect(fake.texts).toEqual([LINES[0]!.text, LINES[0]!.text]);
  });

  it('stops, and what it was to say is forgotten', () => {
    const voice = voiceWith();
    voice.read(LINES, 'en');
    voice.stop();
    fake.end();
    expect([voice.state, voice.now, fake.said.length]).toEqual(['silent', null, 1]);
    voice.read([LINES[1]!], 'en');
    expect(fake.texts.at(-1)).toBe('He woke.');
  });

  it('reads on with what is added', () => {
    const voice = voiceWith();
    voice.queueLines([LINES[0]!], 'en');
    voice.queueLines([LINES[1]!], 'en');
    expect(fake.said).toHaveLength(1);
    fake.end();
    expect(fake.texts.at(-1)).toBe('He woke.');
  });

  it('says when it breaks off by itself', () => {
    const voice = voiceWith();
    voice.read(LINES, 'en');
    fake.said[0]!.onerror?.();
    expect([voice.state, voice.failed]).toEqual(['silent', true]);
    voice.read(LINES, 'en');
    expect(voice.failed).toBe(false);
  });

  it('knows what is lacking', () => {
    expect(new Voice(null).missingPart('en')).toBe('speech');
    const voice = voiceWith();
    expect([voice.missingPart('en'), voice.missingPart('es')]).toEqual([null, 'voice']);
    voice.read(LINES, 'es');
    expect(fake.said).toHaveLength(0);
  });

  it('hears of voices that come late', () => {
    const voice = voiceWith();
    fake.bring(voiceOf('lola', 'es-ES'));
    expect([voice.missingPart('es'), voice.missingPart('en')]).toEqual([null, 'voice']);
    voice.close();
    fake.bring();
    expect(voice.missingPart('es')).toBeNull();
  });

  it('is remembered, for each language, with its pace', () => {
    const voice = voiceWith();
    voice.chooseVoice('en', 'far');
    voice.pace = 'brisk';
    voice.auto = true;
    const other = voiceWith();
    expect([other.chosenVoice('en'), other.chosenVoice('fr'), other.pace, other.auto]).toEqual(['far', 'marie', 'brisk', true]);
    localStorage.setItem('serai.voice', '{"pace":"mad","voices":3}');
    expect(voiceWith().pace).toBe('calm');
  });

  it('says long texts a few sentences at a time, and no word is lost', () => {
    const long = `${'The caravan went on through the sand. '.repeat(20)}“Stop!” he said. « Non ! » And that was all`;
    const parts = splitSentences(long);
    expect(parts.length).toBeGreaterThan(3);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(200);
    expect(parts.join(' ').replace(/\s+/g, ' ')).toBe(long.replace(/\s+/g, ' ').trim());
    expect(splitSentences('')).toEqual([]);
  });
});

function entriesOf(name: string) {
  const { events, told } = SAMPLES[name]!;
  return events.flatMap((event, number) => told.en[number]!.map((passage, i) => ({ id: `${String(number)}.${String(i)}`, number, event, passage, known: false })));
}
const firstOf = (name: string) => spokenLines(entriesOf(name))[0]!.text;

describe('what is read', () => {
  it('is the tale and what came of it, without signs', () => {
    const entries = entriesOf('award');
    const lines = spokenLines(entries);
    const kinds = entries.filter(({ id }) => lines.some((line) => line.id === id)).map(({ passage }) => passage.kind);
    expect(new Set(kinds)).toEqual(new Set(['said', 'opening', 'headings', 'section', 'told', 'award', 'gain', 'fate']));
    expect(kinds.filter((kind) => kind === 'said')).toHaveLength(1);
    expect(spokenLines([{ ...entries[0]!, passage: { kind: 'section', text: 'No *skill*', number: 0, ornament: '' } }])[0]!.text).toBe('No skill.');
  });
});

describe('the button', () => {
  let shown: Record<string, unknown>[];
  let reading: Reading;
  const show = (voice: Voice) => {
    reading = new Reading({ motionDuration: () => 0 });
    reading.updateFromEvents([], [], 0, WATCHED);
    shown = [mount(PageAnnouncer, { target: document.body, props: { night: PLAIN_NIGHT, reading, voice } }), mount(ReadAloud, { target: document.body, props: { reading, voice } })];
    flushSync();
    reading.updateFromEvents(SAMPLES.award!.events, SAMPLES.award!.told.en, 0, WATCHED);
    flushSync();
  };
  const button = (label: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  const press = (label: string) => {
    button(label)!.click();
    flushSync();
  };
  afterEach(async () => {
    for (const each of shown) await unmount(each);
    document.body.innerHTML = '';
  });

  it('reads the page, pauses, goes on and stops', () => {
    const voice = voiceWith();
    show(voice);
    expect(fake.said).toHaveLength(0);
    press('Read aloud');
    expect(fake.texts[0]).toBe(firstOf('award'));
    press('Pause the reading');
    expect(voice.state).toBe('paused');
    press('Go on reading');
    press('Stop reading');
    expect(voice.state).toBe('silent');
    expect(button('Read aloud')).not.toBeNull();
  });

  it('says why it cannot', () => {
    fake.voices = [voiceOf('max', 'de-DE')];
    show(voiceWith());
    const reason = document.getElementById(button('Read aloud')!.getAttribute('aria-describedby')!)!;
    expect(reason.textContent).toContain('no English voice');
    press('Read aloud');
    expect(document.querySelector('dialog[open] [role=status]')!.textContent).toContain('no English voice');
  });

  it('reads by itself where that is wanted, and a new page instead of the old one', () => {
    const voice = voiceWith();
    voice.auto = true;
    show(voice);
    expect(fake.texts[0]).toBe(firstOf('award'));
    const { events, told } = SAMPLES.loss!;
    reading.updateFromEvents([...SAMPLES.award!.events, ...events], [...SAMPLES.award!.told.en, ...told.en], 0, WATCHED);
    expect(fake.said).toHaveLength(1);
    reading.turnToNext();
    expect(fake.texts.at(-1)).toBe(firstOf('loss'));
  });
});

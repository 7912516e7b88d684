import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FALLBACK, LANGUAGES, preferredLanguage } from '../src/i18n/languages';
import { bundleOf, say, loadLanguage } from '../src/i18n/say.svelte';

const WEB = join(import.meta.dirname, '..');
const LOCALES = join(WEB, '../src/serai/locales');
const FILES = ['table', 'web'];
const read = (language: string, file: string) => readFileSync(join(LOCALES, language, `${file}.ftl`), 'utf-8');

/** Each message with the arguments that its text uses. */
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let key = '';
  for (const line of read(language, 'web').split('\n')) {
    if (line.startsWith('#')) continue;
    key = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? key;
    const named = [...line.matchAll(/\$([a-z]+)/g)].map(([, name]) => name!);
    if (key) found.set(key, [...new Set([...(found.get(key) ?? []), ...named])].sort());
  }
  return found;
}

/** Every key that appears literally in the source. */
function keysInSource(): string[] {
  const files = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf-8' });
  return files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => [...readFileSync(join(WEB, 'src', file), 'utf-8').matchAll(/\bsay\(\s*'([^']+)'/g)])
    .map(([, key]) => key!);
}

/** Every key that another message refers to. */
const keysInside = (text: string) => [...text.matchAll(/\{ ([a-z][\w-]*(?:\.[a-z]+)?) \}/g)].map(([, key]) => key!);

describe('the words', () => {
  it.each(LANGUAGES.filter((language) => language !== FALLBACK))('are the same keys and arguments in %s as in English', (language) => {
    expect(messages(language)).toEqual(messages(FALLBACK));
  });

  it('are all there for what the source says', () => {
    const bundle = bundleOf('en', FILES.map((file) => new FluentResource(read('en', file))));
    const keys = [...keysInSource(), ...FILES.flatMap((file) => keysInside(read('en', file)))];
    expect(keys.length).toBeGreaterThan(40);
    const missing = keys.filter((key) => {
      const [id, attribute] = key.split('.') as [string, string?];
      const message = bundle.getMessage(id);
      return !(attribute ? message?.attributes[attribute] : message?.value);
    });
    expect(missing).toEqual([]);
  });

  it('are joined by a sentence: the space before a colon differs by language', () => {
    const files = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf-8' }).filter((file) => file.endsWith('.svelte'));
    expect(files.length).toBeGreaterThan(40);
    const joined = files.flatMap((file) => readFileSync(join(WEB, 'src', file), 'utf-8').match(/\)\}(<[^>]*>+|\}\}>)*: ?\{.*/g) ?? []);
    expect(joined).toEqual([]);
  });

  it.each(LANGUAGES)('have the typography of %s', (language) => {
    for (const line of read(language, 'web').split('\n')) {
      if (line.startsWith('#')) continue;
      expect(line).not.toContain("'");
      if (language === 'fr') expect(line).not.toMatch(/[ \u00a0][:;!?»]|«[ \u00a0]|\w[;!?]/);
      if (language !== 'en') expect(line).not.toContain('“');
    }
  });
});

describe('saying', () => {
  beforeAll(() => loadLanguage('fr'));

  it('speaks the language that was asked for', async () => {
    expect(say('web-settings')).toBe('Réglages');
    expect(document.documentElement.lang).toBe('fr');
    await loadLanguage('es');
    expect(say('web-settings')).toBe('Ajustes');
  });

  it('knows attributes and arguments', async () => {
    await loadLanguage('en');
    expect(say('level-random.about')).toContain('first game');
    expect(say('points', { count: 1, number: '1' })).toBe('1 point');
    expect(say('points', { count: 3, number: '3' })).toBe('3 points');
  });

  it('chooses the first language of the reader that we speak', () => {
    expect(preferredLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['pt'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { GameInfo, LevelWords, OptionWords } from '../src/house/messages';
import { LANGUAGES, type Language } from '../src/i18n/languages';

/** A game as the server describes it, with empty defaults. */
export const gameFixture = (game: Partial<GameInfo> & { id: string }): GameInfo => ({
  words: {} as GameInfo['words'],
  rules: 1,
  least: 2,
  most: 5,
  minutes: null,
  age: null,
  bots: [],
  guests: [],
  usual_bot: game.bots?.at(-2) ?? game.bots?.[0] ?? '',
  options: [],
  hints: true,
  introduction: false,
  rulebook: false,
  chronicle: false,
  packs: [],
  skipped: [],
  ...game,
});

/** The title of a game, and its bots. */
export const wordsFor = (title: string, more: Partial<GameInfo['words']['en']> = {}): GameInfo['words']['en'] => ({
  title,
  about: '',
  alone: '',
  alone_about: '',
  levels: {},
  options: {},
  fields: {},
  ...more,
});

/** A game with its own texts for the lobby, as the server sends them. */
export function gameInWords(id: string): GameInfo {
  const said = (language: Language) => {
    const files = [`games/${id}/locales/${language}/door.ftl`, `locales/${language}/table.ftl`];
    const bundle = new FluentBundle(language, { useIsolating: false });
    const text = files.map((file) => readFileSync(join(import.meta.dirname, '../../src/serai', file), 'utf-8')).join('\n');
    bundle.addResource(new FluentResource(text));
    const say = (key: string, attribute = '') => {
      const message = bundle.getMessage(key);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      return pattern ? bundle.formatPattern(pattern) : '';
    };
    const named = (prefix: string) => [...text.matchAll(new RegExp(`^${prefix}-([a-z-]+) =`, 'gm'))].map(([key, name]) => [name!, key.slice(0, -2)] as const);
    const levels = named('level').map(([level, key]): [string, LevelWords] => [level, { bot: say(key), many: say(key, 'many'), one: say(key, 'one'), about: say(key, 'about') }]);
    const options = named('game-option').map(([option, key]): [string, OptionWords] => [option, { label: say(key), about: say(key, 'about'), choices: {} }]);
    return wordsFor(id, { alone: say('alone'), alone_about: say('alone', 'about'), levels: Object.fromEntries(levels), options: Object.fromEntries(options) });
  };
  return gameFixture({ id, words: Object.fromEntries(LANGUAGES.map((language) => [language, said(language)])) as GameInfo['words'] });
}

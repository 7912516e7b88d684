import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { LANGUAGE_TABLE } from '../src/i18n/languageTable.ts';

export const LANGUAGES = Object.keys(LANGUAGE_TABLE);
const FALLBACK = 'en';
const SOURCE = join(import.meta.dirname, '../../src/serai');
/** The client's texts: folders with a subfolder per language, and files. */
const FILES = [
  ['locales', 'table'],
  ['locales', 'web'],
] as const;
const ALL = 'virtual:locales';
const ONE = `${ALL}/`;

/** The module with the texts of one language. */
export const moduleOf = (language: string) => `${ONE}${language}`;

const fileOf = (language: string, [folder, file]: (typeof FILES)[number]) => join(SOURCE, folder, language, `${file}.ftl`);
const read = (file: string) => new FluentResource(readFileSync(file, 'utf-8')).body;

/** The English messages that are missing in a language; if only an attribute is missing, the whole message. */
function lacking(language: string): ReturnType<typeof read> {
  return FILES.flatMap((file) => {
    const own = fileOf(language, file);
    const has = new Map((existsSync(own) ? read(own) : []).map((entry) => [entry.id, entry]));
    return read(fileOf(FALLBACK, file)).filter((entry) => {
      const found = has.get(entry.id);
      return !found || Object.keys(entry.attributes).some((attribute) => !(attribute in found.attributes));
    });
  });
}

/**
 * `import locales from 'virtual:locales'` gives a loader for each language: one chunk with the language's Fluent files, and English for
 * what they lack.
 */
export function localeModules(): Plugin {
  return {
    name: 'serai-locales',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const loaders = LANGUAGES.map((language) => `${JSON.stringify(language)}: () => import(${JSON.stringify(moduleOf(language))})`);
        return `export default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const language = id.slice(ONE.length + 1);
      const files = FILES.map((file) => fileOf(language, file)).filter((file) => existsSync(file));
      const missing = language === FALLBACK ? [] : lacking(language);
      return [
        ...files.map((file, at) => `import file${at} from ${JSON.stringify(`${file}?fluent`)};`),
        `export const own = [${files.map((_, at) => `file${at}`).join(', ')}];`,
        `export const english = [${missing.length ? `JSON.parse(${JSON.stringify(JSON.stringify({ body: missing }))})` : ''}];`,
      ].join('\n');
    },
  };
}

// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const LOCALES = join(WEB, '../src/serai/locales/en');

/** The files in a folder, with their content. */
function filesIn(folder: string, kinds: RegExp): Map<string, string> {
  const files = readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf-8' }).filter((file) => kinds.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(WEB, folder, file), 'utf-8')]));
}

const source = filesIn('src', /(?<!\.test)\.(svelte|ts)$/);
const whole = [...source.values()].join('\n');
const tests = [...filesIn('tests', /\.ts$/).values(), ...filesIn('src', /\.test\.ts$/).values()].join('\n');
const styles = [...filesIn('src', /\.css$/).values()].join('\n');
/** The identifiers, keys and class names in a text. */
const namesIn = (text: string) => new Set(text.match(/[\w$]+/g));
const keysIn = (text: string) => new Set(text.match(/[\w-]+/g));

it('every component stands somewhere', () => {
  const components = [...source.keys()].filter((file) => file.endsWith('.svelte'));
  expect(components.filter((file) => !whole.includes(`/${basename(file)}'`))).toEqual([]);
});

it('what a module shares, others use', () => {
  const made = 'house/messages.ts';
  const named = [...source].map(([file, text]) => [file, namesIn(text)] as const);
  const tried = namesIn(tests);
  const unused = [...source].flatMap(([file, text]) => {
    const shared = file === made ? [] : [...text.matchAll(/^\s*export (?:async )?(?:const|let|function|class) (\w+)/gm)].map(([, name]) => name!);
    return shared.filter((name) => !tried.has(name) && !named.some(([other, names]) => other !== file && names.has(name))).map((name) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});

it('what the browser alone can say, it says', () => {
  const text = readFileSync(join(LOCALES, 'web.ftl'), 'utf-8');
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
  const said = keysIn([whole, ...text.match(/\{ [a-z][\w-]* \}/g)!].join(' '));
  const begun = [...new Set([...whole.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map(([, start]) => start!))];
  expect(begun, 'no key is put together of so little that it could be any').not.toContain('web-');
  expect(keys.filter((key) => !said.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});

it('every class for all and every token of the style is used', () => {
  const words = keysIn(whole + readFileSync(join(WEB, 'index.html'), 'utf-8'));
  const classes = [...readFileSync(join(WEB, 'src/style/base.css'), 'utf-8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!);
  const tokens = [...readFileSync(join(WEB, 'src/style/tokens.css'), 'utf-8').matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!);
  const painted = new Set((styles + whole).match(/(?<=var\()--[\w-]+/g));
  expect(classes.filter((name) => !words.has(name))).toEqual([]);
  expect(tokens.filter((name) => !painted.has(name))).toEqual([]);
});

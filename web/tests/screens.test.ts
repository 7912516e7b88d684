import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sentences = ['en', 'fr', 'es'].flatMap((language) =>
  readFileSync(join(root, `../src/serai/locales/${language}/web.ftl`), 'utf-8').split('\n').map((line) => line.replace(/^[\w-]+ = /, '')),
);

describe('the screenshots', () => {
  it('press only buttons that exist', () => {
    const pressed = [...readFileSync(join(root, 'tools/screens.js'), 'utf-8').matchAll(/(?<!\.)press\('([^']+)'\)/g)].map(([, name]) => name!.split(':')[0]!);
    expect(pressed.length).toBeGreaterThan(5);
    expect(pressed.filter((name) => !sentences.includes(name))).toEqual([]);
  });
});

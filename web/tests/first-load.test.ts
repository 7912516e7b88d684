// @vitest-environment node
/** The lobby loads without the code of a table: one import of it would fetch the whole chunk on a first visit. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^'"]*?from\s*['"](\.[^'"]+)['"]/g;

const resolve = (from: string, path: string): string | undefined =>
  ['', '.ts', '.svelte', '.svelte.ts'].map((ending) => join(dirname(from), path) + ending).find((file) => /\.(ts|svelte)$/.test(file) && existsSync(file));

/** The files that a file imports statically, with those that they import. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf-8').matchAll(IMPORT)) {
    const imported = resolve(file, path!);
    if (imported) loadedWith(imported, found);
  }
  return found;
}

it('the lobby needs nothing of a table, and no plate', () => {
  const loaded = [...loadedWith(join(SOURCE, 'pages/Lobby.svelte'))].map((file) => relative(SOURCE, file));
  expect(loaded).toContain('lobby/OwnTables.svelte');
  expect(loaded).toContain('house/rematch.ts');
  expect(loaded.filter((file) => /^(table|nights|dice)\//.test(file))).toEqual([]);
  expect(loaded.filter((file) => readFileSync(join(SOURCE, file), 'utf-8').includes('?raw'))).toEqual([]);
});

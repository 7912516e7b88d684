// @vitest-environment node
/** Parts of the page are loaded when first needed; every one of them has an answer for the day when it cannot be. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../src');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf-8' }).filter((file) => file.endsWith('.svelte'));
const source = new Map(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf-8')]));

/** The lines of the `{#await}` blocks that have no `{:catch}`. */
function unguarded(text: string): number[] {
  const open: { line: number; guarded: boolean }[] = [];
  const found: number[] = [];
  for (const { 0: tag, index } of text.matchAll(/\{#await|\{:catch|\{\/await\}/g)) {
    if (tag === '{#await') open.push({ line: text.slice(0, index).split('\n').length, guarded: false });
    else if (tag === '{:catch') open.at(-1)!.guarded = true;
    else {
      const { line, guarded } = open.pop()!;
      if (!guarded) found.push(line);
    }
  }
  return found;
}

test('an unguarded block is found, also around a guarded one', () => {
  expect(unguarded('{#await a then b}\n{#await c then d}{:catch}{/await}{/await}')).toEqual([1]);
});

test('every part that is waited for says what happens if it does not come', () => {
  expect([...source].flatMap(([file, text]) => unguarded(text).map((line) => `${file}:${line}`))).toEqual([]);
});

test('no part is fetched ahead without a word for its failing', () => {
  const ahead = /void (?:import\(|[\w$?.()]+\.(?:table|storyteller|lookup|statistics|prose|showcase|waitingRoom)\(\))[^\n]*/g;
  expect([...source].flatMap(([file, text]) => [...text.matchAll(ahead)].filter(([line]) => !line.includes('.catch(')).map(([line]) => `${file}: ${line}`))).toEqual([]);
});

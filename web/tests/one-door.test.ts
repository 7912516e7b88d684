/** Nobody but a game knows the game: what it brings to the browser is found through its `view.ts`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const FOLDERS = readdirSync(SOURCE).filter((folder) => existsSync(join(SOURCE, folder, 'view.ts')));

/** What may stand there all the same, each with its reason. */
const ALLOWED: Record<string, string> = {
  'door/wishes.svelte.ts: .dice': 'how the dice of a table are kept, in whatever game',
  'pages/SetTable.svelte: .dice': 'how the dice of a table are kept, in whatever game',
};

const outside = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(ts|svelte|css)$/.test(file) && !FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
  // Made from the structs of the house, which name the boards of its games.
  .filter((file) => file !== 'house/messages.ts');

/** The ways into a game's folder that a file names, and the ids of games that it holds as text. */
function leaksIn(file: string, content: string): string[] {
  const code = content.replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->|^\s*\/\/.*$/gm, '');
  const found: string[] = [];
  for (const [, text] of code.matchAll(/(?:'|"|`)([^'"`\n]*)(?:'|"|`)/g)) {
    const path = text!.startsWith('.') ? relative(SOURCE, join(SOURCE, dirname(file), text!)) : text!;
    for (const folder of FOLDERS) {
      if (text === folder) found.push(`${file}: ${folder}`);
      else if (path.startsWith(`${folder}/`)) found.push(`${file}: ${path}`);
      else if (path.includes(`games/${folder}/`)) found.push(`${file}: src/serai/games/${folder}/`);
    }
  }
  for (const folder of FOLDERS) {
    if (new RegExp(`(?:^|[{,])\\s*${folder}\\s*:|\\w\\.${folder}\\b(?!-)`, 'm').test(code)) found.push(`${file}: .${folder}`);
  }
  return found;
}

it('every game with a view is found', () => {
  expect(FOLDERS).toEqual(['dice', 'nights']);
});

it('no file outside of a game leads into it or names it', () => {
  const found = outside.flatMap((file) => leaksIn(file, readFileSync(join(SOURCE, file), 'utf-8')));
  expect([...new Set(found)].sort()).toEqual(Object.keys(ALLOWED).sort());
});

it.each([
  "import DiceTable from '../dice/DiceTable.svelte';",
  "const late = () => import('../nights/NightsTable.svelte');",
  "import type { Night } from '../nights/night.svelte';",
  "{#if game.id === 'nights'}",
  'const PACE = { nights: 3600 };',
  'const NAMES = {\n  dice: say(key),\n};',
  'const goal = wishes.nights.goal;',
  "[data-room='dice'] .button {",
  "import.meta.glob('../../../src/serai/games/dice/words/en/dice.ftl')",
])('a leak is found however it is written: %s', (line) => {
  expect(leaksIn('door/PlayNow.svelte', line)).not.toEqual([]);
});

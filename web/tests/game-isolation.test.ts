// @vitest-environment node
/** Only a game's own folder knows the game; the client finds it through its `view.ts`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const FOLDERS = readdirSync(SOURCE).filter((folder) => existsSync(join(SOURCE, folder, 'view.ts')));

/** Exceptions, with their reasons. */
const ALLOWED: Record<string, string> = {
  'lobby/preferences.svelte.ts: .dice': 'how the dice of a table are kept, in whatever game',
  'pages/NewTable.svelte: .dice': 'how the dice of a table are kept, in whatever game',
};

const outside = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(ts|svelte|css)$/.test(file) && !FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
  // Generated from the server's structs, which include the games' boards.
  .filter((file) => file !== 'house/messages.ts');

/** Imports from a game's folder, and ids of games in strings. */
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
  "import type { NightsModel } from '../nights/nightsModel.svelte';",
  "{#if game.id === 'nights'}",
  'const PACE = { nights: 3600 };',
  'const NAMES = {\n  dice: say(key),\n};',
  'const goal = preferences.nights.goal;',
  "[data-skin='dice'] .button {",
  "import.meta.glob('../../../src/serai/games/dice/locales/en/dice.ftl')",
])('a leak is found however it is written: %s', (line) => {
  expect(leaksIn('lobby/PlayNow.svelte', line)).not.toEqual([]);
});

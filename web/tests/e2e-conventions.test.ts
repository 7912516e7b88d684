// @vitest-environment node
/** Conventions of the browser tests: deterministic dice, no fixed waits, one connection per request. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test, vi } from 'vitest';
import type { OpenTable, TermsWanted } from '../e2e/fixtures';
import { House, PREPARED } from '../tools/house.js';

const FOLDER = join(import.meta.dirname, '../e2e');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
const specs = files.filter((name) => name.endsWith('.spec.ts'));
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf-8');
const holding = (names: readonly string[], what: RegExp) => names.filter((name) => what.test(read(name)));

/** `npm run check` reads this and every spec, and reports tables opened without a seed. */
test('a table is opened with a seed, or with the word that its dice are sealed', () => {
  expectTypeOf<{ options: object }>().not.toExtend<TermsWanted>();
  expectTypeOf<{ seed: null }>().toExtend<TermsWanted>();
  expectTypeOf<OpenTable>().parameter(1).toEqualTypeOf<TermsWanted>();
});

test('every spec plays in a house of e2e/fixtures.ts or of e2e/scenes.ts, where sealed dice always fall alike', () => {
  expect(specs.length).toBeGreaterThan(15);
  expect(holding(specs, /\bimport \{[^}]*\btest\b[^}]*\} from '\.\/(fixtures|scenes)'/)).toEqual(specs);
  expect(holding(specs, /^import (?!type).*'@playwright\/test'/m)).toEqual([]);
  expect(holding(specs, /\bHouse\.open|\btestHouse\.openTable/)).toEqual([]);
  expect(holding(files, /NORMAL_PACE/)).toEqual([]);
});

test('no test waits for a fixed time', () => {
  expect(holding(files, /waitForTimeout|\bsetTimeout\(/)).toEqual([]);
});

test('no test sends a request on a connection that the server may be closing', async () => {
  expect(holding(files, /(?<![.\w])fetch\(/), 'House.fetch instead').toEqual([]);
  const sent = vi.fn((_url: string, _options: { headers: Record<string, string> }) => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', sent);
  const house = new House('', 0, PREPARED);
  await house.fetch('/health');
  await house.openTable({ chairs: [] });
  vi.unstubAllGlobals();
  expect(sent.mock.calls.map(([, { headers }]) => headers.connection)).toEqual(['close', 'close']);
});

test('no test goes another way because something has not appeared in time', () => {
  expect(holding(files, /waitFor\(\{[^}]*timeout: [1-9]/)).toEqual([]);
});

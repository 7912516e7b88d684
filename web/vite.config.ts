import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { eager } from './tools/eager.ts';
import { fluent } from './tools/fluent.ts';
import { hints } from './tools/hints.ts';
import { gameIcons } from './tools/icons.ts';
import { GAMES } from './tools/games.ts';
import { packed } from './tools/pack.ts';
import { seal } from './tools/seal.ts';
import { words } from './tools/words.ts';

/** The house, when it runs beside `npm run dev`. */
const HOUSE = process.env.SERAI_HOUSE ?? 'http://127.0.0.1:7291';

/** Emblems, and portraits as chronicles have them: what only the Nights use comes with the Nights; most emblems, which need not be there at once, after them. */
function picturesOfNights(id: string, about: { getModuleInfo(id: string): { importers: readonly string[] } | null }): string | null {
  const importers = /icon:|\/chronicle\/data\//.test(id) ? (about.getModuleInfo(id)?.importers ?? []) : [];
  const within = (folder: string) => importers.length > 0 && importers.every((importer) => importer.includes(folder));
  return within('/src/nights/heroes/emblems/') ? 'emblems' : within('/src/nights/') ? 'nights' : null;
}

export default defineConfig({
  plugins: [svelte(), fluent(), words(), gameIcons(), eager(), hints(), seal(), packed()],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': HOUSE, '/socket': { target: HOUSE, ws: true } },
  },
  // Components are tested as a browser gets them; Vitest would otherwise take Svelte's server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A few files rather than many small ones: on a slow line each costs its way there and back.
      output: {
        codeSplitting: {
          groups: [
            { name: picturesOfNights, priority: 5 },
            { name: 'inn', test: new RegExp(`^(?!.*/src/((${GAMES.join('|')})/(?!view)|rules/|statistics/|table/|words/passages))`), minShareCount: 2, priority: 4 },
            { name: 'rules', test: /\/src\/rules\/(?!RulesPage|Chapters|RuleArticle)/, priority: 3 },
            ...GAMES.map((game) => ({ name: game, test: new RegExp(`/src/${game}/(?!view|.*(Gallery|Figures|BookBand|moments|samples|emblems/))`), priority: 2 })),
            { name: 'table', test: /\/src\/(table\/|words\/passages)/, priority: 3 },
          ],
        },
      },
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['tests/no-house.ts'] },
});

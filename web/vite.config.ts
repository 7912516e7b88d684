import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { eager } from './tools/eager.ts';
import { fluent } from './tools/fluent.ts';
import { preloadHints } from './tools/preloadHints.ts';
import { gameIcons } from './tools/icons.ts';
import { GAMES } from './tools/games.ts';
import { compress } from './tools/compress.ts';
import { appIcons } from './tools/appIcons.ts';
import { serviceWorker } from './tools/serviceWorker.ts';
import { localeModules } from './tools/localeModules.ts';

/** The server to use with `npm run dev`. */
const HOUSE = process.env.SERAI_HOUSE ?? 'http://127.0.0.1:7291';

/** Puts icons and portraits that only the Nights use into the Nights' chunk, and most emblems, which can load later, into their own. */
function nightsImageChunk(id: string, about: { getModuleInfo(id: string): { importers: readonly string[] } | null }): string | null {
  const importers = /icon:|\/chronicle\/data\//.test(id) ? (about.getModuleInfo(id)?.importers ?? []) : [];
  const within = (folder: string) => importers.length > 0 && importers.every((importer) => importer.includes(folder));
  return within('/src/nights/heroes/emblems/') ? 'emblems' : within('/src/nights/') ? 'nights' : null;
}

export default defineConfig({
  plugins: [svelte(), fluent(), localeModules(), gameIcons(), eager(), preloadHints(), appIcons(), serviceWorker(), compress()],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': HOUSE, '/socket': { target: HOUSE, ws: true } },
  },
  // Test components in their browser build; Vitest would use Svelte's server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A few large files: on a slow connection every file costs a round trip.
      output: {
        codeSplitting: {
          groups: [
            { name: nightsImageChunk, priority: 5 },
            { name: 'app', test: new RegExp(`^(?!.*/src/((${GAMES.join('|')})/(?!view)|rules/|statistics/|table/|i18n/passages))`), minShareCount: 2, priority: 4 },
            { name: 'rules', test: /\/src\/rules\/(?!RulesPage|Chapters|RuleArticle)/, priority: 3 },
            ...GAMES.map((game) => ({ name: game, test: new RegExp(`/src/${game}/(?!view|.*(Showcase|Statistics|BookProgress|fixtures|fixtureFiles|pageFixtures|emblems/|Storyteller))`), priority: 2 })),
            { name: 'table', test: /\/src\/(table\/|i18n\/passages)/, priority: 3 },
            // The storyteller comes to the front door in these colours, without her game.
            { name: 'pigments', test: /\/pigments\.css/, priority: 3 },
          ],
        },
      },
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], isolate: false, setupFiles: ['tests/fresh-page.ts'] },
});

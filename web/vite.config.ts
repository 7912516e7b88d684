import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fluent } from './tools/fluent.ts';
import { hints } from './tools/hints.ts';
import { gameIcons } from './tools/icons.ts';
import { packed } from './tools/pack.ts';
import { seal } from './tools/seal.ts';

/** The house, when it runs beside `npm run dev`. */
const HOUSE = process.env.SERAI_HOUSE ?? 'http://127.0.0.1:7291';

/** The emblems that only the Nights use come with the Nights. */
function emblemsOfNights(id: string, about: { getModuleInfo(id: string): { importers: readonly string[] } | null }): string | null {
  const importers = id.includes('icon:') ? (about.getModuleInfo(id)?.importers ?? []) : [];
  return importers.length && importers.every((importer) => importer.includes('/src/nights/')) ? 'nights' : null;
}

export default defineConfig({
  plugins: [svelte(), fluent(), gameIcons(), hints(), seal(), packed()],
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
            { name: emblemsOfNights, priority: 5 },
            { name: 'inn', test: /^(?!.*\/src\/(dice\/|nights\/|rules\/|statistics\/|table\/(?!games)|words\/(dice|sentences|passages)))/, minShareCount: 2, priority: 4 },
            { name: 'rules', test: /\/src\/rules\/(?!RulesPage)/, priority: 3 },
            { name: 'nights', test: /\/src\/nights\/(?!.*(Gallery|moments|samples))/, priority: 2 },
            { name: 'dice', test: /\/src\/dice\//, priority: 2 },
            { name: 'table', test: /\/src\/(table\/|words\/(dice|sentences|passages))/, priority: 3 },
          ],
        },
      },
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});

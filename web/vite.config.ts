import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './tools/icons.ts';
import { preloadedFonts } from './tools/preload.ts';
import { seal } from './tools/seal.ts';

/** The house, when it runs beside `npm run dev`. */
const HOUSE = process.env.SERAI_HOUSE ?? 'http://127.0.0.1:7291';

export default defineConfig({
  plugins: [svelte(), gameIcons(), preloadedFonts(), seal()],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': HOUSE, '/socket': { target: HOUSE, ws: true } },
  },
  // Components are tested as a browser gets them; Vitest would otherwise take Svelte's server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});

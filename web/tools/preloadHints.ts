import type { Plugin } from 'vite';
import { GAMES, tableOf } from './games.ts';
import { LANGUAGES, moduleOf } from './localeModules.ts';

/** The modules of each page and of each game's table, beyond those in index.html. */
const PAGES: Record<string, readonly string[]> = {
  lobby: ['/src/pages/Lobby.svelte'],
  new: ['/src/pages/NewTable.svelte'],
  table: ['/src/pages/Table.svelte'],
  replay: ['/src/replay/Replay.svelte'],
  ...Object.fromEntries(GAMES.map((game) => [game, [tableOf(game)]])),
};
/** The fonts that a page needs first; a table preloads its own (src/style/preloadFonts.ts). */
const FACES: Record<string, RegExp> = {
  lobby: /(eb-garamond-(400regular|500medium)|alegreya-sans-500)-latin-/,
  new: /alegreya-sans-(500|800)-latin-/,
};

/**
 * Writes `hints.json`: `Link` headers for the server, so that browsers load a page's files without discovering them one by one. In this
 * order: what every page needs (`app`), the page and its game, the language, and last the fonts (`lobby-faces`), which can wait. Browsers
 * load only a few files at a time.
 */
export function preloadHints(): Plugin {
  return {
    name: 'serai-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const within = (names: readonly string[], found = new Set<string>()): Set<string> => {
          for (const chunk of chunks) {
            if (!names.includes(chunk.fileName) || found.has(chunk.fileName)) continue;
            found.add(chunk.fileName);
            within(chunk.imports, found);
          }
          return found;
        };
        const known = within(chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName));
        const linksTo = (...modules: string[]): string[] => {
          const own = chunks.filter((chunk) => modules.some((module) => chunk.facadeModuleId?.endsWith(module)));
          if (own.length < modules.length) this.error(`One of ${modules.join(', ')} has no file of its own.`);
          return links([...within(own.map(({ fileName }) => fileName))].filter((name) => !known.has(name)));
        };
        const links = (needed: readonly string[]): string[] => {
          const styles = chunks
            .filter(({ fileName }) => needed.includes(fileName))
            .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
          return [
            ...[...new Set(styles)].map((name) => `</${name}>; rel=preload; as=style; crossorigin`),
            ...needed.map((name) => `</${name}>; rel=modulepreload`),
          ];
        };
        const faces = (wanted: RegExp): string[] =>
          files
            .filter(({ fileName }) => wanted.test(fileName) && fileName.endsWith('.woff2'))
            .map(({ fileName }) => `</${fileName}>; rel=preload; as=font; type=font/woff2; crossorigin`);
        const told = {
          app: links([...known]),
          ...Object.fromEntries(Object.entries(PAGES).map(([page, modules]) => [page, linksTo(...modules)])),
          ...Object.fromEntries(Object.entries(FACES).map(([page, wanted]) => [`${page}-faces`, faces(wanted)])),
          ...Object.fromEntries(LANGUAGES.map((language) => [language, linksTo(moduleOf(language))])),
        };
        this.emitFile({ type: 'asset', fileName: 'hints.json', source: JSON.stringify(told, null, 1) });
      },
    },
  };
}

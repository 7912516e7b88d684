import type { Plugin } from 'vite';
import { GAMES, tableOf } from './games.ts';
import { LANGUAGES, moduleOf } from './words.ts';

/** What each page loads beside what index.html names, and each game at a table. */
const PAGES: Record<string, readonly string[]> = {
  door: ['/src/pages/Door.svelte'],
  new: ['/src/pages/SetTable.svelte'],
  table: ['/src/pages/Table.svelte'],
  replay: ['/src/replay/Replay.svelte'],
  ...Object.fromEntries(GAMES.map((game) => [game, [tableOf(game)]])),
};
/** The faces of pages whose first words are set in them; a table fetches its own (src/style/faces.ts). */
const FACES: Record<string, RegExp> = {
  door: /(eb-garamond-(400regular|500medium)|alegreya-sans-500)-latin-/,
  new: /alegreya-sans-(500|800)-latin-/,
};

/**
 * Writes down what the house tells a browser to fetch together with the page (`hints.json`, as values of the header `Link`),
 * so that it need not read one file to learn of the next: what every page needs (`inn`), what this one and its game do, a language,
 * and last the faces (`door-faces`). A browser fetches few files at a time, in this order; a face can be waited for.
 */
export function hints(): Plugin {
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
          inn: links([...known]),
          ...Object.fromEntries(Object.entries(PAGES).map(([page, modules]) => [page, linksTo(...modules)])),
          ...Object.fromEntries(Object.entries(FACES).map(([page, wanted]) => [`${page}-faces`, faces(wanted)])),
          ...Object.fromEntries(LANGUAGES.map((language) => [language, linksTo(moduleOf(language))])),
        };
        this.emitFile({ type: 'asset', fileName: 'hints.json', source: JSON.stringify(told, null, 1) });
      },
    },
  };
}

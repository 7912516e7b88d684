import type { Plugin } from 'vite';

/** The faces that the first screen is set in; the others are fetched when a character needs them. */
const FIRST = /(eb-garamond-(400regular|500medium)-(?!italic)|alegreya-sans-latin-500-normal-).*\.woff2$/;

/** Names the first fonts in the page's head, so that they are on their way before the style sheet is read. */
export function preloadedFonts(): Plugin {
  let base = '/';
  return {
    name: 'serai-preloaded-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + file, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

import type { Plugin } from 'vite';
import { GAMES } from './games.ts';

/** Files of which most is needed as soon as they are there. */
const NEEDED_AT_ONCE = ['index', 'inn', 'table', 'Table', ...GAMES];

/** Marks them with a word at which V8 compiles all of a file while it is being fetched, beside the page and not within it; to others it is a comment. */
export function eager(): Plugin {
  return {
    name: 'serai-eager',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && NEEDED_AT_ONCE.includes(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

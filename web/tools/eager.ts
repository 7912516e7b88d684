import type { Plugin } from 'vite';
import { GAMES } from './games.ts';

/** Chunks that are usually needed immediately. */
const NEEDED_AT_ONCE = ['index', 'app', 'table', 'Table', ...GAMES];

/** Marks chunks with a comment that makes V8 compile them eagerly, off the main thread, while they load. */
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

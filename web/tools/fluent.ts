import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const SUFFIX = '.ftl?fluent';

/** `import text from './web.ftl?fluent'` imports a parsed Fluent file, so that browsers do not parse it again. */
export function fluent(): Plugin {
  return {
    name: 'serai-fluent',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -'?fluent'.length);
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, 'utf-8'));
      // Browsers parse JSON faster than JavaScript.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify({ body }))})`, map: null };
    },
  };
}

import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const SUFFIX = '.ftl?fluent';

/** `import text from './web.ftl?fluent'` gives a Fluent file as it is read: a browser need not read it again at every visit. */
export function fluent(): Plugin {
  return {
    name: 'serai-fluent',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -'?fluent'.length);
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, 'utf-8'));
      // A browser reads JSON faster than a script.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify({ body }))})`, map: null };
    },
  };
}

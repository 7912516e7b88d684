import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = new URL('../worker/worker.ts', import.meta.url);
/** Only the design page needs these. */
const NOT_KEPT = /(Design|Showcase|fixture)/i;

/** Writes `worker.js`, the service worker, with the names of the files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'serai-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2|svg)$/.test(name) && !NOT_KEPT.test(name));
        const files = [...names.map((name) => `/${name}`).sort(), '/manifest.webmanifest', '/seal.svg', '/seal-turn.svg', '/seal-192.png'];
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf-8'), 'worker.ts');
        const source = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n${code.replace(/^export ?{};?.*$/m, '')}`;
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}

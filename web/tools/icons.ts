import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';

/**
 * `import crown from 'icon:crown'` imports the SVG body of one game-icons icon (on a 512 × 512 grid), so that only used icons are
 * bundled.
 */
export function gameIcons(): Plugin {
  let icons: IconSet['icons'] | undefined;
  return {
    name: 'serai-game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      icons ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet).icons;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons[name];
      if (!icon) this.error(`There is no icon “${name}” in game-icons.`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

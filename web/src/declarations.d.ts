declare module 'virtual:locales' {
  import type { FluentResource } from '@fluent/bundle';

  /** Loads the texts of a language: its own, and English for those it lacks. */
  const locales: Record<string, () => Promise<{ own: FluentResource[]; english: FluentResource[] }>>;
  export default locales;
}

declare module 'icon:*' {
  /** The SVG body of an icon on a 512 × 512 grid. */
  const body: string;
  export default body;
}

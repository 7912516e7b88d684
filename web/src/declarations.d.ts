declare module 'virtual:words' {
  import type { FluentResource } from '@fluent/bundle';

  /** What loads the words of each language of the table: its own, and the English for what it lacks. */
  const words: Record<string, () => Promise<{ own: FluentResource[]; english: FluentResource[] }>>;
  export default words;
}

declare module 'icon:*' {
  /** The SVG body of an icon drawn on 512 × 512. */
  const body: string;
  export default body;
}

import type { FluentResource } from '@fluent/bundle';

/** What is said in this language: one chunk of its own, shared with the terminal. */
export default Object.values(
  import.meta.glob<FluentResource>(['../../../src/serai/locales/es/{table,web}.ftl', '../../../src/serai/games/dice/words/es/dice.ftl'], {
    eager: true,
    query: '?fluent',
    import: 'default',
  }),
);

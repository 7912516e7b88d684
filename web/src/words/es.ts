/** What is said in this language: one chunk of its own, shared with the terminal. */
export default Object.values(
  import.meta.glob<string>('../../../src/serai/locales/es/{table,dice,screen,web}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

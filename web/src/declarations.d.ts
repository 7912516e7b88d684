declare module 'icon:*' {
  /** The SVG body of an icon drawn on 512 × 512. */
  const body: string;
  export default body;
}

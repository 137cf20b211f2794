declare module '*.woff2' {
  /** The address of the built file. */
  const url: string;
  export default url;
}

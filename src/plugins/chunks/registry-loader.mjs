/**
 * The registry names each page's module twice: for the bundler, and as a string that only a server-side
 * loader reads. In the browser the string is left out.
 * @param {string} source
 * @returns {string}
 */
export default function registryLoader(source) {
  return source.replace(/"[^"\n]*"(?=, require\.resolveWeak\()/g, '0');
}

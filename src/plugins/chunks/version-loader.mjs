/**
 * Every page of docs loads its version's data. The titles and descriptions of all pages in it are for the
 * framework's cards, which this site doesn't use.
 * @param {string} source
 * @returns {string}
 */
export default function versionLoader(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) return source;
  return JSON.stringify({ ...data, version: { ...data.version, docs: {} } });
}

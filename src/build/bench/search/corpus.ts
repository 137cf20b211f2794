import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HeadIndex, SearchPage } from '../../../model/search/index.ts';
import { SEARCH_FOLDER } from '../../plugins/search-index/index.ts';
import { searchPageOf } from '../../plugins/search-index/pages.ts';
import type { PluginDocument } from './stock.ts';

const require = createRequire(import.meta.url);
const PLUGIN = '@easyops-cn/docusaurus-search-local/dist/server/server/utils';
const { scanDocuments } = require(`${PLUGIN}/scanDocuments.js`) as {
  scanDocuments(paths: readonly object[], config: object): Promise<PluginDocument[][]>;
};
const { buildIndex } = require(`${PLUGIN}/buildIndex.js`) as {
  buildIndex(documents: readonly PluginDocument[][], config: object): unknown;
};

const CONFIG = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: ['[data-search-skip]'],
};

export interface Corpus {
  pages: SearchPage[];
  /** The index file that the search plugin itself would ship for the same pages, as text. */
  stockIndex: string;
}

/** Reads the pages that a built site's search knows, and what the search plugin would make of them; throws when there are none. */
export async function readCorpus(buildDir: string): Promise<Corpus> {
  const html = (url: string) => path.join(buildDir, url, 'index.html');
  const data = path.join(buildDir, SEARCH_FOLDER);
  const read = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(data, name), 'utf8')) as unknown;
  const { head } = read('manifest.json') as { head: string };
  const paths = (read(head) as HeadIndex).pages.map(({ u: url }) => ({
    filePath: html(url),
    url,
    type: 'docs',
  }));
  if (paths.length === 0) throw new Error(`${buildDir} holds no documentation; build the site`);
  const documents = await scanDocuments(paths, CONFIG);
  const pages = paths.flatMap(
    ({ filePath, url }) => searchPageOf(url, fs.readFileSync(filePath, 'utf8')) ?? [],
  );
  return { pages, stockIndex: JSON.stringify(buildIndex(documents, CONFIG)) };
}

import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {
  buildIndex as ownIndex,
  type HeadIndex,
  type SearchPage,
} from '../../../model/search/index.ts';
import { replaceOnce } from '../../content/replace-once.ts';
import { escapeXml } from '../../finish/escape.ts';
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
  /** The index that visitors get. */
  index: ReturnType<typeof ownIndex>;
  /** The index file that the search plugin itself would ship for the same pages, as text. */
  stockIndex: string;
}

/** Keywords by address, as the framework has read them: finished pages have lost them, because only the search asks for them. */
function keywordsOf(root: string): ReadonlyMap<string, readonly string[]> {
  const folder = path.join(root, '.docusaurus/docusaurus-plugin-content-docs');
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => /\/site-[^/]+\.json$/.test(name))
      .map((name) => {
        const text = fs.readFileSync(path.join(folder, name), 'utf8');
        const { permalink, frontMatter } = JSON.parse(text) as {
          permalink: string;
          frontMatter: { keywords?: string[] };
        };
        return [permalink.replace(/\/?$/, '/'), frontMatter.keywords ?? []];
      }),
  );
}

/**
 * Reads the pages that a built site's search knows, and what the search plugin would make of them.
 * Throws where there are none, and where the index that visitors get was made of others.
 */
export async function readCorpus(root: string): Promise<Corpus> {
  const buildDir = path.join(root, 'build');
  const data = path.join(buildDir, SEARCH_FOLDER);
  const text = (name: string) => fs.readFileSync(path.join(data, name), 'utf8');
  const built = JSON.parse(text('manifest.json')) as { head: string; body: string };
  const head = text(built.head);
  const urls = (JSON.parse(head) as HeadIndex).pages.map(({ u: url }) => url);
  if (urls.length === 0) throw new Error(`${buildDir} holds no documentation; build the site`);
  const keywords = keywordsOf(root);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-pages-'));
  const files = urls.map((url, at) => {
    const html = fs.readFileSync(path.join(buildDir, url, 'index.html'), 'utf8');
    const meta = `<meta name="keywords" content="${escapeXml((keywords.get(url) ?? []).join(','))}">`;
    const whole = replaceOnce(html, '</head>', `${meta}</head>`, url);
    const filePath = path.join(folder, `${at}.html`);
    fs.writeFileSync(filePath, whole);
    return { url, filePath, type: 'docs', whole };
  });
  const documents = await scanDocuments(files, CONFIG);
  fs.rmSync(folder, { recursive: true });
  const pages = files.flatMap(({ url, whole }) => searchPageOf(url, whole) ?? []);
  const index = ownIndex(pages);
  if (JSON.stringify(index.head) !== head || JSON.stringify(index.body) !== text(built.body))
    throw new Error(`${data} was not made of these pages: build the site again`);
  return { pages, index, stockIndex: JSON.stringify(buildIndex(documents, CONFIG)) };
}

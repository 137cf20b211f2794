import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import { buildIndex } from '../../../model/search/index.ts';
import { pagesFromPlugin, type PluginIndex } from './pages.ts';

// The package's types do not name what its module exports.
const { default: searchPlugin, validateOptions } = searchLocal as unknown as {
  default(context: LoadContext, options: unknown): Plugin;
  validateOptions: PluginModule['validateOptions'];
};

export { validateOptions };

/** Folder of the search files below the site's root. */
export const SEARCH_FOLDER = 'search-data';

async function writeHashed(folder: string, name: string, data: unknown): Promise<string> {
  const text = JSON.stringify(data);
  const hash = crypto.createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = `${name}.${hash}.json`;
  await fs.writeFile(path.join(folder, file), text);
  return file;
}

/**
 * Replaces the plugin's index files, which hold everything several times over,
 * by a small one for titles and headings, one for texts, and one a page for
 * excerpts. Each is named by the hash of its bytes; `manifest.json` names them.
 */
export async function writeSearchFiles(outDir: string): Promise<void> {
  const names = (await fs.readdir(outDir)).filter((name) => /^search-index.*\.json$/.test(name));
  const whole = names.find((name) => !/^search-index-(?:docs|learn)-/.test(name));
  if (!whole) throw new Error('search-index: the search plugin wrote no index');
  const index = JSON.parse(await fs.readFile(path.join(outDir, whole), 'utf8')) as PluginIndex;
  const htmlOf = (url: string) => readFileSync(path.join(outDir, url, 'index.html'), 'utf8');
  const pages = pagesFromPlugin(index, htmlOf);
  const { head, body } = buildIndex(pages);
  const folder = path.join(outDir, SEARCH_FOLDER);
  await fs.mkdir(folder, { recursive: true });
  const texts: string[] = [];
  for (const page of pages) {
    const name = page.url.replace(/^\/|\/$/g, '').replace(/\//g, '-');
    texts.push(
      await writeHashed(
        folder,
        name,
        page.sections.map((section) => section.text),
      ),
    );
  }
  const manifest = {
    head: await writeHashed(folder, 'head', head),
    body: await writeHashed(folder, 'body', body),
    texts: await writeHashed(
      folder,
      'texts',
      Object.fromEntries(pages.map((page, at) => [page.url, texts[at]])),
    ),
  };
  await fs.writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  for (const name of names) await fs.rm(path.join(outDir, name));
}

/** The search plugin with its index files brought into the form of this site's search. */
export default function searchIndex(context: LoadContext, options: unknown): Plugin {
  const plugin = searchPlugin(context, options);
  return {
    ...plugin,
    name: 'search-index',
    configureWebpack(config, isServer, utils, content) {
      const base = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      const data = path.join(context.siteDir, 'build', SEARCH_FOLDER);
      // While writing, the search answers from the last built index.
      const devServer = {
        static: [{ directory: data, publicPath: `/${SEARCH_FOLDER}`, watch: false }],
      };
      return isServer ? base : { ...base, devServer };
    },
    async postBuild(props) {
      // The index is only read for the pages' texts: one of each part of the site would be work for nothing.
      // Not sooner, because making it writes its options over the plugin's, which the bundle has by now.
      const whole = searchPlugin(context, { ...(options as object), searchContextByPaths: [] });
      await whole.postBuild?.(props);
      await writeSearchFiles(props.outDir);
    },
  };
}

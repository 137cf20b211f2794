import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule, Props } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import { buildIndex, type SearchPage } from 'site-search';
import { searchPageOf } from 'site-search/documents';
import { refuseUnreadOptions, scopeOf, settingsOf } from '../../lib/search/settings.ts';
import { codeVersion, Kept } from '../finish/kept.ts';
import { conceptWeightOf, weightOf } from './weights.ts';
import { sectionWordsOf, withWords } from './words.ts';

// The package's types don't list its module's exports.
const searchPlugin = searchLocal as unknown as {
  default(context: LoadContext, options: unknown): Plugin;
  validateOptions: NonNullable<PluginModule['validateOptions']>;
};

type Options = searchLocal.PluginOptions;

/** The plugin's own check, after one that refuses options that nothing here reads. */
export const validateOptions: PluginModule['validateOptions'] = (given) => {
  refuseUnreadOptions(given.options as object);
  return searchPlugin.validateOptions(given);
};

/** Folder of the search files below the site's root. */
const SEARCH_FOLDER = 'search-data';

/** The part of the data loaded by the framework's plugins for docs and the blog that is read here. */
interface Loaded {
  loadedVersions?: readonly { docs: readonly Source[] }[];
  blogPosts?: readonly { metadata: Source }[];
}

/** A page's address, and its file below the site's folder, which it calls `@site`. */
interface Source {
  permalink: string;
  source: string;
}

/** Addresses and files of the searchable pages, in order of addresses. */
function sourcesOf(plugins: Props['plugins'], { docs, blog }: ReturnType<typeof scopeOf>) {
  const loaded = plugins.map(({ content }) => (content ?? {}) as Loaded);
  const pages = loaded
    .flatMap(({ loadedVersions = [] }) => loadedVersions.flatMap((version) => version.docs))
    .filter(({ permalink }) => docs.some((folder) => permalink.startsWith(`/${folder}/`)));
  const posts = loaded.flatMap(({ blogPosts = [] }) => (blog ? blogPosts : []));
  return [...pages, ...posts.map(({ metadata }) => metadata)]
    .map(({ permalink, source }) => ({ url: permalink.replace(/\/?$/, '/'), source }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/**
 * Writes the search's files from the built pages: a small one for titles and headings, one for texts, and
 * one per page for excerpts. Each is named by the hash of its bytes, and `manifest.json` lists them. The
 * data of a page are cached in `kept` by its bytes. Throws if there is no page to search.
 */
function writeSearchFiles(
  siteDir: string,
  outDir: string,
  sources: ReturnType<typeof sourcesOf>,
  ignored: readonly string[],
  kept: Kept,
): void {
  const pages = sources.flatMap(({ url, source }) => {
    const html = fs.readFileSync(path.join(outDir, url, 'index.html'), 'utf8');
    const data = kept.get(url + ignored.join() + html, () =>
      JSON.stringify(searchPageOf(url, html, ignored) ?? null),
    );
    const document = JSON.parse(data.toString()) as SearchPage | null;
    if (!document) return [];
    const file = source.replace('@site', siteDir);
    const page = withWords(document, sectionWordsOf(fs.readFileSync(file, 'utf8')));
    return { ...page, weight: weightOf(url), concept: conceptWeightOf(url) };
  });
  kept.prune();
  if (pages.length === 0) throw new Error(`search-index: ${outDir} has no page to search`);
  const { head, body } = buildIndex(pages);
  const folder = path.join(outDir, SEARCH_FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  const write = (name: string, data: unknown): string => {
    const text = JSON.stringify(data);
    const hash = crypto.createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${name}.${hash}.json`;
    fs.writeFileSync(path.join(folder, file), text);
    return file;
  };
  const texts = pages.map(({ url, sections }) => [
    url,
    write(
      url.replace(/^\/|\/$/g, '').replace(/\//g, '-'),
      sections.map(({ text }) => text),
    ),
  ]);
  const manifest = {
    head: write('head', head),
    body: write('body', body),
    texts: write('texts', Object.fromEntries(texts)),
  };
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}

/**
 * The search plugin with files in this site's format. Its own index, which contains every text several
 * times, isn't made: it took seven seconds of each build, and only the texts were read from it.
 */
export default function searchIndex(context: LoadContext, options: Options): Plugin {
  const plugin = searchPlugin.default(context, options);
  const scope = scopeOf(options);
  return {
    ...plugin,
    name: 'search-index',
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      args.actions.setGlobalData(settingsOf(options));
    },
    configureWebpack(config, isServer, utils, content) {
      const base = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      const data = path.join(context.siteDir, 'build', SEARCH_FOLDER);
      // In development, the search uses the last built index.
      const devServer = {
        static: [{ directory: data, publicPath: `/${SEARCH_FOLDER}`, watch: false }],
      };
      return isServer ? base : { ...base, devServer };
    },
    postBuild({ outDir, plugins }) {
      const at = (folder: string) => path.join(context.siteDir, folder);
      const version = codeVersion(at('packages/site-search/src/documents'));
      const kept = new Kept(at('node_modules/.cache/search-pages'), version);
      const sources = sourcesOf(plugins, scope);
      writeSearchFiles(context.siteDir, outDir, sources, scope.ignored, kept);
      return Promise.resolve();
    },
  };
}

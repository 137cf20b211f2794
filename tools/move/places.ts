import fs from 'node:fs';
import path from 'node:path';
import { brand } from '../../src/lib/brand.ts';
import { PAGE_FOLDERS } from '../../src/plugins/content/folders.ts';
import { filesBelow } from '../../src/plugins/files.ts';
import type { Draft } from '../draft.ts';

/** A content page: its file from the project's folder and its address. */
export interface Place {
  file: string;
  address: string;
}

const TEXTS = /\.(mdx?|tsx?|mts|mjs|json)$|^data\/.*\.yaml$/;
const SEARCHED = [...PAGE_FOLDERS, 'src', 'data', 'tests', 'packages'];
/** Fixtures have the names they need. Redirects and the addresses that must last keep the old one. */
const APART = /^(tests\/fixtures\/|tests\/routes\.json$|data\/redirects\.yaml$)/;

const filesIn = (root: string, folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => path.relative(root, file));

/**
 * Every file whose text may name a page: content, data, code and tests. The documents in the root contain
 * examples, which stay.
 */
export function textFiles(root: string): string[] {
  const top = fs.readdirSync(root).filter((name) => /\.m?ts$/.test(name));
  return [...new Set([...top, ...filesIn(root, SEARCHED)])]
    .filter((file) => TEXTS.test(file) && !APART.test(file))
    .sort();
}

/** The front matter's `slug`, or undefined. */
export const slugOf = (source: string): string | undefined =>
  /^---\n[\s\S]*?^slug: *['"]?([^'"\n]+?)['"]?$[\s\S]*?\n---/m.exec(source)?.[1];

/** A content file's address. `slug` comes from its front matter. */
export function addressOf(file: string, slug?: string): string {
  const [section = '', ...rest] = file.replace(/^src\/pages/, '.').split('/');
  const own = rest
    .join('/')
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '');
  if (section === 'blog') return `/blog/${slug ?? own}/`;
  const base = section === '.' ? '/' : `/${section}/`;
  if (slug?.startsWith('/')) return `${base}${slug.slice(1)}/`.replace(/\/+/g, '/');
  return `${base}${slug ? path.posix.join(path.posix.dirname(own), slug) : own}/`.replace(
    /\/+/g,
    '/',
  );
}

/** The pages of the project. */
const pagesOf = (draft: Draft): Place[] =>
  filesIn(draft.root, PAGE_FOLDERS)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ file, address: addressOf(file, slugOf(draft.read(file))) }));

/** The page for a file's path or an address. Throws if there is none. */
export function findPage(draft: Draft, name: string): Place {
  const wanted = name.startsWith('/') ? name.replace(/\/*$/, '/') : name;
  const page = pagesOf(draft).find(({ file, address }) =>
    [file, address, address.replace('{product.slug}', brand.slug)].includes(wanted),
  );
  if (!page) {
    throw new Error(
      `there is no page '${name}'. Write its file, such as docs/services/volumes.mdx.`,
    );
  }
  return page;
}

/** The file for a new place, given as a path or an address. Throws if it's taken or in another section. */
export function newFile(draft: Draft, name: string, old: Place): string {
  const section = /^(docs|learn|blog|src\/pages)\//.exec(old.file)?.[0] ?? '';
  let file = name;
  if (name.startsWith('/')) {
    const bare = name.replace(/^\/|\/$/g, '');
    file = `${section === 'src/pages/' ? `src/pages/${bare}` : bare}.mdx`;
  }
  if (!file.startsWith(section) || !/^[a-z0-9/-]+\.mdx$/.test(file)) {
    throw new Error(
      `'${name}' is no place for it: write a file below ${section}, such as ${section}new-name.mdx.`,
    );
  }
  if (draft.has(file)) throw new Error(`${file} exists already.`);
  return file;
}

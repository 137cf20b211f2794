import { replaceOnce } from '../../content/replace-once.ts';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { brand } from '../../../lib/brand.ts';
import { lastCommit } from '../../content/clone.ts';
import { codeVersion, Kept } from '../kept.ts';
import { MarkdownThread } from '../markdown/thread.ts';
import type { BuiltPage } from '../page.ts';
import { twinPath } from '../../../lib/twins.ts';

/** A page as Markdown. */
export interface Twin {
  page: BuiltPage;
  /** Site path of the file. */
  path: string;
  /** Without front matter. */
  body: string;
}

const addressOf = ({ route }: BuiltPage): string => `${brand.url}${route}`;

/** Everything a page's Markdown depends on. */
const sourceOf = (page: BuiltPage): string => `${addressOf(page)}\n${page.main}`;

/** The day of the last change of a page outside docs, lessons and posts, because such a page shows none. */
function dayOfSource(route: string): string | undefined {
  const name = route.slice(1, -1) || 'index';
  const file = [`${name}.tsx`, `${name}.mdx`, `${name}/index.tsx`, `${name}/index.mdx`]
    .map((end) => path.join('src/pages', end))
    .find((candidate) => fs.existsSync(candidate));
  return file && lastCommit([file])?.slice(0, 'YYYY-MM-DD'.length);
}

/** Title, description, address and day as front matter. */
function frontMatter(page: BuiltPage): string {
  const { heading, description, route, date = dayOfSource(route) } = page;
  const fields = {
    title: heading,
    description,
    url: addressOf(page),
    ...(date ? { date } : {}),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n`;
}

/**
 * The Markdown of pages. Pages that no earlier build converted are converted in parallel with this build, as
 * soon as they are added.
 */
export class Twins {
  readonly #kept: Kept;
  readonly #thread = new MarkdownThread();
  readonly #pages: { page: BuiltPage; known: string | undefined }[] = [];

  constructor(cacheDir: string) {
    const code = fileURLToPath(new URL('../markdown', import.meta.url));
    this.#kept = new Kept(path.join(cacheDir, 'twins'), codeVersion(code));
  }

  add(page: BuiltPage): void {
    const known = this.#kept.find(sourceOf(page))?.toString();
    if (known === undefined) this.#thread.convert([page.main, addressOf(page)]);
    this.#pages.push({ page, known });
  }

  /** Writes each page's Markdown next to its folder, and returns all of it in the order of the pages. */
  async write(outDir: string): Promise<Twin[]> {
    const made = (await this.#thread.end()).values();
    const bodyOf = (page: BuiltPage): string => {
      const { value } = made.next();
      if (value === undefined) throw new Error(`${page.route}: no Markdown was made of it`);
      return this.#kept.keep(sourceOf(page), value).toString();
    };
    const twins = this.#pages.map(({ page, known }): Twin => ({
      page,
      path: twinPath(page.route),
      body: known ?? bodyOf(page),
    }));
    for (const { page, path: file, body } of twins)
      fs.writeFileSync(path.join(outDir, file), frontMatter(page) + body);
    this.#kept.prune();
    return twins;
  }
}

/** Links the page's Markdown in its head. */
export function withTwinLink(html: string, route: string): string {
  const link = `<link rel="alternate" type="text/markdown" href="${twinPath(route)}">`;
  return replaceOnce(html, '</head>', () => `${link}</head>`, route);
}

import { replaceOnce } from '../../content/replace-once.ts';
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { brand } from '../../../site/brand.ts';
import { lastCommit } from '../../content/clone.ts';
import { codeVersion, Kept } from '../kept.ts';
import { toMarkdown } from '../markdown/index.ts';
import type { BuiltPage } from '../page.ts';
import { twinPath } from '../../../site/twins.ts';

/** A page as Markdown. */
export interface Twin {
  page: BuiltPage;
  /** Site path of the file. */
  path: string;
  /** Without front matter. */
  body: string;
}

/** The day of the last change of a page outside docs, lessons and posts, which shows none itself. */
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
    url: `${brand.url}${route}`,
    ...(date ? { date } : {}),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n`;
}

/**
 * Writes the Markdown of every page beside its folder; returns all of them in the order of the
 * pages. Between two pages others have their turn.
 */
export async function writeTwins(
  outDir: string,
  pages: readonly BuiltPage[],
  cacheDir: string,
): Promise<Twin[]> {
  const code = fileURLToPath(new URL('../markdown', import.meta.url));
  const kept = new Kept(path.join(cacheDir, 'twins'), codeVersion(code));
  const twins: Twin[] = [];
  for (const page of pages) {
    const address = `${brand.url}${page.route}`;
    const body = kept.get(`${address}\n${page.main}`, () => toMarkdown(page.main, address));
    twins.push({ page, path: twinPath(page.route), body: body.toString() });
    await setImmediate();
  }
  for (const { page, path: file, body } of twins) {
    fs.writeFileSync(path.join(outDir, file), frontMatter(page) + body);
  }
  kept.prune();
  return twins;
}

/** Names the page's Markdown in its head. */
export function withTwinLink(html: string, route: string): string {
  const link = `<link rel="alternate" type="text/markdown" href="${twinPath(route)}">`;
  return replaceOnce(html, '</head>', () => `${link}</head>`, route);
}

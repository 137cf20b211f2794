import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { PAGE_FOLDERS } from '../../../src/plugins/content/folders.ts';
import { checkFrontMatter, pageKind } from '../../../src/plugins/content/front-matter/index.ts';
import { fillTokens } from '../../../src/plugins/content/tokens/index.ts';
import { filesBelow } from '../../../src/plugins/files.ts';
import altText from '../../../src/plugins/remark/alt-text/index.ts';

const page = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(altText);

/** Every content file below the site's folder, as absolute paths, sorted. */
export function contentFiles(siteDir: string): string[] {
  return PAGE_FOLDERS.flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/**
 * Checks tokens, front matter and picture texts of content files, by default all of them, without building
 * the site. Returns one `file:line: problem` for each failing page. No page at all is a problem too.
 */
export async function checkContent(
  siteDir: string,
  files: readonly string[] = contentFiles(siteDir),
): Promise<string[]> {
  if (files.length === 0) return [`${siteDir}: no content found in ${PAGE_FOLDERS.join(', ')}`];
  const problems: string[] = [];
  for (const file of files) {
    const relative = path.relative(siteDir, file);
    try {
      const filled = fillTokens(fs.readFileSync(file, 'utf8'), relative);
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
        filePath: file,
        fileContent: filled,
      });
      checkFrontMatter(pageKind(siteDir, file), relative, filled, frontMatter);
      await page.run(page.parse(filled), new VFile({ path: file, cwd: siteDir }));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return problems;
}

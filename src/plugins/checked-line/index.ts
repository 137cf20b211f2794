import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type VFile } from 'vfile';
import { contentPages, parsePage } from 'doc-walk/read';
import { PAGE_FOLDERS } from '../content/folders.ts';
import { dataFile, writeLines } from './data.ts';

/** Writes the last check's result for each page, before pages are compiled. */
export default function checkedLinePlugin({ siteDir }: LoadContext): Plugin {
  writeLines(siteDir, contentPages(siteDir, PAGE_FOLDERS));
  return { name: 'checked-line' };
}

const TRUNCATE = /\{\/\*\s*truncate\s*\*\/\}/;

/** True for the part of a post that lists show, because the line belongs to the whole post. */
function isExcerpt(tree: Root, source: string): boolean {
  if (!TRUNCATE.test(source)) return false;
  let found = false;
  visit(tree, (node) => {
    if (
      node.type.startsWith('mdx') &&
      'value' in node &&
      /^\/\*\s*truncate\s*\*\/$/.test(String(node.value).trim())
    )
      found = true;
  });
  return !found;
}

/**
 * A remark plugin that adds a line about what was checked to the end of every page with code blocks. The
 * figures come through an import, not through the compiled text, so a new report reaches pages that the
 * bundler has cached.
 */
export function checkedLineRemark(options: { root?: string } = {}) {
  const root = options.root ?? process.cwd();
  return (tree: Root, file: VFile): void => {
    const page = path.relative(root, file.path);
    let hasCode = false;
    visit(tree, 'code', () => {
      hasCode = true;
    });
    if (!hasCode || page.startsWith('..') || !fs.existsSync(file.path)) return;
    const source = fs.readFileSync(file.path, 'utf8');
    if (isExcerpt(tree, source)) return;
    if (!fs.existsSync(path.join(root, '.docusaurus', dataFile(page)))) writeLines(root, [page]);
    const added = parsePage(
      [
        `import CheckedLine from '@site/src/components/docs/CheckedLine';`,
        `import checkedLineData from '@generated/${dataFile(page)}';`,
        '',
        '<CheckedLine data={checkedLineData} />',
      ].join('\n'),
    );
    tree.children.push(...added.children);
  };
}

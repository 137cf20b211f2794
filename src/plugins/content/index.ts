import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import type { Pluggable } from 'unified';
import altText from '../remark/alt-text/index.ts';
import boundUnits from '../remark/bound-units/index.ts';
import { brand } from '../../lib/brand.ts';
import componentImports from '../remark/component-imports/index.ts';
import { checkedLineRemark } from '../checked-line/index.ts';
import termDefinitions from '../remark/glossary/index.ts';
import foreignContents from '../remark/foreign-contents/index.ts';
import highlightCode from '../remark/highlight/index.ts';
import includeFile from '../remark/include-file/index.ts';
import { checkFrontMatter, pageKind } from './front-matter/index.ts';
import { postsBySlug, resolveRelated } from '../remark/related/index.ts';
import { isFullClone } from './clone.ts';
import { lastChange } from './data-dates.ts';
import { drawnContents, withoutListed } from '../remark/drawn-contents/index.ts';
import sqlRun from '../remark/sql-run/index.ts';
import consolePlates from '../remark/plates/index.ts';
import movedAnchors from '../remark/moved-anchors/index.ts';
import later from '../remark/later/index.ts';
import templateData from '../remark/template-data/index.ts';
import rowIds from '../remark/row-ids/index.ts';
import symptoms from '../remark/symptoms/index.ts';
import yourValues from '../remark/your-values/index.ts';
import tableAlign from '../remark/table-align/index.ts';
import { fillTokens } from './tokens/index.ts';

/** Both framework hooks that content passes through: tokens first, then the front matter check. */
export function markdownHooks(siteDir: string): Partial<MarkdownConfig> {
  const relative = (file: string) => path.relative(siteDir, file);
  return {
    // Headings have their anchors as `## Title {/* #anchor */}`. The content check rejects `{#anchor}`.
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: async ({ filePath, fileContent, defaultParseFrontMatter }) => {
      const filled = fillTokens(fileContent, relative(filePath));
      const parsed = await defaultParseFrontMatter({ filePath, fileContent: filled });
      checkFrontMatter(pageKind(siteDir, filePath), relative(filePath), filled, parsed.frontMatter);
      // Only the search index reads them, from the file, so pages don't carry them.
      delete parsed.frontMatter.sections;
      const { related } = parsed.frontMatter;
      if (related) {
        const posts = postsBySlug(path.join(siteDir, 'blog'), fillTokens);
        parsed.frontMatter.related = resolveRelated(related as string[], posts, relative(filePath));
      }
      const date = lastChange(siteDir, relative(filePath));
      if (date) parsed.frontMatter.last_update = { date };
      return parsed;
    },
    preprocessor: ({ filePath, fileContent }) => fillTokens(fileContent, relative(filePath)),
  };
}

/** The steps for every page before the framework's own. `own` are the steps of one plugin only. */
export const remarkSteps = (...own: readonly Pluggable[]): Pluggable[] => [
  altText,
  termDefinitions,
  includeFile,
  checkedLineRemark,
  ...own,
  boundUnits,
  tableAlign,
  rowIds,
  highlightCode,
  componentImports,
];

/** The steps for every page after the framework's own. */
export const lastSteps: Pluggable[] = [withoutListed, foreignContents, later];

/** Settings shared by both docs instances. */
export const docsOptions = {
  remarkPlugins: lastSteps,
  beforeDefaultRemarkPlugins: remarkSteps(
    templateData,
    symptoms,
    drawnContents,
    sqlRun,
    movedAnchors,
    consolePlates,
    yourValues,
  ),
  breadcrumbs: true,
  showLastUpdateTime: isFullClone(),
  editUrl: ({ versionDocsDirPath, docPath }: { versionDocsDirPath: string; docPath: string }) =>
    `${brand.sourceUrl}/edit/main/${versionDocsDirPath}/${docPath}`,
  versions: { current: { label: 'Next' } },
  onInlineTags: 'throw' as const,
};

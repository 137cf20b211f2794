import { type Code, type Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMeta } from './meta.ts';
import { type Site } from './site.ts';
import { type Block, type Problem } from './types.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx);

/** Escapes `## Title {#anchor}` as the framework does, because an anchor isn't an expression. */
const escapeHeadingIds = (text: string) =>
  text.replace(/^(#{1,6} .*?)(?<!\\)(\{#[\w-]+\})[ \t]*$/gm, '$1\\$2');

/** Parses an MDX page as the framework does: front matter, Markdown, JSX. */
export const parsePage = (text: string): Root => parser.parse(text);

/** Parses a page's source as its build does: placeholders filled in, heading anchors escaped. */
export const parseContent = (page: string, source: string, fill: Site['fill']): Root =>
  parsePage(escapeHeadingIds(fill(source, page)));

/** The words after the opening fence, as written. The parser would drop backslashes. */
function infoString(source: string, node: Code): string {
  const line = source.slice(node.position?.start.offset).split('\n', 1)[0] ?? '';
  return line.replace(/^[`~]+/, '').trim();
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function placeOf(error: unknown): number {
  const line =
    (error as { line?: unknown }).line ??
    /:(\d+):|\((\d+):\d+/.exec(message(error))?.slice(1).find(Boolean);
  return Number(line) || 1;
}

/**
 * Finds every fenced block of an MDX page, in JSX, lists and admonitions too, with its exact line.
 * A page that can't be parsed is one problem.
 */
export function blocksOf(
  page: string,
  source: string,
  fill: Site['fill'] = (text) => text,
): { blocks: readonly Block[]; problems: readonly Problem[] } {
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  let filled: string;
  let tree: Root;
  try {
    filled = escapeHeadingIds(fill(source, page));
    tree = parsePage(filled);
  } catch (error) {
    return { blocks, problems: [{ file: page, line: placeOf(error), message: message(error) }] };
  }
  visit(tree, 'code', (node) => {
    const line = node.position?.start.line ?? 1;
    const info = infoString(filled, node);
    const lang = /^[\w+#.-]+(?=\s|$)/.exec(info)?.[0] ?? '';
    const { meta, wrong } = parseMeta(info.slice(lang.length));
    if (lang === '') {
      problems.push({
        file: page,
        line,
        message:
          'a fence without a language. Name it; for the output of the block before write text output',
      });
      return;
    }
    problems.push(...wrong.map((text) => ({ file: page, line, message: text })));
    blocks.push({
      page,
      line,
      lang: lang.toLowerCase(),
      meta,
      text: node.value,
      origin: { file: page, line: line + 1 },
    });
  });
  return { blocks, problems };
}

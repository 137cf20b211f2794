import type { Element, Root as HtmlRoot } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { rewrite } from './rewrite.ts';
import { attribute, classesOf, isElement, textOf } from './tree.ts';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

/** A fence with language, title and output mark, as writers type them. */
const pre: Handle = (state, node: Element) => {
  const code = node.children.find((child) => isElement(child, 'code'));
  const language = code && classesOf(code).find((name) => name.startsWith('language-'));
  const result = {
    type: 'code' as const,
    lang: language?.slice('language-'.length) ?? null,
    meta: (code && attribute(code, 'dataMeta')) ?? null,
    value: textOf(node).replace(/\n$/, ''),
  };
  state.patch(node, result);
  return result;
};

/** Addresses that also work outside the page. */
function absoluteLinks(base: string) {
  return (tree: HtmlRoot): void => {
    visit(tree, 'element', (node) => {
      for (const name of ['href', 'src']) {
        const value = attribute(node, name);
        if (value !== undefined) node.properties[name] = new URL(value, base).href;
      }
    });
  };
}

const parser = unified().use(rehypeParse, { fragment: true });
const converter = unified().use(rehypeRemark, { handlers: { pre } });
const writer = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  fences: true,
  rule: '-',
  listItemIndent: 'one',
});

/**
 * The content of a built page, the HTML of its `main`, as Markdown without front matter. Parts that only
 * serve the use of the page are left out. Drawings become their labels, folded parts and all tabs are
 * included, and links are absolute.
 */
export function toMarkdown(main: string, address: string): string {
  const tree = parser.parse(main);
  rewrite(tree);
  absoluteLinks(address)(tree);
  return writer.stringify(converter.runSync(tree));
}

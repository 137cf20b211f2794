import type { Root, RootContent } from 'mdast';

const component = (name: string, ...children: RootContent[]): RootContent =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as unknown as RootContent;

const isStart = (node: RootContent): boolean =>
  'name' in node && (node as { name?: unknown }).name === 'CompareStart';

/**
 * A remark plugin for landing pages. It puts the link to the console next to the first paragraph, which is the
 * page's answer, and the contents for small screens before the first heading. A comparison has both in its own
 * first screen, `CompareStart`. Stops the build if a page starts with neither.
 */
export default function pageStart() {
  return (tree: Root, file: { path: string }): void => {
    const first = tree.children.find(({ type }) => type === 'paragraph' || type === 'heading');
    if (tree.children.some(isStart)) return;
    if (first?.type !== 'paragraph') {
      throw new Error(`${file.path}: the page has to begin with a paragraph that answers it.`);
    }
    const heading = tree.children.findIndex(({ type }) => type === 'heading');
    if (heading !== -1) tree.children.splice(heading, 0, component('FoldedContents'));
    tree.children[tree.children.indexOf(first)] = component('PageStart', first);
  };
}

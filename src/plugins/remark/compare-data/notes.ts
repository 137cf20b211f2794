import { visit } from 'unist-util-visit';
import type { Node } from 'unist';
import type { Cite, Noted, NotesView, SourceView } from '../../../lib/comparison/index.ts';
import { componentsIn } from '../component-data/index.ts';

/** True for a source from src/lib/comparison, wherever it is in a component's data. */
const isSource = (value: unknown): value is SourceView =>
  typeof value === 'object' && value !== null && 'readAt' in value && 'reader' in value;

/** The sources of one page as numbered notes, in the order they are first cited. */
export class Notes {
  private readonly numbers = new Map<string, number>();
  private readonly sources: SourceView[] = [];

  /** The number of a source, the same for the same page, day and reader. The list links back to the first. */
  private cite(source: SourceView): Cite {
    const key = JSON.stringify(source);
    const known = this.numbers.get(key);
    if (known !== undefined) return { note: known };
    this.sources.push(source);
    this.numbers.set(key, this.sources.length);
    return { note: this.sources.length, isFirst: true };
  }

  /** The data of a component with numbers in place of its sources. */
  number<View>(view: View): Noted<View> {
    return JSON.parse(
      JSON.stringify(view, (_, value: unknown) => (isSource(value) ? this.cite(value) : value)),
    ) as Noted<View>;
  }

  /** The list at the end of the page, or undefined if nothing was cited. */
  list(): NotesView | undefined {
    if (this.sources.length === 0) return undefined;
    const days = new Map<string, number>();
    for (const { date } of this.sources) days.set(date, (days.get(date) ?? 0) + 1);
    const [[day] = ['']] = [...days]
      .filter(([date]) => /^\d+ \w+ \d{4}$/.test(date))
      .sort(([, a], [, b]) => b - a);
    return { day, sources: this.sources };
  }
}

interface Text extends Node {
  value: string;
}

/** Removes the space before each source mark, so the number follows its word directly. */
export function joinMarks(tree: Node): void {
  const marks = new Set<Node>(componentsIn(tree, { Source: true }));
  visit(tree, (node: Node) => {
    const { children } = node as { children?: Node[] };
    children?.forEach((child, at) => {
      const before = children[at - 1] as Text | undefined;
      if (marks.has(child) && before?.type === 'text') before.value = before.value.trimEnd();
    });
  });
}

/** Puts the list of notes at the end of a page, under a heading that is listed in its contents. */
export function appendList(tree: Node, list: NotesView): void {
  (tree as Node & { children: unknown[] }).children.push(
    {
      type: 'heading',
      depth: 2,
      data: { hProperties: { id: 'sources' }, id: 'sources' },
      children: [{ type: 'text', value: 'Sources' }],
    },
    {
      type: 'mdxJsxFlowElement',
      name: 'SourceList',
      attributes: [{ type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(list) }],
      children: [],
    },
  );
}

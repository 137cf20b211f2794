import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { boundUnits } from '../../../lib/numbers.ts';

/** An attribute of a component, as MDX parses it. */
export interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: unknown;
}

/** A component or an element in the tree of an MDX page. */
export interface Element extends Node {
  name?: string | null;
  attributes?: Attribute[];
}

/** True for a component or an element, inside a paragraph or outside. */
const isElement = (node: Node): node is Element =>
  node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';

/** The components of a page whose names are keys of a table, in page order. */
export function componentsIn(tree: Node, table: object): Element[] {
  const found: Element[] = [];
  visit(tree, (node: Node) => {
    if (isElement(node) && node.name && Object.hasOwn(table, node.name)) found.push(node);
  });
  return found;
}

/** The text of a component's attribute, '' if it has none. */
export function textOf(component: Element, attribute: string): string {
  const value = component.attributes?.find(({ name }) => name === attribute)?.value;
  return typeof value === 'string' ? value : '';
}

/** Data with each figure and its unit kept on one line, because the columns of a phone are narrow. */
export const bound = (view: unknown): unknown =>
  JSON.parse(
    JSON.stringify(view, (_, value: unknown) =>
      typeof value === 'string' ? boundUnits(value) : value,
    ),
  );

/** Writes a value into a component's attribute `data`, as JSON. */
export function giveData(component: Element, value: unknown): void {
  const attributes = (component.attributes ??= []);
  attributes.push({ type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(value) });
}

/** An error with the component's file and line. */
export function errorAt(component: Element, file: VFile, error: unknown): Error {
  const line = component.position?.start.line ?? 1;
  return new Error(`${file.path}:${line}: ${error instanceof Error ? error.message : ''}`);
}

/**
 * Gives each component in a table the data that the table computes from its attribute `of` and from a
 * context such as the day. Throws with file and line.
 */
export function computeData<Context>(
  tree: Node,
  file: VFile,
  table: Readonly<Record<string, (of: string, context: Context) => unknown>>,
  context: Context,
): void {
  for (const component of componentsIn(tree, table)) {
    try {
      giveData(component, table[component.name ?? '']?.(textOf(component, 'of'), context));
    } catch (error) {
      throw errorAt(component, file, error);
    }
  }
}

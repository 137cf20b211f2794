import type { Element, ElementContent, Root } from 'hast';

/** An element or the root: any node a walk can be at. */
export type Parent = Element | Root;

/** True for an element of one of these names. */
export function isElement(node: { type: string } | undefined, ...names: string[]): node is Element {
  const { type, tagName } = (node ?? {}) as Partial<Element>;
  return type === 'element' && (names.length === 0 || names.includes(tagName ?? ''));
}

export function classesOf({ properties }: Element): string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** An attribute as text, undefined if absent. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

/** All text in a node, as a browser's `textContent`. */
export function textOf(node: unknown): string {
  const { type, value, children } = node as { type: string; value?: string; children?: unknown[] };
  if (type === 'text') return value ?? '';
  return (children ?? []).map(textOf).join('');
}

/** The first matching descendant, in document order. */
export function find(parent: Parent, fits: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (fits(child)) return child;
    const inner = find(child, fits);
    if (inner) return inner;
  }
  return undefined;
}

/** A new element. */
export function element(
  tagName: string,
  children: readonly ElementContent[] | string,
  properties: Element['properties'] = {},
): Element {
  const content: ElementContent[] =
    typeof children === 'string' ? [{ type: 'text', value: children }] : [...children];
  return { type: 'element', tagName, properties, children: content };
}

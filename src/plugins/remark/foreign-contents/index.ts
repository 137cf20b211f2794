import type { Heading, Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentsIn, textOf } from '../component-data/index.ts';

/** The id that the framework has given a heading. */
const idOf = (heading: Heading) => (heading.data as { id?: string } | undefined)?.id ?? '';

interface Literal {
  value?: unknown;
  raw?: string;
}

interface Entry {
  type: 'ObjectExpression';
  properties: readonly { key: { name?: string; value?: unknown }; value: Literal }[];
}

/** The object expressions in a part of a program. */
function objectsIn(part: unknown): Entry[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = (part as { type?: unknown }).type === 'ObjectExpression' ? [part as Entry] : [];
  return [...own, ...Object.values(part).flatMap(objectsIn)];
}

/**
 * A remark plugin that marks the language of a heading in the list of contents if the heading is in an
 * element with `lang`. The list is outside that element, and a screen reader would read it in the page's
 * language. The heading gets it too, for the name of its link. Has to come after the framework's own
 * plugins, which make the list.
 */
export default function foreignContents() {
  return (tree: Node): void => {
    const languages = new Map<string, string>();
    for (const element of componentsIn(tree, { div: true })) {
      const lang = textOf(element, 'lang');
      if (lang === '') continue;
      visit(element, 'heading', (heading: Heading) => {
        languages.set(idOf(heading), lang);
        heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, lang } };
      });
    }
    if (languages.size === 0) return;
    visit(tree, 'mdxjsEsm', (node: Node) => {
      for (const { properties } of objectsIn((node.data as { estree?: unknown }).estree)) {
        const literal = (name: string) =>
          properties.find(({ key }) => (key.name ?? key.value) === name)?.value;
        const lang = languages.get(String(literal('id')?.value));
        const text = literal('value');
        if (lang === undefined || typeof text?.value !== 'string') continue;
        text.value = `<span lang="${lang}">${text.value}</span>`;
        delete text.raw;
      }
    });
  };
}

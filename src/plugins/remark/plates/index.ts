import fs from 'node:fs';
import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Plate, plates } from '#data/plates';
import { startPlate } from '../../../lib/template-page/start.ts';
import { composePath, templateOf } from '../../../lib/templates.ts';
import { type Element, errorAt, textOf } from '../component-data/index.ts';
import { drawPlate } from './draw.ts';

/** An attribute whose value is an object with one string, as MDX parses `name={{ key: 'text' }}`. */
function objectAttribute(name: string, key: string, text: string) {
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: key },
    value: { type: 'Literal', value: text, raw: JSON.stringify(text) },
  };
  const expression = { type: 'ObjectExpression', properties: [property] };
  const body = [{ type: 'ExpressionStatement', expression }];
  const estree = { type: 'Program', sourceType: 'module', body, comments: [] };
  return {
    type: 'mdxJsxAttribute' as const,
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

function become(node: Element, inner: string): void {
  node.name = 'figure';
  node.attributes = [
    { type: 'mdxJsxAttribute', name: 'className', value: 'plate' },
    { type: 'mdxJsxAttribute', name: 'data-search-skip', value: null },
    objectAttribute('dangerouslySetInnerHTML', '__html', inner),
  ];
}

function plateOf(of: string): Plate {
  const plate = plates[of];
  if (plate) return plate;
  throw new Error(`no plate '${of}' in data/plates.yaml: ${Object.keys(plates).join(', ')}`);
}

function startOf(of: string): Plate {
  const template = templateOf(of);
  return startPlate(template, fs.readFileSync(composePath(template.slug), 'utf8'));
}

/** The elements that become a plate, with where it comes from. */
const SOURCES: ReadonlyMap<string, (of: string) => Plate> = new Map([
  ['Plate', plateOf],
  ['TemplateStart', startOf],
]);

/**
 * A remark plugin that draws the plates of data/plates.yaml: `<Plate of="domain" />` becomes a figure whose
 * HTML is text, without a component in the browser. `<TemplateStart of="ghost" />` draws the form of a
 * template from its data. Stops the build with file and line at an unknown plate or template.
 */
export default function consolePlates() {
  return (tree: Parent, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: Element) => {
      const source = SOURCES.get(node.name ?? '');
      if (!source) return;
      try {
        become(node, drawPlate(source(textOf(node, 'of'))));
      } catch (error) {
        throw errorAt(node, file, error);
      }
    });
  };
}

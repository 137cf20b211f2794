import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  changesView,
  costView,
  factsView,
  galleryView,
  settingsView,
  summaryView,
} from '../../model/template-page/index.ts';
import { composePath, templateOf, type Template } from '../../site/templates/index.ts';

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: unknown;
}

interface Element extends Node {
  name?: string | null;
  attributes?: Attribute[];
}

type View = (template: Template, compose: string) => unknown;

/** What each component of the template pages is given, from its attribute `of`. */
const views: Readonly<Record<string, View>> = {
  TemplateChanges: changesView,
  TemplateCost: costView,
  TemplateFacts: factsView,
  TemplateSettings: settingsView,
  TemplateSummary: summaryView,
};

/** The data of one component; a promise where the planner's link is part of it. */
function dataOf(root: string, name: string, of: unknown): unknown {
  if (name === 'TemplateGallery') return galleryView();
  const template = templateOf(typeof of === 'string' ? of : '');
  const compose = fs.readFileSync(path.join(root, composePath(template.slug)), 'utf8');
  return views[name]?.(template, compose);
}

/**
 * A remark plugin that writes data, costs and the planner's link into the
 * components of a template page, so that a page carries its own template and
 * the browser neither the others nor the YAML parser. Stops the build with the
 * file and line at an unknown template.
 */
export default function templateData(options: { root?: string } = {}) {
  const root = options.root ?? process.cwd();
  return async (tree: Node, file: VFile): Promise<void> => {
    const elements: Element[] = [];
    visit(tree, (node: Element) => {
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
      if (node.name === 'TemplateGallery' || (node.name && Object.hasOwn(views, node.name))) {
        elements.push(node);
      }
    });
    for (const node of elements) {
      const attributes = (node.attributes ??= []);
      const of = attributes.find(({ name }) => name === 'of')?.value;
      try {
        const value = JSON.stringify(await dataOf(root, node.name ?? '', of));
        attributes.push({ type: 'mdxJsxAttribute', name: 'data', value });
      } catch (error) {
        const line = node.position?.start.line ?? 1;
        throw new Error(`${file.path}:${line}: ${error instanceof Error ? error.message : ''}`);
      }
    }
  };
}

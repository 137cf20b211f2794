import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import {
  changesView,
  costView,
  factsView,
  galleryView,
  settingsView,
  summaryView,
} from '../../../lib/template-page/index.ts';
import { templateCost } from '../../../lib/template-cost/index.ts';
import {
  composePath,
  templateOf,
  type Template,
  type TemplateSlug,
} from '../../../lib/templates.ts';
import { bound, componentsIn, errorAt, giveData, textOf } from '../component-data/index.ts';

const readCompose = (root: string, slug: TemplateSlug) =>
  fs.readFileSync(path.join(root, composePath(slug)), 'utf8');

/** A view of the template named by `of`. A promise if the planner's link is part of it. */
const ofTemplate =
  (view: (template: Template, compose: string) => unknown) =>
  (root: string, of: string): unknown => {
    const template = templateOf(of);
    return view(template, readCompose(root, template.slug));
  };

/** The data for each component of the template pages, from its attribute `of`. */
const views: Readonly<Record<string, (root: string, of: string) => unknown>> = {
  TemplateChanges: ofTemplate(changesView),
  TemplateCost: ofTemplate(costView),
  TemplateFacts: ofTemplate((template) => bound(factsView(template))),
  TemplateGallery: (root) => galleryView((slug) => readCompose(root, slug)),
  TemplatePrice: ofTemplate((template, compose) => templateCost(template, compose).expression),
  TemplateSettings: ofTemplate(settingsView),
  TemplateSummary: ofTemplate(summaryView),
};

/**
 * A remark plugin that writes data, costs and the planner's link into the components of a template page, so
 * that a page contains only its own template, and the browser gets neither the others nor the YAML parser.
 * Stops the build with the file and line at an unknown template.
 */
export default function templateData(options: { root?: string } = {}) {
  const root = options.root ?? process.cwd();
  return async (tree: Node, file: VFile): Promise<void> => {
    for (const component of componentsIn(tree, views)) {
      try {
        giveData(component, await views[component.name ?? '']?.(root, textOf(component, 'of')));
      } catch (error) {
        throw errorAt(component, file, error);
      }
    }
  };
}

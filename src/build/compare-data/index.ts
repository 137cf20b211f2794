import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  containerView,
  costView,
  factsView,
  factView,
  freePostgresView,
  summaryView,
  totalView,
} from '../../model/comparison/index.ts';
import { COMPARED, type ComparedPlatform, workloads } from '../../model/cost/index.ts';
import { buildDay } from './day.ts';

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: unknown;
}

interface Element extends Node {
  name?: string | null;
  attributes?: Attribute[];
}

function platform(id: string): ComparedPlatform {
  const found = COMPARED.find((known) => known === id);
  if (!found) throw new Error(`there is no compared platform '${id}': ${COMPARED.join(', ')}`);
  return found;
}

function total(of: string) {
  const [id = '', name = ''] = of.split('/');
  const workload = workloads.find((known) => known.id === name);
  if (!workload) throw new Error(`there is no workload '${name}', written as render/start-up`);
  return totalView(platform(id), workload.id);
}

/** What each component of the comparison pages is given, from its attribute `of`. */
const dataOf: Readonly<Record<string, (of: string, today: string) => unknown>> = {
  CompareCosts: (of, today) => costView(platform(of), today),
  CompareFacts: (of, today) => factsView(platform(of), today),
  ContainerTable: (_, today) => containerView(today),
  FreePostgresTable: (_, today) => freePostgresView(today),
  CompareSummary: (of, today) => summaryView(platform(of), today),
  Source: (ids, today) => ids.split(/\s+/).map((id) => factView(id, today).source),
  Theirs: (id, today) => factView(id, today),
  TheirTotal: total,
};

/**
 * A remark plugin that writes facts and costs into the comparison components of
 * a page, so that a page carries its own facts and the browser no others, each
 * marked where it is old on the day of the build (`today`, ISO date). Stops the
 * build with the file and line at an unknown platform, workload or fact.
 */
export default function compareData({ today = buildDay() }: { today?: string } = {}) {
  return (tree: Node, file: VFile): void => {
    visit(tree, (node: Element) => {
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
      const compute = dataOf[node.name ?? ''];
      if (!compute) return;
      const attributes = (node.attributes ??= []);
      const of = attributes.find(({ name }) => name === 'of')?.value;
      try {
        const value = JSON.stringify(compute(typeof of === 'string' ? of : '', today));
        attributes.push({ type: 'mdxJsxAttribute', name: 'data', value });
      } catch (error) {
        const line = node.position?.start.line ?? 1;
        throw new Error(`${file.path}:${line}: ${error instanceof Error ? error.message : ''}`);
      }
    });
  };
}

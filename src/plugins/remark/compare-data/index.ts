import type { Node } from 'unist';
import type { VFile } from 'vfile';
import {
  bandView,
  containerView,
  costView,
  europeanBars,
  europeanView,
  factView,
  freePostgresView,
  ledgerView,
  partView,
  pictureView,
  startView,
  sweepView,
  totalView,
} from '../../../lib/comparison/index.ts';
import {
  COMPARED,
  type ComparedPlatform,
  EUROPEAN_HOSTS,
  workloads,
} from '../../../lib/cost/index.ts';
import { SWEEP_HEIGHT, sweepDrawing, sweepFile } from '../../finish/pictures/sweep.ts';
import { bound, computeData } from '../component-data/index.ts';
import { buildDay } from './day.ts';
import { appendList, joinMarks, Notes } from './notes.ts';

function platform(id: string): ComparedPlatform {
  const found = COMPARED.find((known) => known === id);
  if (!found) throw new Error(`there is no compared platform '${id}': ${COMPARED.join(', ')}`);
  return found;
}

function workloadId(name: string) {
  const workload = workloads.find((known) => known.id === name);
  if (!workload) throw new Error(`there is no workload '${name}', written as render/start-up`);
  return workload.id;
}

function total(of: string) {
  const [id = '', name = ''] = of.split('/');
  const european = EUROPEAN_HOSTS.find((known) => known === id);
  return european
    ? europeanView(european, workloadId(name))
    : totalView(platform(id), workloadId(name));
}

const PARTS = ['traffic', 'redis'] as const;

function part(of: string) {
  const [id = '', name = '', what = ''] = of.split('/');
  const found = PARTS.find((known) => known === what);
  if (!found) throw new Error(`there is no part '${what}': ${PARTS.join(', ')}`);
  return partView(platform(id), workloadId(name), found);
}

/** The text of a sweep with its drawings: the one for memory in the page, the others as files. */
function drawnSweep(of: ComparedPlatform, today: string) {
  const view = sweepView(of, today);
  return {
    ...view,
    axes: view.axes.map((one) => ({
      ...one,
      height: SWEEP_HEIGHT,
      ...(one.axis === 'memory'
        ? { svg: sweepDrawing(of, one.axis) }
        : { src: sweepFile(of, one.axis) }),
    })),
  };
}

/** The data for each component of the comparison pages, from its attribute `of`. */
const dataOf: Readonly<Record<string, (of: string, today: string) => unknown>> = {
  CompareCosts: (of, today) => costView(platform(of), today),
  CompareBand: (of, today) => bandView(platform(of), today),
  CompareLedger: (of, today) => ledgerView(platform(of), today),
  CompareStart: (of, today) => startView(platform(of), today),
  ContainerTable: (_, today) => containerView(today),
  FreePostgresTable: (_, today) => freePostgresView(today),
  ComparePicture: (of) => pictureView(of),
  EuropeanBars: (of) => europeanBars(workloadId(of)),
  CompareSweep: (of, today) => drawnSweep(platform(of), today),
  Source: (ids, today) => ids.split(/\s+/).map((id) => factView(id, today).source),
  // Without its source, because an amount in a sentence cites none.
  Theirs: (id, today) => ({ ...factView(id, today), source: undefined }),
  TheirPart: part,
  TheirTotal: total,
};

/**
 * A remark plugin that writes facts and costs into the comparison components of a page, so that a page
 * contains only its own facts and the browser gets no others. Each is marked if it is old on the day of the
 * build (`today`, ISO date). Sources become numbered notes in a list at the page's end. Stops the build with
 * the file and line at an unknown platform, workload or fact.
 */
export default function compareData({ today = buildDay() }: { today?: string } = {}) {
  return (tree: Node, file: VFile): void => {
    const notes = new Notes();
    const numbered = Object.fromEntries(
      Object.entries(dataOf).map(([name, compute]) => [
        name,
        (of: string, day: string) => bound(notes.number(compute(of, day))),
      ]),
    );
    computeData(tree, file, numbered, today);
    joinMarks(tree);
    const list = notes.list();
    if (list) appendList(tree, list);
  };
}

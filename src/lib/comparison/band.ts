import { drawPair, type Drawings } from 'stack-drawing';
import { brand } from '../brand.ts';
import {
  costedFacts,
  ourCost,
  platformCost,
  toEuro,
  workloads,
  type ComparedPlatform,
  type CostLine,
  type PlatformCost,
  type WorkloadId,
} from '../cost/index.ts';
import { formatEuro } from '../money.ts';
import { rateOf, serversOf, sharesOf, totalOf, type ServerView, type TotalView } from './costs.ts';
import { sideName } from './ledger.ts';
import { sourceViews, type SourceView } from './sources.ts';
import { ourPlan, theirPlan } from './stacks.ts';

/** A part of a sum as a piece of its bar: its start and its length, in per cent of the longer bar. */
export interface Segment {
  label: string;
  /** '€16.00'. */
  amount: string;
  /** Our expression, or the key for the test that recomputes their amount. */
  key: string;
  at: number;
  width: number;
}

/** A workload on both sides, drawn to one scale. */
export interface BandWorkload {
  id: WorkloadId;
  name: string;
  summary: string;
  ours: Drawings & { expression: string; bar: readonly Segment[] };
  theirs: TotalView &
    Drawings & {
      bar: readonly Segment[];
      sources: readonly SourceView[];
      /** What the sum leaves out, such as 'Redis and disk'. Empty if it's complete. */
      without: string;
      /** A server that was listed at less and sold out, and when either costs more than we do. Empty if there is none. */
      servers: readonly ServerView[];
    };
}

/** What the band of a comparison page shows. */
export interface BandView {
  name: string;
  /** Null if nothing is converted. */
  rate: { text: string; day: string } | null;
  workloads: readonly BandWorkload[];
}

const PARTS = {
  app: 'apps',
  database: 'database',
  redis: 'Redis',
  volume: 'disk',
  traffic: 'traffic',
  plan: 'plan',
  server: 'server',
} as const satisfies Record<CostLine['part'], string>;
const ORDER = Object.keys(PARTS) as CostLine['part'][];

interface Amount {
  label: string;
  amount: number;
  key: string;
}

/** The pieces of a bar in euro, `dearest` as 100 per cent. */
function barOf(amounts: readonly Amount[], dearest: number): Segment[] {
  const share = sharesOf(dearest);
  let before = 0;
  return amounts
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount, key }) => {
      const at = share(before);
      before += amount;
      const width = Math.round((share(before) - at) * 10) / 10;
      return { label, amount: formatEuro(amount), key, at, width };
    });
}

function ourAmounts(lines: ReturnType<typeof ourCost>['lines']): Amount[] {
  return ORDER.map((part) => {
    const own = lines.filter((line) => line.part === part && line.expression !== 'free');
    return {
      label: PARTS[part],
      amount: own.reduce((sum, line) => sum + line.amount, 0),
      key: own.map(({ expression }) => expression).join(' + '),
    };
  });
}

function theirAmounts({ lines, currency, platform, workload }: PlatformCost): Amount[] {
  return ORDER.map((part) => {
    const sum = lines
      .filter((line) => line.part === part && line.state === 'costed')
      .reduce((all, { amount }) => all + amount, 0);
    return {
      label: PARTS[part],
      amount: currency === 'USD' ? toEuro(sum) : sum,
      key: `${platform}/${workload}/${part}`,
    };
  });
}

/** The parts that a sum leaves out, in words. Your own work is mentioned separately. */
export const withoutText = ({ missing }: PlatformCost): string =>
  missing
    .filter(({ part }) => part !== 'plan')
    .map(({ part, label }) =>
      part === 'app' ? (label.split(':')[0]?.toLowerCase() ?? '') : PARTS[part],
    )
    .join(' and ');

function bandWorkload(
  platform: ComparedPlatform,
  workload: (typeof workloads)[number],
  today: string,
): BandWorkload {
  const ours = ourCost(workload);
  const theirs = platformCost(platform, workload);
  const name = sideName(platform);
  const dearest = Math.max(ours.total, theirs.totalEuro);
  const plans = [
    ourPlan(workload, `${workload.name} on ${brand.product}`),
    theirPlan(theirs, workload, `${workload.name} on ${name}`),
  ] as const;
  const id = `w${workloads.indexOf(workload)}`;
  const wide = drawPair(plans, [`${id}a`, `${id}b`]);
  const narrow = drawPair(plans, [`${id}c`, `${id}d`], 'narrow');
  return {
    id: workload.id,
    name: workload.name,
    summary: workload.summary,
    ours: {
      wide: wide[0],
      narrow: narrow[0],
      expression: ours.expression,
      bar: barOf(ourAmounts(ours.lines), dearest),
    },
    theirs: {
      ...totalOf(theirs),
      wide: wide[1],
      narrow: narrow[1],
      bar: barOf(theirAmounts(theirs), dearest),
      sources: sourceViews(costedFacts(theirs), today),
      without: withoutText(theirs),
      servers: serversOf(theirs),
    },
  };
}

/** Both stacks of each workload, drawn to one scale, with both sums, on a page built on `today` (ISO date). */
export function bandView(platform: ComparedPlatform, today: string): BandView {
  return {
    name: sideName(platform),
    rate: rateOf(platformCost(platform, workloads[0] as (typeof workloads)[number])),
    workloads: workloads.map((workload) => bandWorkload(platform, workload, today)),
  };
}

import { longDate } from '../../site/dates.ts';
import { formatAmount, formatEuro } from '../../site/money.ts';
import { exchangeRate, platformFact } from '../../site/platforms/index.ts';
import {
  formatDollar,
  ourCost,
  platformCost,
  reasonOf,
  toEuro,
  workloadOf,
  workloads,
  type ComparedPlatform,
  type OurLine,
  type PlatformCost,
  type WorkloadId,
} from '../cost/index.ts';
import { readView, type ReadView } from './reading.ts';
import { sourceView, sourceViews, type SourceView } from './sources.ts';

/** A line of theirs as shown: the amount as text, or null where it has none. */
export interface TheirLine {
  label: string;
  amount: string | null;
  arithmetic: string;
  factIds: readonly string[];
  /** The sources of the facts, each page and day once. */
  sources: readonly SourceView[];
}

/** A total of theirs in both currencies, with the key that a test recomputes it by. */
export interface TotalView {
  /** `render/start-up`: platform and workload. */
  key: string;
  dollars: string;
  euro: string;
  /** True where parts are left out of the sum. */
  isIncomplete: boolean;
}

export interface WorkloadView {
  id: WorkloadId;
  name: string;
  summary: string;
  ours: { expression: string; lines: readonly Pick<OurLine, 'label' | 'expression' | 'note'>[] };
  theirs: TotalView & { lines: readonly TheirLine[] };
  /** What the sum leaves out, and what is not like ours; each once. */
  notEqual: readonly string[];
}

export interface CostView {
  workloads: readonly WorkloadView[];
  rate: { text: string; day: string; source: SourceView };
}

const totalOf = (cost: PlatformCost): TotalView => ({
  key: `${cost.platform}/${cost.workload}`,
  dollars: formatDollar(cost.total),
  euro: formatEuro(cost.totalEuro),
  isIncomplete: cost.missing.length > 0,
});

/** The total of a workload on a platform, in dollars and in euro at the stated rate. */
export const totalView = (platform: ComparedPlatform, workload: WorkloadId): TotalView =>
  totalOf(platformCost(platform, workloadOf(workload)));

/** What the lines of one part cost, such as the traffic of a workload, in both currencies. */
export function partView(
  platform: ComparedPlatform,
  workload: WorkloadId,
  part: PlatformCost['lines'][number]['part'],
): Omit<TotalView, 'isIncomplete'> {
  const lines = platformCost(platform, workloadOf(workload)).lines.filter(
    (line) => line.part === part && line.state === 'costed',
  );
  if (lines.length === 0) throw new Error(`${platform} has no costed ${part} in ${workload}`);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    key: `${platform}/${workload}/${part}`,
    dollars: formatDollar(amount),
    euro: formatEuro(toEuro(amount)),
  };
}

/** The totals alone, for a table in the first screen. */
export interface SummaryView {
  workloads: readonly { id: WorkloadId; name: string; expression: string; theirs: TotalView }[];
  rate: { text: string; day: string };
  /** When and by whom the prices behind the totals were read. */
  read: ReadView;
}

/** What the three workloads cost on both sides, with the rate of the conversion. */
export const summaryView = (platform: ComparedPlatform, today: string): SummaryView => ({
  workloads: workloads.map((workload) => ({
    id: workload.id,
    name: workload.name,
    expression: ourCost(workload).expression,
    theirs: totalView(platform, workload.id),
  })),
  rate: { text: String(exchangeRate.usdPerEur), day: longDate(exchangeRate.day) },
  read: readView(
    workloads.flatMap((workload) =>
      platformCost(platform, workload)
        .lines.filter(({ state }) => state === 'costed')
        .flatMap(({ factIds }) => factIds),
    ),
    today,
  ),
});

/** What is not like ours, each statement once, headed by the parts that it is about. */
function differences(lines: PlatformCost['lines']): string[] {
  const parts = new Map<string, string[]>();
  for (const { label, notEqual } of lines) {
    if (notEqual) parts.set(notEqual, [...(parts.get(notEqual) ?? []), label]);
  }
  return [...parts].map(([text, labels]) => `${labels.join('; ')}: ${text}`);
}

/** What the sum leaves out: the part, why, and what its absence means. */
const leftOut = (line: PlatformCost['lines'][number]): string =>
  [
    `${line.label}, not in the sum: ${reasonOf(line)}.`,
    ...(line.notEqual ? [line.notEqual] : []),
  ].join(' ');

/** The three workloads costed on both sides, line by line, with the rate of the conversion, on a page built on `today`. */
export function costView(platform: ComparedPlatform, today: string): CostView {
  return {
    workloads: workloads.map((workload) => {
      const ours = ourCost(workload);
      const theirs = platformCost(platform, workload);
      return {
        id: workload.id,
        name: workload.name,
        summary: workload.summary,
        ours: {
          expression: ours.expression,
          lines: ours.lines.map(({ label, expression, note }) => ({ label, expression, note })),
        },
        theirs: {
          ...totalOf(theirs),
          lines: theirs.lines.map(({ label, state, amount, arithmetic, factIds }) => ({
            label,
            amount: state === 'costed' ? formatAmount(amount) : null,
            arithmetic,
            factIds,
            sources: sourceViews(factIds, today),
          })),
        },
        notEqual: [
          ...theirs.missing.map(leftOut),
          ...differences(theirs.lines.filter((line) => !theirs.missing.includes(line))),
        ],
      };
    }),
    rate: {
      text: String(exchangeRate.usdPerEur),
      day: longDate(exchangeRate.day),
      source: sourceView(platformFact(exchangeRate.factId), today),
    },
  };
}

import { longDate } from '../dates.ts';
import { breakEvenMinutes } from '../break-even/index.ts';
import { STATED_WAGE } from '../break-even/wages.ts';
import { formatAmount, formatEuro } from '../money.ts';
import { exchangeRate, platformFact } from '../platforms/index.ts';
import {
  europeanCost,
  type EuropeanCost,
  type EuropeanHost,
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
import { sideName } from './ledger.ts';
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
  /** As on their list, null if that's in euro. */
  dollars: string | null;
  euro: string;
  /** True where parts are left out of the sum. */
  isIncomplete: boolean;
}

export interface WorkloadView {
  id: WorkloadId;
  name: string;
  summary: string;
  /** `share` is the sum in per cent of the dearest one of the page. */
  ours: {
    expression: string;
    share: number;
    lines: readonly Pick<OurLine, 'label' | 'expression' | 'note'>[];
  };
  theirs: TotalView & {
    currency: PlatformCost['currency'];
    share: number;
    /** The sum without its currency. */
    sum: string;
    lines: readonly TheirLine[];
  };
  /** What the sum leaves out, and what isn't like ours, each once. */
  notEqual: readonly string[];
}

export interface CostView {
  /** What the other side is called. */
  name: string;
  workloads: readonly WorkloadView[];
  /** Null where nothing is converted. */
  rate: { text: string; day: string; source: SourceView } | null;
}

/** The total of a cost in both currencies. */
export const totalOf = (cost: PlatformCost): TotalView => ({
  key: `${cost.platform}/${cost.workload}`,
  dollars: cost.currency === 'USD' ? formatDollar(cost.total) : null,
  euro: formatEuro(cost.totalEuro),
  isIncomplete: cost.missing.length > 0,
});

/** The total of a workload on a platform, in dollars and in euro at the stated rate. */
export const totalView = (platform: ComparedPlatform, workload: WorkloadId): TotalView =>
  totalOf(platformCost(platform, workloadOf(workload)));

/** What a European host takes, in micro-euro. */
export const inEuro = ({ currency, amount }: EuropeanCost): number =>
  currency === 'USD' ? toEuro(amount) : amount;

/** The total of a workload at a European host. Throws if the price of a part is unknown. */
export function europeanView(host: EuropeanHost, id: WorkloadId): TotalView {
  const cost = europeanCost(host, workloadOf(id));
  if (cost === null) throw new Error(`${host} has no price for a part of ${id}`);
  return {
    key: `${host}/${id}`,
    dollars: cost.currency === 'USD' ? formatDollar(cost.amount) : null,
    euro: formatEuro(inEuro(cost)),
    isIncomplete: false,
  };
}

/** What the lines of one part cost in both currencies, such as a workload's traffic. */
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

/** What each amount is of the dearest, in per cent, to one decimal. */
export const sharesOf =
  (dearest: number) =>
  (amount: number): number =>
    Math.round((amount / dearest) * 1000) / 10;

/** A server that a workload fits on. */
export interface ServerView {
  key: string;
  euro: string;
  /** 'CPX32'. */
  name: string;
  /** From how many minutes of work a month on we cost less, at the stated wage. */
  minutes: number;
  /** The day on which somebody's program read it as sold out. */
  soldOut?: string;
}

const nameOf = (label: string): string => label.split(',')[0] ?? label;

/** The servers of a cost, the available one first. Empty if no server is rented. */
export function serversOf(cost: PlatformCost): ServerView[] {
  const server = cost.lines.find(({ part }) => part === 'server');
  if (!server) return [];
  const ours = ourCost(workloadOf(cost.workload)).total;
  const view = (key: string, label: string, total: number): ServerView => ({
    key,
    euro: formatEuro(total),
    name: nameOf(label),
    minutes: breakEvenMinutes(ours - total, STATED_WAGE),
  });
  const key = `${cost.platform}/${cost.workload}`;
  return [
    view(key, server.label, cost.totalEuro),
    ...(cost.soldOut
      ? [
          {
            ...view(`${key}/sold-out`, cost.soldOut.label, cost.soldOut.total),
            soldOut: cost.soldOut.read,
          },
        ]
      : []),
  ];
}

/** The rate by which a cost in dollars is converted, null for one in euro. */
export const rateOf = (cost: PlatformCost | undefined) =>
  cost?.currency === 'USD'
    ? { text: String(exchangeRate.usdPerEur), day: longDate(exchangeRate.day) }
    : null;

const costsOn = (platform: ComparedPlatform): PlatformCost[] =>
  workloads.map((workload) => platformCost(platform, workload));

/** What isn't like ours, each statement once, headed by the parts that it is about. */
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
  const costs = costsOn(platform);
  const rate = rateOf(costs[0]);
  const shareOf = sharesOf(
    Math.max(
      ...costs.map(({ totalEuro }) => totalEuro),
      ...workloads.map((workload) => ourCost(workload).total),
    ),
  );
  return {
    name: sideName(platform),
    workloads: workloads.map((workload) => {
      const ours = ourCost(workload);
      const theirs = platformCost(platform, workload);
      return {
        id: workload.id,
        name: workload.name,
        summary: workload.summary,
        ours: {
          expression: ours.expression,
          share: shareOf(ours.total),
          lines: ours.lines.map(({ label, expression, note }) => ({ label, expression, note })),
        },
        theirs: {
          ...totalOf(theirs),
          currency: theirs.currency,
          share: shareOf(theirs.totalEuro),
          sum: formatAmount(theirs.total),
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
    rate: rate && { ...rate, source: sourceView(platformFact(exchangeRate.factId), today) },
  };
}

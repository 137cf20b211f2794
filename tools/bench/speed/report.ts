import type { Acts } from './act.ts';
import type { VisitCost } from './bytes.ts';
import type { Vitals } from './lighthouse.ts';

/** All measurements of one page, medians of the runs. */
export interface PageResult {
  cost: VisitCost;
  vitals: Vitals;
}

/** A row of the table of actions: how, over which network, and the cost here and on the stock site. */
export interface ActRow {
  way: string;
  network: string;
  own: Acts;
  stock?: Acts;
}

/** Targets for the measurements, in the units of the table. */
const goals = {
  'before load, KiB': 50,
  'before load, JS KiB': 5,
  'after load, KiB': 150,
  'at the first touch, KiB': 125,
  'FCP, ms': 800,
  'LCP, ms': 950,
  'TBT, ms': 30,
  CLS: 0,
} as const;

const KIB = 1024;

/** The rows of the table for one page: name and value. */
function figures({ cost, vitals }: PageResult): Record<string, number> {
  const before = (type: string) => (cost.before.bytes[type] ?? 0) / KIB;
  return {
    'before load, KiB': cost.before.total / KIB,
    'before load, HTML KiB': before('Document'),
    'before load, CSS KiB': before('Stylesheet'),
    'before load, font KiB': before('Font'),
    'before load, JS KiB': before('Script'),
    'before load, requests': cost.before.requests,
    'after load, KiB': cost.after.total / KIB,
    'at the first touch, KiB': cost.intent.total / KIB,
    'at the first touch, JS KiB': (cost.intent.bytes.Script ?? 0) / KIB,
    'fetched ahead then, KiB': cost.ahead.total / KIB,
    'Lighthouse performance': vitals.score,
    'FCP, ms': vitals.fcp,
    'LCP, ms': vitals.lcp,
    'TBT, ms': vitals.tbt,
    CLS: vitals.cls,
  };
}

const cell = (name: string, value: number) =>
  Number.isNaN(value) ? '–' : value.toFixed(name === 'CLS' ? 3 : name.endsWith('KiB') ? 1 : 0);

/** A table in Markdown for one kind of page: this site, the stock site, their ratio, and the target. */
export function tableOf(kind: string, own: PageResult, stock?: PageResult): string {
  const ours = figures(own);
  const theirs = stock ? figures(stock) : undefined;
  const rows = Object.entries(ours).map(([name, value]) => {
    const other = theirs?.[name];
    const ratio = other === undefined || other === 0 ? '–' : (value / other).toFixed(2);
    const goal = (goals as Record<string, number>)[name];
    const limit = name === 'Lighthouse performance' ? '100' : goal === undefined ? '' : `≤ ${goal}`;
    return `| ${name} | ${cell(name, value)} | ${other === undefined ? '–' : cell(name, other)} | ${ratio} | ${limit} |`;
  });
  return [`| ${kind} | this site | stock | ratio | goal |`, '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

const acts = ({ time, whole, links, atRest, afterAct }: Acts) =>
  `${time.toFixed(0)} | ${whole} of ${links} | ${(atRest / KIB).toFixed(0)} | ${(afterAct / KIB).toFixed(0)}`;

/**
 * A table in Markdown of the cost of following a link: milliseconds to the heading, full loads, KiB at rest
 * and after the action.
 */
export function actTable(rows: readonly ActRow[]): string {
  const head = ['ms', 'whole loads', 'KiB at rest', 'KiB after'];
  const stock = head.map((name) => `stock: ${name}`);
  return [
    `| way | network | ${[...head, ...stock].join(' | ')} |`,
    `|${'---|'.repeat(10)}`,
    ...rows.map(
      ({ way, network, own, stock: other }) =>
        `| ${way} | ${network} | ${acts(own)} | ${other ? acts(other) : '– | – | – | –'} |`,
    ),
  ].join('\n');
}

import type { Plan, PlanRow } from 'compose-planner';
import { CELL_MB, type Part, type Plan as Drawn } from 'stack-drawing';
import { brand } from './brand.ts';
import { formatAmount, formatEuro } from './money.ts';
import { sizes } from './prices.ts';

const memoryOf = (size: string | undefined) =>
  sizes.find(({ name }) => name === size)?.memoryMb ?? CELL_MB;

/** The row whose service contains an offset of the file, or starts there. */
export function rowAt(plan: Plan, offset: number): PlanRow | undefined {
  return (
    plan.rows.find(({ kind, offset: from }) => kind === 'volume' && from === offset) ??
    plan.rows.find(({ offset: from, end }) => end !== undefined && offset >= from && offset < end)
  );
}

/** The ids of rows with a part that the platform refuses. */
function refused(plan: Plan): ReadonlySet<string> {
  const stopped = plan.findings.filter(({ severity }) => severity === 'refused');
  return new Set(stopped.flatMap(({ offset }) => rowAt(plan, offset)?.id ?? []));
}

function partOf(row: PlanRow, plan: Plan): Part {
  const { id, name, kind, size, replicas, disk = 1, price, reach } = row;
  const common = { id, name, price: price > 0 ? formatAmount(price) : 'included' };
  if (kind === 'volume') {
    return { ...common, kind, text: `volume, ${disk} GB`, amount: disk };
  }
  const amount = memoryOf(size) / CELL_MB;
  if (kind !== 'app') {
    const extra = plan.rows.find((other) => other.id === `${id} disk`);
    const gigabytes = extra && extra.price > 0 ? `, ${extra.disk} GB` : '';
    return {
      ...common,
      kind: 'database',
      text: `${row.detail.split(',')[0]}, ${size}${gigabytes}`,
      amount,
      price: formatAmount(price + (extra?.price ?? 0)),
    };
  }
  const port = reach?.publicPort;
  return {
    ...common,
    kind,
    text: `${replicas > 1 ? `${replicas} × ` : ''}${size}, ${port === undefined ? 'internal' : 'public'}`,
    amount,
    replicas,
    ...(port === undefined
      ? {}
      : { address: `${name}--${plan.project ?? '…'}.${brand.appsDomain}` }),
  };
}

/** A plan in the form that its drawing needs: a database's disk is part of the database. */
export function drawingOf(plan: Plan, stopped: ReadonlySet<string> = refused(plan)): Drawn {
  return {
    title: `${plan.project ?? 'Your stack'}, ${formatEuro(plan.total)} a month`,
    parts: plan.rows
      .filter(({ kind }) => kind !== 'disk')
      .map((row) => ({ ...partOf(row, plan), ...(stopped.has(row.id) && { isRefused: true }) })),
  };
}

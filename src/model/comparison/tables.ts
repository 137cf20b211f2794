import { formatAmount, formatEuro } from '../../site/money.ts';
import { platformFact, platformNames } from '../../site/platforms/index.ts';
import { containerTable, formatDollar, freePostgres, toEuro } from '../cost/index.ts';
import { sourceView, type SourceView } from './sources.ts';

const sourcesOf = (factIds: readonly string[]): SourceView[] => [
  ...new Map(
    factIds.map((id) => sourceView(platformFact(id))).map((view) => [JSON.stringify(view), view]),
  ).values(),
];

/** What one container costs on a platform, as shown; `key` names platform and memory. */
export interface ContainerCell {
  key: string;
  name: string;
  dollars: string;
  euro: string;
  /** What an account pays at least, where that is more. */
  minimum: string | null;
  arithmetic: readonly string[];
  /** What is not like ours. */
  notEqual: readonly string[];
  sources: readonly SourceView[];
}

export interface ContainerView {
  memoryMb: number;
  size: string;
  others: readonly ContainerCell[];
}

/** One container of 256 MB, 512 MB and 1 GB, here and on each compared platform. */
export const containerView = (): ContainerView[] =>
  containerTable.map((row) => ({
    memoryMb: row.memoryMb,
    size: row.ours.name,
    others: row.others.map((other) => ({
      key: `container:${other.platform}/${row.memoryMb}`,
      name: platformNames[other.platform],
      dollars: formatDollar(other.amount),
      euro: formatEuro(toEuro(other.amount)),
      minimum:
        other.minimum && other.minimum.amount > other.amount
          ? formatDollar(other.minimum.amount)
          : null,
      arithmetic: other.lines.map((line) => `${line.label}: ${line.arithmetic}`),
      notEqual: other.lines.flatMap((line) => line.notEqual ?? []),
      sources: sourcesOf([
        ...other.lines.flatMap((line) => line.factIds),
        ...(other.minimum ? [other.minimum.factId] : []),
      ]),
    })),
  }));

/** A free PostgreSQL offer as shown. */
export interface FreePostgresView {
  provider: string | null;
  disk: string;
  memory: string;
  catch: string;
  backups: string;
  region: string;
  next: { dollars: string; text: string } | null;
  sources: readonly SourceView[];
}

/** The free PostgreSQL offers, ours first. */
export const freePostgresView = (): FreePostgresView[] =>
  freePostgres.map((offer) => ({
    provider: offer.provider,
    disk: offer.disk,
    memory: offer.memory,
    catch: offer.catch,
    backups: offer.backups,
    region: offer.region,
    next: offer.next && {
      dollars: `${formatAmount(offer.next.amount)} USD`,
      text: offer.next.text,
    },
    sources: sourcesOf(offer.factIds),
  }));

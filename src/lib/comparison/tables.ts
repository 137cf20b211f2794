import { formatEuro } from '../money.ts';
import type { SizeName } from '../prices.ts';
import { platformsNames as platformNames } from '#data/platforms-names';
import {
  containerCatch,
  containerTable,
  formatDollar,
  freePostgres,
  processorFacts,
  toEuro,
} from '../cost/index.ts';
import { sharesOf } from './costs.ts';
import { readView, type ReadView } from './reading.ts';
import { sourceViews, type SourceView } from './sources.ts';

/** What one container costs on a platform, as shown. `key` names the platform and the memory. */
export interface ContainerCell {
  key: string;
  name: string;
  dollars: string;
  euro: string;
  /** In per cent of the dearest one of this memory. */
  share: number;
  /** The least that an account pays, if that's more. */
  minimum: string | null;
  arithmetic: readonly string[];
  /** What differs from ours, in a few words for the row. */
  short: string;
  /** The same at length, for each line of the arithmetic. */
  notEqual: readonly string[];
  sources: readonly SourceView[];
}

export interface ContainerView {
  memoryMb: number;
  size: SizeName;
  /** Our price, in per cent of the dearest one of this memory. */
  share: number;
  others: readonly ContainerCell[];
}

/** One container of 256 MB, 512 MB and 1 GB, here and on each compared platform. */
export const containerView = (today: string): ContainerView[] =>
  containerTable.map((row) => {
    const shareOf = sharesOf(
      Math.max(row.ours.month, ...row.others.map(({ amount }) => toEuro(amount))),
    );
    return {
      memoryMb: row.memoryMb,
      size: row.ours.name,
      share: shareOf(row.ours.month),
      others: row.others.map((other) => ({
        key: `container:${other.platform}/${row.memoryMb}`,
        name: platformNames[other.platform],
        dollars: formatDollar(other.amount),
        euro: formatEuro(toEuro(other.amount)),
        share: shareOf(toEuro(other.amount)),
        minimum:
          other.minimum && other.minimum.amount > other.amount
            ? formatDollar(other.minimum.amount)
            : null,
        arithmetic: other.lines.map((line) => `${line.label}: ${line.arithmetic}`),
        short: containerCatch[other.platform],
        notEqual: other.lines.flatMap((line) => line.notEqual ?? []),
        sources: sourceViews(
          [
            ...other.lines.flatMap((line) => line.factIds),
            ...[other.minimum?.factId, processorFacts[other.platform]].filter(
              (id) => id !== undefined,
            ),
          ],
          today,
        ),
      })),
    };
  });

/** A free PostgreSQL offer as shown. */
export interface FreePostgresView {
  provider: string | null;
  company: string;
  disk: string;
  memory: string;
  catch: string;
  backups: string;
  region: string;
  /** `key` names the provider for the test that recomputes the amount. */
  next: { key: string; dollars: string; euro: string; text: string } | null;
  read: ReadView | null;
  sources: readonly SourceView[];
}

/** The free PostgreSQL offers, ours first. */
export const freePostgresView = (today: string): FreePostgresView[] =>
  freePostgres.map((offer) => ({
    provider: offer.provider,
    company: offer.company,
    disk: offer.disk,
    memory: offer.memory,
    catch: offer.catch,
    backups: offer.backups,
    region: offer.region,
    next: offer.next && {
      key: `free:${offer.provider}`,
      dollars: formatDollar(offer.next.amount),
      euro: formatEuro(toEuro(offer.next.amount)),
      text: offer.next.text,
    },
    read: offer.factIds.length > 0 ? readView(offer.factIds, today) : null,
    sources: sourceViews(offer.factIds, today),
  }));

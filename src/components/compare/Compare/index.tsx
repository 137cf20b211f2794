import Cited from '@site/src/components/compare/Cited';
import type { Cite, FactView, ReadView, TotalView } from '@site/src/lib/comparison';
import React, { type ReactNode } from 'react';

interface Props {
  /** A fact, or platform and workload, from which src/plugins/remark/compare-data writes `data`. */
  of?: string;
  /** JSON, written at build time. */
  data?: string;
}

const read = <T,>(data: string | undefined, fallback: T): T =>
  data === undefined ? fallback : (JSON.parse(data) as T);

/** When a set of prices was read, and what readers have to know about it. */
export function ReadNote({ read }: { read: ReadView }): ReactNode {
  const { from, to, notes } = read;
  return <>{[from === to ? `as of ${from}` : `as of ${from} to ${to}`, ...notes].join(', ')}</>;
}

/** The sources of a sentence, as numbers of notes after it: `<Source of="render/egress render/seat" />`. */
export function Source({ data }: Props): ReactNode {
  return <Cited by={read<Cite[]>(data, [])} />;
}

/** A price without the currency that its column head names. Throws if it has another one. */
function amountIn(currency: string, shown: string): string {
  if (shown.slice(-currency.length - 1).trim() !== currency)
    throw new Error(`'${shown}' is in a column of ${currency}: give it no 'bare'`);
  return shown.slice(0, -currency.length - 1);
}

/**
 * A price of theirs in their currency, or a fact in words: `<Theirs of="render/egress" />`. Figure and unit
 * stay on one line. With `bare="EUR"` the column head says the unit.
 */
export function Theirs({ data, bare }: Props & { bare?: string }): ReactNode {
  const fact = read<Omit<FactView, 'source'> | null>(data, null);
  if (fact?.amount === null) return <span data-source={fact.id}>{fact.text}</span>;
  const shown = fact?.amount;
  return (
    <data className="price" data-source={fact?.id}>
      {bare && shown
        ? amountIn(bare, shown)
        : shown?.replace(/(?<=\d) (?=(?:[A-Z]{2,3}|%)(?:[^A-Za-z]|$))/g, '\u00a0')}
    </data>
  );
}

/** The price of a part of a workload there: `<TheirPart of="render/start-up/traffic" />`. */
export const TheirPart = TheirTotal;

/** Their total of a workload in both currencies, or in one: `<TheirTotal of="render/start-up" only="euro" />`. */
export function TheirTotal({ data, only }: Props & { only?: 'euro' | 'dollars' }): ReactNode {
  const total = read<TotalView | null>(data, null);
  if (!total) return null;
  const both = total.dollars ? `${total.dollars} (${total.euro})` : total.euro;
  return (
    <data className="price" data-computed={total.key}>
      {only ? total[only] : both}
    </data>
  );
}

import PriceBars, { PriceBar } from '@site/src/components/compare/PriceBars';
import type { EuropeanBarsView } from '@site/src/lib/comparison';
import React, { type ReactNode } from 'react';

interface Props {
  /** The workload, from which src/plugins/remark/compare-data writes `data`. */
  of: string;
  data?: string;
  /** What is said below the bars. */
  children: ReactNode;
}

/** The price of a workload at each European host whose prices are enough for a sum, least expensive first. */
export default function EuropeanBars({ data = 'null', children }: Props): ReactNode {
  const view = JSON.parse(data) as EuropeanBarsView | null;
  if (!view) return null;
  return (
    <PriceBars caption={children} ours={view.ours}>
      {view.others.map(({ name, note, share, to, euro, ...of }) => (
        <PriceBar key={name} name={name} note={note} share={share} to={to}>
          <data {...of}>{euro}</data>
        </PriceBar>
      ))}
    </PriceBars>
  );
}

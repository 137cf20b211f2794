import React from 'react';
import { evaluatePrice } from '@site/src/lib/price';
import { formatAmount, formatEuro, formatEuroShort } from '@site/src/lib/money';

interface Props {
  /** A sum over price keys, such as `2*size.small + 19*disk`. See src/lib/price. */
  of: string;
  /** Leaves the euro sign to the table's heading. */
  bare?: boolean;
  /** Whole euro without decimals, for running text: '€5'. */
  short?: boolean;
}

/**
 * An amount of ours, computed from the price data. The expression stays in the HTML so that a test can
 * recompute it.
 */
export default function Price({ of, bare = false, short = false }: Props): React.ReactNode {
  const amount = evaluatePrice(of);
  const format = bare ? formatAmount : short ? formatEuroShort : formatEuro;
  return (
    <data className="price" value={amount} data-price={of}>
      {format(amount)}
    </data>
  );
}

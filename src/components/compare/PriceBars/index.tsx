import Link from '@docusaurus/Link';
import Bar from '@site/src/components/compare/Bar';
import Price from '@site/src/components/pricing/Price';
import { brand } from '@site/src/lib/brand';
import type { ListedTotal } from '@site/src/lib/comparison';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** How much of a row the longest bar takes. Its figure follows it. */
const LONGEST = 0.5;

interface RowProps {
  name: string;
  /** The page with the comparison. */
  to?: string;
  /** In per cent of the longest bar. */
  share: number;
  note?: string;
  children: ReactNode;
}

/** One price: a name, a bar to scale, the figure, and what it leaves out. */
export function PriceBar({ name, to, share, note, children }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
      <td>
        <Bar width={share * LONGEST} />
        {children}
        {note && <small>{` ${note}`}</small>}
      </td>
    </tr>
  );
}

/** The prices of the compared platforms, each with its page. */
export function PlatformBars({ of }: { of: readonly ListedTotal[] }): ReactNode {
  return of.map(({ key, name, to, euro, without, share }) => (
    <PriceBar key={to} name={name} note={without && `without ${without}`} share={share} to={to}>
      <data data-computed={key}>{euro}</data>
    </PriceBar>
  ));
}

interface Props {
  caption: ReactNode;
  /** Our price, which comes first. */
  ours: { expression: string; share: number };
  children: ReactNode;
}

/** Prices of one stack as bars to one scale, ours first. */
export default function PriceBars({ caption, ours, children }: Props): ReactNode {
  return (
    <table className={styles.bars}>
      <caption>{caption}</caption>
      <tbody>
        <PriceBar name={brand.product} share={ours.share}>
          <Price of={ours.expression} />
        </PriceBar>
        {children}
      </tbody>
    </table>
  );
}

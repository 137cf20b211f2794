import view from '@generated/comparison-totals/default/hosting.json';
import Link from '@docusaurus/Link';
import Bar from '@site/src/components/compare/Bar';
import Price from '@site/src/components/pricing/Price';
import { brand } from '@site/src/lib/brand';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** How much of a row the longest bar takes. Its figure follows it. */
const LONGEST = 0.5;

interface RowProps {
  name: string;
  /** The page with the comparison. */
  to?: string;
  share: number;
  note?: string;
  children: ReactNode;
}

function Row({ name, to, share, note, children }: RowProps): ReactNode {
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

/** The price of one stack on every compared platform and on a server, as bars to one scale. */
export default function HostingBars(): ReactNode {
  const { expression, share, others, server, read } = view;
  return (
    <table className={styles.bars}>
      <caption>
        {`Euro a month, without VAT. We read the others' prices from ${read.from} to ${read.to}. Each page has the arithmetic and the sources.`}
      </caption>
      <tbody>
        <Row name={brand.product} share={share}>
          <Price of={expression} />
        </Row>
        {others.map((other) => (
          <Row
            key={other.to}
            name={other.name}
            note={other.without && `without ${other.without}`}
            share={other.share}
            to={other.to}
          >
            <data data-computed={other.key}>{other.euro}</data>
          </Row>
        ))}
        <Row
          name="A server at Hetzner"
          note="without your work"
          share={server.share}
          to={server.to}
        >
          <data data-computed={server.key}>{server.euro}</data>
        </Row>
      </tbody>
    </table>
  );
}

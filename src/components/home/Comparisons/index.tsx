import totals from '@generated/comparison-totals/default/totals.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import Bar from '@site/src/components/compare/Bar';
import Price from '@site/src/components/pricing/Price';
import Band from '@site/src/components/shell/Band';
import { brand } from '@site/src/lib/brand';
import styles from './styles.module.css';

/** How much of a row the longest bar takes: its figure comes after it. */
const LONGEST = 0.5;

/** The number of the home page: the start-up stack here, and as bars to one scale on each compared platform, each with its page. */
export default function Comparisons(): ReactNode {
  const { expression, share, others, read, summary } = totals;
  return (
    <Band className={styles.columns}>
      <section aria-labelledby="compare">
        <Heading as="h2" id="compare">
          <span className="great-number">
            <Price of={expression} />
          </span>{' '}
          What a start-up stack costs a month, here and elsewhere
        </Heading>
        <p className={styles.what}>
          {summary} Each name opens a page with the arithmetic, and it says when to stay where you
          are. <Link to="/hosting/hetzner-server-or-platform/">Your own server costs less</Link>,
          before your work.
        </p>
      </section>
      <table className={styles.totals}>
        <caption>
          Net, as of {read.from} to {read.to}
        </caption>
        <tbody>
          <tr>
            <th scope="row">{brand.product}</th>
            <td>
              <Bar width={share * LONGEST} />
              <Price of={expression} />
            </td>
          </tr>
          {others.map(({ key, name, to, euro, without, share: theirs }) => (
            <tr key={to}>
              <th scope="row">
                <Link to={to}>{name}</Link>
              </th>
              <td>
                <Bar width={theirs * LONGEST} />
                <data data-computed={key}>{euro}</data>
                {without && <small>{` without ${without}`}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}

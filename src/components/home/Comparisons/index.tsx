import totals from '@generated/comparison-totals/default/totals.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import PriceBars, { PlatformBars } from '@site/src/components/compare/PriceBars';
import Price from '@site/src/components/pricing/Price';
import Band from '@site/src/components/shell/Band';
import styles from './styles.module.css';

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
          We measured what this stack needs, so its sizes are smaller than those in the plan above.{' '}
          {summary} Each name opens a page with the arithmetic, and it says when to stay where you
          are. <Link to="/hosting/hetzner-server-or-platform/">Your own server costs less</Link>,
          before your work.
        </p>
      </section>
      <PriceBars caption={`Net, as of ${read.from} to ${read.to}`} ours={{ expression, share }}>
        <PlatformBars of={others} />
      </PriceBars>
    </Band>
  );
}

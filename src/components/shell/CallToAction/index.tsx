import Link from '@docusaurus/Link';
import ForBusinesses from '@site/src/components/pricing/ForBusinesses';
import Price from '@site/src/components/pricing/Price';
import { brand } from '@site/src/lib/brand';
import { boundUnits } from '@site/src/lib/numbers';
import { allowances } from '@site/src/lib/prices';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** True if the page's first screen already has the signal button, so this one is outlined, with a sentence. */
  closing?: boolean;
  /** True if the same screen says 'plus VAT' next to a price. */
  short?: boolean;
}

/** The way to the console, with who it is for. One signal-filled button a screen. */
export default function CallToAction({ closing = false, short = false }: Props): ReactNode {
  return (
    <div className={clsx(styles.action, closing && styles.closing, 'screen-only')}>
      {closing && (
        <p className={styles.text}>
          Try it with your own stack. The trial has <Price of="trial" short /> of credit, needs no
          card and costs nothing.
        </p>
      )}
      <div>
        <Link className={clsx('button', !closing && 'button--signal')} to={brand.consoleUrl}>
          <span>
            Start with <Price of="trial" short /> credit
          </span>
        </Link>
        <ForBusinesses short={short}>
          {!closing && boundUnits(`${allowances.trialDays} days, no card. `)}
        </ForBusinesses>
      </div>
    </div>
  );
}

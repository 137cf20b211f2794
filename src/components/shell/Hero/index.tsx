import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import CallToAction from '@site/src/components/shell/CallToAction';
import styles from './styles.module.css';

interface Props {
  /** The line above the heading. */
  above?: ReactNode;
  title: ReactNode;
  /** The answer in one or two sentences; without it the page says it in its text, with the action below. */
  children?: ReactNode;
}

/** The head of a page outside docs, learn and blog: its answer, and the one action beside it. */
export default function Hero({ above, title, children }: Props): ReactNode {
  return (
    <header className={clsx(styles.hero, !children && styles.bare)}>
      <div>
        {above && <div className={styles.above}>{above}</div>}
        <Heading as="h1">{title}</Heading>
        {children && <p className={styles.answer}>{children}</p>}
      </div>
      {children && <CallToAction />}
    </header>
  );
}

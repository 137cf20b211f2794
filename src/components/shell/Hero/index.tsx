import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import CallToAction from '@site/src/components/shell/CallToAction';
import styles from './styles.module.css';

interface Props {
  /** The line above the heading. */
  above?: ReactNode;
  title: ReactNode;
  /** The answer in one or two sentences. Without it the page says it in its text, with the action below. */
  children?: ReactNode;
  /** True if a planner or a title block below says 'plus VAT'. */
  short?: boolean;
}

/** The head of a page outside docs, learn and blog: its answer, with the one action next to it. */
export default function Hero({ above, title, children, ...action }: Props): ReactNode {
  return (
    <header className={styles.hero}>
      {above && <p className={styles.above}>{above}</p>}
      <Heading as="h1">{title}</Heading>
      {children && <p className={`${styles.answer} prose`}>{children}</p>}
      {children && <CallToAction {...action} />}
    </header>
  );
}

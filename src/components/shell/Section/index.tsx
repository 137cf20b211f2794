import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the heading. */
  id: string;
  title: ReactNode;
  /** A sentence or two under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A headed section of a page outside docs, learn and blog. */
export default function Section({ id, title, lead, children }: Props): ReactNode {
  return (
    <section aria-labelledby={id} className={clsx(styles.section, 'prose')}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

import Band from '@site/src/components/shell/Band';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the heading. */
  id: string;
  /** The one number of the page. */
  figure: ReactNode;
  title: string;
  /** The meaning of the number, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** A band in the opposite mode from edge to edge, with the one number of a page and what follows from it. */
export default function IronBand({ id, figure, title, lead, children }: Props): ReactNode {
  return (
    <Band className="prose">
      <section aria-labelledby={id} className={styles.columns}>
        <div>
          <p className={styles.figure}>{figure}</p>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.text}>{children}</div>
      </section>
    </Band>
  );
}

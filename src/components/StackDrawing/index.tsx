import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** SVG with a label at each part. */
  wide: string;
  /** SVG with numbers and a list, for where the drawing has less than 560 px. */
  narrow: string;
  className?: string;
}

/** A stack drawn to scale; it's in the HTML, in the variant that fits the space it has. */
export default function StackDrawing({ wide, narrow, className }: Props): ReactNode {
  return (
    <div className={clsx(styles.frame, className)}>
      <div className={styles.wide} dangerouslySetInnerHTML={{ __html: wide }} />
      <div className={styles.narrow} dangerouslySetInnerHTML={{ __html: narrow }} />
    </div>
  );
}

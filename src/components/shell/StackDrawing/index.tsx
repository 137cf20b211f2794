import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** SVG of `drawStack` with a label at each part. */
  wide: string;
  /** SVG of `drawStack` with numbers and a list, for phones. */
  narrow: string;
}

/** A stack drawn to scale, in the variant for the available width. */
export default function StackDrawing({ wide, narrow }: Props): ReactNode {
  return (
    <>
      <div className={styles.wide} dangerouslySetInnerHTML={{ __html: wide }} />
      <div className={styles.narrow} dangerouslySetInnerHTML={{ __html: narrow }} />
    </>
  );
}

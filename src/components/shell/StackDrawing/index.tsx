import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** SVG of `drawStack` with a label at each part. */
  wide: string;
  /** The same with numbers and a list, for phones and other narrow columns. */
  narrow: string;
}

/** A stack drawn to scale, in the variant for the width of its column. */
export default function StackDrawing({ wide, narrow }: Props): ReactNode {
  return (
    <div className={styles.drawing}>
      <div dangerouslySetInnerHTML={{ __html: wide }} />
      <div dangerouslySetInnerHTML={{ __html: narrow }} />
    </div>
  );
}

import React, { type ReactNode } from 'react';
import type { Drawings } from 'stack-drawing';
import styles from './styles.module.css';

/** A stack drawn to scale, in the variant for the width of its column. */
export default function StackDrawing({ wide, narrow }: Drawings): ReactNode {
  return (
    <div className={styles.drawing}>
      <div dangerouslySetInnerHTML={{ __html: wide }} />
      <div dangerouslySetInnerHTML={{ __html: narrow }} />
    </div>
  );
}

import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the drawing shows, for everyone. */
  caption: ReactNode;
  /** The drawing: an imported SVG with `role="img"` and a label. */
  children: ReactNode;
}

/** A drawing with its caption. Wide drawings scroll inside their frame. */
export default function Figure({ caption, children }: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

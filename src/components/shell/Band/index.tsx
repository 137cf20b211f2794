import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page outside docs, learn and blog, from edge to edge, in the colours of the other mode. */
export default function Band({ className, children }: Props): ReactNode {
  return (
    <div className={clsx('iron reversed', styles.band)}>
      <div className={className}>{children}</div>
    </div>
  );
}

import React, { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** A table that scrolls sideways in its own frame; the frame takes the focus, and has a name, only where it scrolls. */
export default function TableFrame({ children, ...table }: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const reachable = scrolls
    ? { 'aria-label': 'Table, scrolls sideways', role: 'group', tabIndex: 0 }
    : undefined;
  return (
    <div className={styles.frame} ref={frame} {...reachable}>
      <table {...table}>{children}</table>
    </div>
  );
}

import React, { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** The name of a scrolling frame, in the language around it. */
const nameIn = (element: Element) =>
  element.closest('[lang]')?.getAttribute('lang') === 'de'
    ? 'Tabelle, seitlich zu verschieben'
    : 'Table, scrolls sideways';

/** A table that scrolls sideways in its own frame. The frame takes the focus, and has a name, only if it scrolls. */
export default function TableFrame({ children, ...table }: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setName(element.scrollWidth > element.clientWidth ? nameIn(element) : ''),
    );
    // The table too, because it grows within the same frame when a font loads late.
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  const reachable = name === '' ? undefined : { 'aria-label': name, role: 'group', tabIndex: 0 };
  return (
    <div className={styles.frame} ref={frame} {...reachable}>
      <table {...table}>{children}</table>
    </div>
  );
}

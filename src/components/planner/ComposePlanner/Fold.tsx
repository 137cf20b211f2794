import React, { type ComponentType, type ReactNode, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props<Part> {
  label: string;
  load: () => Promise<{ default: ComponentType<Part> }>;
  onFailed: () => void;
  children: (Part: ComponentType<Part>, close: () => void) => ReactNode;
}

/** A button and the part it opens, which loads when it's first opened. Escape folds it again. */
export default function Fold<Part>({ label, load, onFailed, children }: Props<Part>): ReactNode {
  const [Part, setPart] = useState<ComponentType<Part>>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const toggle = () => {
    setOpen(!open);
    if (Part || open) return;
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => {
        close();
        onFailed();
      },
    );
  };
  return (
    // The key is for the controls inside. The element itself isn't one.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.fold}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
    >
      <button
        aria-expanded={open && Part !== undefined}
        onClick={toggle}
        ref={button}
        type="button"
      >
        {label}
      </button>
      {open && Part && children(Part, close)}
    </div>
  );
}

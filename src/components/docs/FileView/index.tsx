import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The file's name, or the terminal's purpose. */
  title: string;
  /** True for a terminal: the title is words. */
  terminal?: boolean;
  /** The text, as it would be typed. */
  children: string;
}

/** A file or a terminal on a page outside docs, learn and blog: plain HTML, nothing to load. */
export default function FileView({ title, terminal = false, children }: Props): ReactNode {
  return (
    <figure className={styles.view}>
      <figcaption className={terminal ? undefined : styles.file}>{title}</figcaption>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it: https://www.w3.org/WAI/standards-guidelines/act/rules/0ssw9k/ */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}

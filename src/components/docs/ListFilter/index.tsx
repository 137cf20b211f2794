import clsx from 'clsx';
import React, { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the list has, as a plural: 'terms'. */
  of: string;
  label: string;
  placeholder: string;
  query: string;
  found: number;
  total: number;
  set: (query: string) => void;
}

/** The field that narrows a list, with the number of entries that are left. */
export default function ListFilter(props: Props): ReactNode {
  const { of, label, placeholder, query, found, total, set } = props;
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  // Text typed before the page's scripts ran is in the field and has to count.
  useEffect(() => set(input.current?.value ?? ''), [set]);
  return (
    <div
      aria-label={`${of.charAt(0).toUpperCase()}${of.slice(1)}`}
      className={clsx(styles.filter, 'with-scripts')}
      role="search"
    >
      <label htmlFor={field}>{label}</label>
      <input
        autoComplete="off"
        id={field}
        onChange={(event) => set(event.target.value)}
        placeholder={placeholder}
        ref={input}
        type="search"
        value={query}
      />
      <p role="status">{query.trim() ? `${found} of ${total}` : `${total} ${of}`}</p>
    </div>
  );
}

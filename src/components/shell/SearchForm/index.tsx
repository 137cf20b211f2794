import clsx from 'clsx';
import React, { type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'form'> {
  query?: string;
}

/** The search's field and its button. Before the page runs, and where there are no results, it opens the results page. */
export default function SearchForm({ query, ...form }: Props): ReactNode {
  return (
    <form action="/search/" className={clsx(styles.form, 'with-scripts')} role="search" {...form}>
      <input
        aria-label="Search words"
        autoComplete="off"
        defaultValue={query}
        enterKeyHint="search"
        maxLength={4000}
        name="q"
        spellCheck={false}
        type="search"
      />
      <button type="submit">Search</button>
    </form>
  );
}

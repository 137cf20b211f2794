import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Words from '@site/src/components/blog/Words';
import ListFilter from '@site/src/components/docs/ListFilter';
import {
  explainingPages,
  glossary,
  glossaryLetters,
  type GlossaryTerm,
  lettersOf,
  namedBy,
} from '@site/src/lib/glossary';
import clsx from 'clsx';
import React, { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

function Entry({ entry, isMarked }: { entry: GlossaryTerm; isMarked: boolean }): ReactNode {
  return (
    <div className={clsx(styles.entry, isMarked && styles.marked)}>
      <dt id={entry.id}>
        <a className={styles.anchor} href={`#${entry.id}`} translate="no">
          {entry.term}
        </a>
      </dt>
      <dd>
        <Words text={entry.definition} />{' '}
        <Link className={styles.explained} to={entry.to} data-search-skip>
          {explainingPages[entry.to]}
        </Link>
        {entry.example !== undefined && (
          <pre className={styles.example} data-search-skip translate="no">
            <code>{entry.example}</code>
          </pre>
        )}
      </dd>
    </div>
  );
}

/** The anchor of the address. Empty on the server and while hydrating, so both render the same. */
function useAnchor(): string {
  const { hash } = useLocation();
  return useIsBrowser() ? hash.slice(1) : '';
}

/** The whole glossary as definition lists with a filter and an index of letters. Every term is an anchor. */
export default function GlossaryList(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const [query, setQuery] = useState('');
  const anchor = useAnchor();
  for (const { id } of glossaryLetters) collectAnchor(id);
  for (const entry of glossary) collectAnchor(entry.id);
  const found = namedBy(query);
  const letters = lettersOf(found);
  return (
    <>
      <ListFilter
        found={found.length}
        label="Which term?"
        of="terms"
        placeholder="DNS, cookie, rollback …"
        query={query}
        set={setQuery}
        total={glossary.length}
      />
      <nav className={styles.letters} aria-label="Letters">
        <ul>
          {letters.map(({ letter, id }) => (
            <li key={letter}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.length === 0 && (
        <p>
          No term matches. The <Link to="/search/">search</Link> looks through all pages.
        </p>
      )}
      {letters.map(({ letter, id, terms }) => (
        <section key={letter} aria-labelledby={id}>
          <h2 id={id} className={styles.letter}>
            {letter}
          </h2>
          <dl className={styles.list}>
            {terms.map((entry) => (
              <Entry key={entry.id} entry={entry} isMarked={entry.id === anchor} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

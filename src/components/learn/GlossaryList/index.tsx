import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Words from '@site/src/components/blog/Words';
import {
  explainingPages,
  glossary,
  glossaryLetters,
  type GlossaryTerm,
} from '@site/src/lib/glossary';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
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
      </dd>
    </div>
  );
}

/** The anchor of the address. Empty on the server and while hydrating, so both render the same. */
function useAnchor(): string {
  const { hash } = useLocation();
  return useIsBrowser() ? hash.slice(1) : '';
}

/** The whole glossary as definition lists with an index of letters. Every term is an anchor. */
export default function GlossaryList(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const anchor = useAnchor();
  for (const { id } of glossaryLetters) collectAnchor(id);
  for (const entry of glossary) collectAnchor(entry.id);
  return (
    <>
      <nav className={styles.letters} aria-label="Letters">
        <ul>
          {glossaryLetters.map(({ letter, id }) => (
            <li key={letter}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {glossaryLetters.map(({ letter, id, terms }) => (
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

import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Words from '@site/src/components/blog/Words';
import { explainingPages, glossary, letterOf, type GlossaryTerm } from '@site/src/lib/glossary';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** Entries under the letter they stand for, in order. */
const sections = new Map<string, GlossaryTerm[]>();
for (const entry of glossary) {
  const letter = letterOf(entry);
  sections.set(letter, [...(sections.get(letter) ?? []), entry]);
}

const anchorOf = (letter: string): string => (letter === '0–9' ? 'digits' : letter.toLowerCase());

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

/** The anchor of the address; empty on the server and while hydrating, so that both render the same. */
function useAnchor(): string {
  const { hash } = useLocation();
  return useIsBrowser() ? hash.slice(1) : '';
}

/** The whole glossary as definition lists with an index of letters; every term is an anchor. */
export default function GlossaryList(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const anchor = useAnchor();
  for (const letter of sections.keys()) collectAnchor(`letter-${anchorOf(letter)}`);
  for (const entry of glossary) collectAnchor(entry.id);
  return (
    <>
      <nav className={styles.letters} aria-label="Letters">
        <ul>
          {[...sections.keys()].map((letter) => (
            <li key={letter}>
              <a href={`#letter-${anchorOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {[...sections].map(([letter, entries]) => (
        <section key={letter} aria-labelledby={`letter-${anchorOf(letter)}`}>
          <h2 id={`letter-${anchorOf(letter)}`} className={styles.letter}>
            {letter}
          </h2>
          <dl className={styles.list}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isMarked={entry.id === anchor} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

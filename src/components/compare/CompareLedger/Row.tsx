import Link from '@docusaurus/Link';
import Pieces from '@site/src/components/compare/Pieces';
import type { LedgerFact, LedgerRow } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** What a source says, with its note, its page and its day. */
function Fact({ fact }: { fact: LedgerFact }): ReactNode {
  const { id, amount, text, note, href, at, said } = fact;
  return (
    <li>
      {amount && (
        <data className="price" data-source={id}>
          {amount}
        </data>
      )}
      {`${amount ? ' ' : ''}${text}. `}
      <small>
        {note && `${note} `}
        {href ? <Link to={href}>{said}</Link> : said}
        {at && ', '}
        {at && <Link to={at}>read here</Link>}
      </small>
    </li>
  );
}

/** Words for people who can't see the columns. */
const Said = ({ children }: { children: string }) => (
  <span className="visually-hidden">{children}</span>
);

/** Who is ahead, in words. */
const aheadText = (ahead: LedgerRow['ahead'], name: string): string =>
  ahead === 'even' ? 'Even' : `${ahead === 'here' ? brand.product : name} is ahead`;

/** A fact on both sides, with a dot between them on the side that is ahead. */
export default function Row({ row, name }: { row: LedgerRow; name: string }): ReactNode {
  const { label, ahead, ours, theirs, more, words, facts } = row;
  return (
    <li className={styles.row} data-ahead={ahead}>
      <details>
        <summary>
          <span>{label}</span>
          <span className={styles.ours}>
            <Said>{`. ${brand.product}: `}</Said>
            <Pieces of={ours} />
          </span>
          <span className={styles.balance}>
            <Said>{`. ${aheadText(ahead, name)}. `}</Said>
          </span>
          <span className={styles.theirs}>
            <Said>{`${name}: `}</Said>
            <Pieces of={theirs} />
          </span>
        </summary>
        <div className={styles.more}>
          {more.length > 0 && (
            <p className={styles.our}>
              <Pieces of={more} />
            </p>
          )}
          <div className={styles.their}>
            {words.length > 0 && (
              <p>
                <Pieces of={words} />
              </p>
            )}
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <Fact fact={fact} key={fact.id} />
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}

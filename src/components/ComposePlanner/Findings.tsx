import React, { type ReactNode } from 'react';
import { groupIgnored, linesOf, placeOf } from '@site/src/model/compose/text';
import type { Finding, Fix, Plan } from '@site/src/model/compose/types';
import Words from './Words';
import styles from './plan.module.css';

interface Props {
  plan: Plan;
  onPlace: (offset: number) => void;
  onFix: (fix: Fix) => void;
}

function Row({ finding, onPlace, onFix }: { finding: Finding } & Omit<Props, 'plan'>): ReactNode {
  const { fix } = finding;
  return (
    <li className={finding.severity === 'note' ? styles.note : styles.finding}>
      <p className={styles.sentence}>
        <button className={styles.place} onClick={() => onPlace(finding.offset)} type="button">
          {placeOf(finding)}
        </button>
        : <Words text={finding.sentence} />
      </p>
      <p className={styles.hint}>
        <Words text={finding.hint} />
      </p>
      {fix && (
        <button className={styles.fix} data-fix onClick={() => onFix(fix)} type="button">
          {fix.label}
        </button>
      )}
    </li>
  );
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What there is to say about the file: problems as rows, notes and ignored keys folded away. */
export default function Findings({ plan, onPlace, onFix }: Props): ReactNode {
  const problems = plan.findings.filter(({ severity }) => severity !== 'note');
  const notes = plan.findings.filter(({ severity }) => severity === 'note');
  const ignored = groupIgnored(plan.ignored);
  const row = (finding: Finding) => (
    <Row
      finding={finding}
      key={`${finding.code} ${finding.offset}`}
      onFix={onFix}
      onPlace={onPlace}
    />
  );
  return (
    <>
      {problems.length > 0 && (
        <ul aria-label="Problems" className={styles.findings}>
          {problems.map(row)}
        </ul>
      )}
      {notes.length > 0 && (
        <details className={styles.more}>
          <summary>{plural(notes.length, 'note')}</summary>
          <ul className={styles.findings}>{notes.map(row)}</ul>
        </details>
      )}
      {ignored.length > 0 && (
        <details className={styles.more}>
          <summary>{plural(ignored.length, 'key')} ignored</summary>
          <ul className={styles.findings}>
            {ignored.map(({ key, hint, places }) => (
              <li className={styles.note} key={key}>
                <p className={styles.sentence}>
                  <button
                    className={styles.place}
                    onClick={() => onPlace(places[0]?.offset ?? 0)}
                    type="button"
                  >
                    {linesOf(places)}
                  </button>
                  : <code>{key}</code>
                </p>
                {hint && (
                  <p className={styles.hint}>
                    <Words text={hint} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {plan.variables.length > 0 && (
        <details className={styles.more}>
          <summary>{plural(plan.variables.length, 'variable')} to set at the import</summary>
          <p className={styles.variables}>
            {plan.variables.map((name, at) => (
              <React.Fragment key={name}>
                {at > 0 && ', '}
                <code>{name}</code>
              </React.Fragment>
            ))}
          </p>
        </details>
      )}
    </>
  );
}

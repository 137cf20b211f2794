import CodeInline from '@theme/CodeInline';
import React, { type ReactNode } from 'react';
import Words from '@site/src/components/blog/Words';
import { placeOf, plural, worstFirst, type Finding, type Fix, type Plan } from 'compose-planner';
import styles from './plan.module.css';

export interface FindingActions {
  onPlace: (offset: number) => void;
  onFix: (fix: Fix) => void;
}

/** One thing to know about the file, with its place and the button that fixes it. */
function FindingRow({ finding, onPlace, onFix }: { finding: Finding } & FindingActions): ReactNode {
  const { fix } = finding;
  return (
    <li
      className={finding.severity === 'note' ? styles.note : styles.finding}
      data-finding={finding.severity}
      data-stops={finding.stops || undefined}
    >
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
          {fix.label.split(' ').map((word, at) => (
            <React.Fragment key={at}>
              {at > 0 && ' '}
              <span>{word}</span>
            </React.Fragment>
          ))}
        </button>
      )}
    </li>
  );
}

/** Problems as rows. */
export const Problems = React.memo(function Problems({
  findings,
  label,
  ...actions
}: { findings: readonly Finding[]; label: string } & FindingActions): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.findings}>
      {worstFirst(findings).map((finding) => (
        <FindingRow finding={finding} key={`${finding.code} ${finding.offset}`} {...actions} />
      ))}
    </ul>
  );
});

/** Notes and variables, folded away below the problems. */
function Findings({ plan, ...actions }: { plan: Plan } & FindingActions): ReactNode {
  const notes = plan.findings.filter(({ severity }) => severity === 'note');
  return (
    <>
      {notes.length > 0 && (
        <details className={styles.more}>
          <summary>{plural(notes.length, 'note')}</summary>
          <Problems findings={notes} label="Notes" {...actions} />
        </details>
      )}
      {plan.variables.length > 0 && (
        <details className={styles.more}>
          <summary>{plural(plan.variables.length, 'variable')} to set when you import</summary>
          <p className={styles.variables}>
            {plan.variables.map((name, at) => (
              <React.Fragment key={name}>
                {at > 0 && ', '}
                <CodeInline>{name}</CodeInline>
              </React.Fragment>
            ))}
          </p>
        </details>
      )}
    </>
  );
}

export default React.memo(Findings);

import React, { type ReactNode, useState } from 'react';
import { plural, type Choices, type Plan } from 'compose-planner';
import type { Mending } from './rules';
import type { PlannerState } from './usePlanner';
import styles from './mend.module.css';

interface Props {
  plan: Plan;
  /** The text that the plan was made from. */
  planned: string;
  choices: Choices;
  ask: PlannerState['ask'];
  /** Replaces one text with another. Does nothing if the editor has neither. */
  onReplace: (from: string, to: string) => void;
}

/** Findings about a user or a password that a managed database won't have. */
const CREDENTIALS = 'credentials';

const MARKS = { same: ' ', before: '−', after: '+' } as const;
const SIDES = { same: '', before: 'removed: ', after: 'added: ' } as const;
/** All lines except the empty one at the end of the file. */
const shownLines = ({ lines }: Mending) =>
  lines.filter(({ kind, text }, at) => kind !== 'same' || text !== '' || at < lines.length - 1);

/** Fixes everything that loses nothing in one go, and shows the changes. The file's bar has the undo button. */
export default function Mend({ plan, planned, choices, ask, onReplace }: Props): ReactNode {
  const [done, setDone] = useState<Mending>();
  const open = plan.findings.filter(({ severity, fix }) => severity !== 'note' && fix && !fix.asks);
  const left = plan.problems - open.length;
  const credentials = open.filter(({ code }) => code === CREDENTIALS).length;

  const mend = async (code?: string) => {
    const mending = await ask((rules) => rules('mend', planned, choices, code));
    if (!mending || mending.text === planned) return;
    setDone(mending);
    onReplace(planned, mending.text);
  };

  // The changes stay visible until the file is edited again.
  const current = done && planned === done.text ? done : undefined;
  if (!current && open.length < 2) return null;
  return (
    <div className={styles.mend}>
      {current ? (
        <>
          <p>{plural(current.count, 'problem')} fixed.</p>
          <details className={styles.lines} open>
            <summary>Before and after</summary>
            <pre>
              {shownLines(current).map(({ kind, text, line, gap }) => (
                <span className={styles[kind]} data-gap={gap} key={`${kind} ${line}`}>
                  <span aria-hidden="true">{MARKS[kind]} </span>
                  <span className="visually-hidden">{SIDES[kind]}</span>
                  {text}
                  {'\n'}
                </span>
              ))}
            </pre>
          </details>
        </>
      ) : (
        <p>
          <button className={styles.button} onClick={() => void mend()} type="button">
            Fix {open.length} problems
          </button>
          {credentials > 1 && credentials < open.length && (
            <button className={styles.button} onClick={() => void mend(CREDENTIALS)} type="button">
              Only the {credentials} credentials
            </button>
          )}
          {left > 0 && (
            <span>{`${left} more ${left === 1 ? 'needs' : 'need'} your decision.`}</span>
          )}
        </p>
      )}
    </div>
  );
}

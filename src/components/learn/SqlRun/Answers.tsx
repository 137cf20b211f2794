import React, { type ReactNode } from 'react';
import { type Answer, captionOf, errorText } from 'teach/sql';
import styles from './styles.module.css';

interface Props {
  answers: readonly Answer[];
  /** The statements that were run, for the line of an error. */
  sql: string;
}

function One({ answer, sql }: { answer: Answer; sql: string }): ReactNode {
  switch (answer.kind) {
    case 'done':
      return <p className={styles.tag}>{answer.tag}</p>;
    case 'error':
      return <pre className={styles.error}>{errorText(answer.error, sql)}</pre>;
    case 'plan':
      return (
        // It scrolls, so the keyboard has to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre aria-label="Query plan" className={styles.plan} role="group" tabIndex={0}>
          {answer.lines.join('\n')}
        </pre>
      );
    case 'rows':
      return (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div aria-label="Result" className={styles.scroll} role="group" tabIndex={0}>
          <table>
            <caption>{captionOf(answer)}</caption>
            <thead>
              <tr>
                {answer.columns.map(({ name, isNumber }, at) => (
                  <th data-number={isNumber || undefined} key={at} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.rows.map((row, line) => (
                <tr key={line}>
                  {row.map((value, at) => (
                    <td data-number={answer.columns[at]?.isNumber || undefined} key={at}>
                      {value ?? <em>NULL</em>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** The answers to the statements of a block, in order. */
export default function Answers({ answers, sql }: Props): ReactNode {
  return (
    <div className={styles.answers} translate="no">
      {answers.map((answer, at) => (
        <One answer={answer} key={at} sql={sql} />
      ))}
    </div>
  );
}

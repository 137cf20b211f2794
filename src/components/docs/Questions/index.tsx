import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A list of questions. The build adds FAQPage structured data for the questions in it. */
export function Questions({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.questions}>{children}</div>;
}

interface QuestionProps {
  /** The question as a reader would put it. */
  q: string;
  /** A stable anchor in lower case, unique on the page. */
  id: string;
  /** The answer: two to five sentences. */
  children: ReactNode;
}

/** One question with its answer. */
export function Question({ q, id, children }: QuestionProps): ReactNode {
  return (
    <section className={styles.question} data-question={q}>
      <Heading as="h3" id={id}>
        {q}
      </Heading>
      <div data-answer="">{children}</div>
    </section>
  );
}

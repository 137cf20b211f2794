import Link from '@docusaurus/Link';
import Hint from '@site/src/components/learn/Hint';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The term's id in the glossary. */
  id: string;
  /** Written at build time by src/plugins/remark/glossary. */
  term?: string;
  definition?: string;
  children: ReactNode;
}

/** A link to a glossary term that shows the definition on hover, on focus and on a first tap. */
export default function Term({ id, term, definition, children }: Props): ReactNode {
  return (
    <Hint
      again="Tap the word again for the glossary."
      hint={
        definition && (
          <>
            <strong>{term}</strong> {definition}
          </>
        )
      }
    >
      {(describedBy) => (
        <Link className={styles.term} to={`/learn/glossary/#${id}`} aria-describedby={describedBy}>
          {children}
        </Link>
      )}
    </Hint>
  );
}

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode, useState } from 'react';
import { copyText } from '@site/src/client/copyText';
import { asText, linkWords, questionnaire } from '@site/src/components/trust/questionnaire';
import { brand } from '@site/src/lib/brand';
import styles from './styles.module.css';

type State = 'Copy all answers as text' | 'Copied' | "Couldn't be copied: select the text instead";

interface Props {
  /** Drawings by the title of the topic that they end. */
  drawings: Readonly<Record<string, ReactNode>>;
}

/** An address, without the punctuation after it. */
const ADDRESS = /(https?:\/\/\S*[\w/])/;

/** An answer whose addresses are links with short words. The copied text has the addresses. */
function Answer({ text }: { text: string }): ReactNode {
  return text.split(ADDRESS).map((part) => {
    const words = linkWords[part];
    if (words === undefined) return part;
    const to = part.startsWith(`${brand.url}/`) ? part.slice(brand.url.length) : part;
    return (
      <Link key={part} to={to}>
        {words}
      </Link>
    );
  });
}

/** The questionnaire, with a button that copies all of it as plain text. Without scripts it can be selected. */
export default function Questionnaire({ drawings }: Props): ReactNode {
  const [state, setState] = useState<State>('Copy all answers as text');
  const copy = () =>
    void copyText(asText(questionnaire)).then(
      () => setState('Copied'),
      () => setState("Couldn't be copied: select the text instead"),
    );
  return (
    <>
      <p className={`screen-only ${styles.copy}`}>
        <button aria-live="polite" className="button" onClick={copy} type="button">
          {state}
        </button>
      </p>
      <div className={styles.topics}>
        {questionnaire.map(({ title, questions }) => (
          <div key={title}>
            <Heading as="h3">{title}</Heading>
            <dl>
              {questions.map(({ q, a }) => (
                <React.Fragment key={q}>
                  <dt>{q}</dt>
                  <dd>
                    <Answer text={a} />
                  </dd>
                </React.Fragment>
              ))}
            </dl>
            {drawings[title]}
          </div>
        ))}
      </div>
    </>
  );
}

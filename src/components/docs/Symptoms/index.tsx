import Link from '@docusaurus/Link';
import React, { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import Words from '@site/src/components/blog/Words';
import {
  exampleSymptoms,
  findSymptoms,
  type Found,
  type SymptomArea,
} from '@site/src/lib/symptoms';
import styles from './styles.module.css';

interface Props {
  /** JSON, written by src/plugins/remark/symptoms. */
  data?: string;
}

function Symptom({ to, see, cause, label }: Omit<Found, 'label'> & { label?: string }): ReactNode {
  return (
    <li>
      {/* The framework doesn't know the ids of rows, but tests/site/links does. */}
      <Link data-noBrokenLinkCheck to={to}>
        <Words text={see} />
      </Link>
      <span className={styles.why}>
        <Words text={cause} />
        {label !== undefined && ` · ${label}`}
      </span>
    </li>
  );
}

function Examples({ areas }: { areas: readonly SymptomArea[] }): ReactNode {
  return (
    <p>
      For example:{' '}
      {exampleSymptoms(areas).map(({ message, to }, at) => (
        <React.Fragment key={message}>
          {at > 0 && ', '}
          <Link data-noBrokenLinkCheck to={to}>
            <code>{message}</code>
          </Link>
        </React.Fragment>
      ))}
    </p>
  );
}

/** What a visitor would say is wrong, by area. */
const SAID: Readonly<Record<string, string>> = {
  'Getting started': "My framework's app doesn't start, or answers with an error",
  Tasks: 'My static site shows the wrong page, or none',
  'Move in': 'Something is missing or fails after the move',
  Apps: 'A deploy fails, or the app keeps restarting',
  Services: "I can't reach a database or volume, or it's full or slow",
  Networking: "My domain, its certificate or another service isn't reachable",
  Account: "I can't sign in, or I lack a permission",
};

function Areas({ areas }: { areas: readonly SymptomArea[] }): ReactNode {
  return areas.map(({ area, pages }) => (
    <details className={styles.area} key={area}>
      <summary>
        {SAID[area] ?? area}{' '}
        <span className={styles.count}>{pages.flatMap(({ rows }) => rows).length}</span>
      </summary>
      {pages.map(({ to, label, rows }) => (
        <React.Fragment key={to}>
          <p className={styles.page}>{label}</p>
          <ul className={styles.rows}>
            {rows.map(([id, see, cause]) => (
              <Symptom cause={cause} key={id} see={see} to={`${to}#${id}`} />
            ))}
          </ul>
        </React.Fragment>
      ))}
    </details>
  ));
}

function Results({ found, text }: { found: readonly Found[]; text: string }): ReactNode {
  if (found.length === 0) {
    const search = `/search/?q=${encodeURIComponent(text.slice(0, 200))}`;
    return (
      <p role="status">
        No row matches. <Link to={search}>Search all pages for it</Link>.
      </p>
    );
  }
  return (
    <>
      <p role="status">{found.length === 1 ? 'One row' : `${found.length} rows, the best first`}</p>
      <ul className={styles.rows}>
        {found.map((row) => (
          <Symptom key={row.to} {...row} />
        ))}
      </ul>
    </>
  );
}

/** Every troubleshooting row of the documentation by area, and a field that finds the rows for a pasted message. */
export default function Symptoms({ data }: Props): ReactNode {
  const areas = useMemo(() => JSON.parse(data ?? '[]') as SymptomArea[], [data]);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // What was pasted before the page could read it.
  useEffect(() => setText(field.current?.value ?? ''), []);
  const found = useMemo(() => findSymptoms(areas, text), [areas, text]);
  return (
    <div data-search-skip>
      <search className={styles.field}>
        <label>
          A word, or the line from your log
          <textarea
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder="Error: listen EADDRINUSE: address already in use :::8080"
            ref={field}
            rows={2}
            spellCheck={false}
          />
        </label>
      </search>
      {text.trim() === '' ? (
        <>
          <Examples areas={areas} />
          <Areas areas={areas} />
        </>
      ) : (
        <Results found={found} text={text} />
      )}
    </div>
  );
}

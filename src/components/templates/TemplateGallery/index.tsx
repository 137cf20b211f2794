import Link from '@docusaurus/Link';
import Picture from '@site/src/components/shell/Picture';
import Price from '@site/src/components/pricing/Price';
import type { GalleryGroup, GalleryView, Part } from '@site/src/lib/template-page';
import { matches } from '@site/src/lib/template-page/match';
import { GLYPHS } from '@site/src/lib/pictures';
import clsx from 'clsx';
import { boundUnits } from '@site/src/lib/numbers';
import React, { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** JSON, written by src/plugins/remark/template-data. */
  data?: string;
}

const drawings: Readonly<Record<Part, ReactNode>> = {
  app: <path d="M1.5 4.5h17v11h-17zM5.75 4.5v11M10 4.5v11M14.25 4.5v11" />,
  database: <path d="M4 5c0-3 12-3 12 0s-12 3-12 0v10c0 3 12 3 12 0V5M4 10c0 3 12 3 12 0" />,
  volume: <path d="M2.5 3.5h15v13h-15zM2.5 10h15M6 13.2h2" />,
};

/** The drawings that each row repeats. */
function Symbols(): ReactNode {
  return (
    <svg aria-hidden="true" className={styles.symbols} height="0" width="0">
      {Object.entries(drawings).map(([part, drawing]) => (
        <symbol
          fill="none"
          id={`part-${part}`}
          key={part}
          stroke="currentColor"
          strokeWidth="1.4"
          viewBox="0 0 20 20"
        >
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

/** What a template creates, part by part, on the line of its network. */
function Topology({ parts }: { parts: readonly Part[] }): ReactNode {
  return (
    <span aria-label={parts.join(', ')} className={styles.parts} role="img">
      {parts.map((part, at) => (
        <svg height="20" key={at} width="20">
          <use href={`#part-${part}`} />
        </svg>
      ))}
    </span>
  );
}

function Group({ group }: { group: GalleryGroup }): ReactNode {
  return (
    <tbody>
      <tr>
        <th className={styles.category} colSpan={3} id={`category-${group.id}`} scope="rowgroup">
          {group.name}
        </th>
      </tr>
      {group.entries.map(({ slug, name, purpose, database, parts, expression }) => (
        <tr key={slug}>
          <th className={styles.app} scope="row">
            <Picture
              alt=""
              className={styles.glyph}
              height={38}
              src={`${GLYPHS}#${slug}`}
              width={38}
            />
            <Link className={styles.name} to={`/docs/templates/${slug}/`}>
              {name}
            </Link>
            <span className={styles.purpose}>{purpose}</span>
            <Topology parts={parts} />
            {database && <span className={styles.narrow}>{database}</span>}
          </th>
          <td className={styles.wide}>{database || 'none'}</td>
          <td className={styles.price}>
            <Price bare of={expression} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** All templates by category, with a field that narrows them; without scripts the whole list. */
export default function TemplateGallery({ data }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the page's scripts ran stands in the field and has to count.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  if (data === undefined) return null;
  const { groups: all, read, withDatabase } = JSON.parse(data) as GalleryView;
  const groups = all
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => matches(entry.haystack, query)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const total = all.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <div aria-label="Templates" className={clsx(styles.search, 'with-scripts')} role="search">
        <label htmlFor={field}>What do you want to run?</label>
        <input
          autoComplete="off"
          id={field}
          onChange={(event) => setQuery(event.target.value)}
          ref={input}
          placeholder="invoices, forum, MySQL …"
          type="search"
          value={query}
        />
        <p role="status">{query.trim() ? `${count} of ${total}` : `${total} templates`}</p>
      </div>
      <nav aria-label="Categories" className={styles.jumps}>
        {groups.map(({ id, name }) => (
          <a href={`#category-${id}`} key={id}>
            {name}
          </a>
        ))}
      </nav>
      <Symbols />
      {count > 0 ? (
        <table className={styles.gallery}>
          <caption>
            What each starts with, the least expensive first; for businesses, plus VAT
          </caption>
          <thead>
            <tr>
              <th scope="col">app</th>
              <th className={styles.wide} scope="col">
                database
              </th>
              <th scope="col">€ a month</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <Group group={group} key={group.id} />
          ))}
        </table>
      ) : (
        <p>
          No template fits. A <code>compose.yaml</code> of your own runs as well:{' '}
          <Link to="/docs/apps/compose-import/">Compose import</Link>.
        </p>
      )}
      <p className="page-facts">
        {`Facts have their sources, last read on ${boundUnits(read)}. Backup and restore of all ${total} are run on a test machine before each release of this site, ${withDatabase} of them against a real PostgreSQL or MySQL. The programs themselves are not.`}
      </p>
    </>
  );
}

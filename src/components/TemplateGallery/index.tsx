import Link from '@docusaurus/Link';
import Price from '@site/src/components/Price';
import type { GalleryGroup } from '@site/src/model/template-page';
import { matches } from '@site/src/model/template-page/match';
import React, { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** JSON, written by src/build/template-data. */
  data?: string;
}

function Group({ group }: { group: GalleryGroup }): ReactNode {
  return (
    <tbody>
      <tr>
        <th className={styles.category} colSpan={3} scope="rowgroup">
          {group.name}
        </th>
      </tr>
      {group.entries.map(({ slug, name, purpose, database, expression }) => (
        <tr key={slug}>
          <th scope="row">
            <Link className={styles.name} to={`/docs/templates/${slug}/`}>
              {name}
            </Link>
            <span className={styles.purpose}>{purpose}</span>
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
  const all = JSON.parse(data) as readonly GalleryGroup[];
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
      <div className={styles.search} role="search" aria-label="Templates">
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
      {count > 0 ? (
        <table className={styles.gallery}>
          <caption>What each starts with; for businesses, plus VAT</caption>
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
          <Link to="/docs/apps/advanced/#compose-import">Compose import</Link>.
        </p>
      )}
    </>
  );
}

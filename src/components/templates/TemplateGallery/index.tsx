import Link from '@docusaurus/Link';
import Price from '@site/src/components/pricing/Price';
import type { GalleryGroup, GalleryView } from '@site/src/lib/template-page';
import { matches } from '@site/src/lib/template-page/match';
import clsx from 'clsx';
import { boundUnits } from '@site/src/lib/numbers';
import React, { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** JSON, written by src/plugins/remark/template-data. */
  data?: string;
}

function Group({ group }: { group: GalleryGroup }): ReactNode {
  return (
    <tbody>
      <tr>
        <th className={styles.category} colSpan={2} id={`category-${group.id}`} scope="rowgroup">
          {group.name}
        </th>
      </tr>
      {group.entries.map(({ slug, name, purpose, database, drawing, expression }) => (
        <tr key={slug}>
          <th scope="row">
            <div className={styles.app}>
              <span dangerouslySetInnerHTML={{ __html: drawing }} />
              <div>
                <Link className={styles.name} to={`/docs/templates/${slug}/`}>
                  {name}
                </Link>
                <span className={styles.purpose}>{purpose}</span>
                {database && <span className={styles.purpose}>{database}</span>}
              </div>
            </div>
          </th>
          <td className={styles.price}>
            <Price bare of={expression} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** All templates by category, with a field that filters them. Without scripts the whole list. */
export default function TemplateGallery({ data }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  // Text typed before the page's scripts ran is in the field and has to count.
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
      {count > 0 ? (
        <table className={styles.gallery}>
          <caption>
            What each starts with, drawn to one scale, the least expensive first; for businesses,
            plus VAT
          </caption>
          <thead>
            <tr>
              <th scope="col">app</th>
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
